### Héros de guerre : tout ce que dit ce module.

kind-hero = Héros de guerre
kinds-hero = Héros de guerre
card-cost-hero = { $card } ({ $cost ->
    [one] { $cost } Étoile
   *[other] { $cost } Étoiles
}, { $lives ->
    [one] { $lives } Soldat
   *[other] { $lives } Soldats
})
card-cost-hero-tagged = { $card } ({ $cost ->
    [one] { $cost } Étoile
   *[other] { $cost } Étoiles
}, { $lives ->
    [one] { $lives } Soldat
   *[other] { $lives } Soldats
} ; { $tags })
action-normandy-lead-the-way = Renoncer au Commandement et à 3 Étoiles : { $card }
fact-normandy-led-the-way = { $seat } renonce à un Commandement et rallie un Héros : { $card }.
group-normandy-war-heroes = Module : Héros de guerre
group-normandy-war-heroes-help = Des soldats de l’histoire, de bien des nations, qui rejoignent vos Unités pour des Étoiles et un Soldat.
option-normandy-war_heroes = Héros de guerre
option-normandy-war_heroes-help = Au lieu d’un Spécialiste, vous pouvez rallier un héros de l’Histoire qui porte son titre, pour des Étoiles et 1 Soldat.
option-normandy-lead_the_way = Montrer la voie
option-normandy-lead_the_way-help = Les Héros de guerre ne viennent qu’en échange d’un BBR de Commandement et de ses 3 Étoiles, sans autre prix.
