### The tide: all that this module says.

group-normandy-tide = Module: The tide
group-normandy-tide-help = The tide turns before every turn, and an opponent gives secret orders.
option-normandy-tide = The tide
option-normandy-tide-help = The last seat is the harbour master and plays against the Units, who start in the water.
kind-tide = Tide
kinds-tide = Tides
kind-order = Order
kinds-order = Orders
kind-water = Water
phase-tide = The tide
phase-wade = Wade
ask-normandy-order = Which order does { $seat } give?
ask-normandy-wade = Where does { $seat } wade?
roll-normandy-tide = The tide turns.
roll-normandy-order = { $seat } draws an order.
action-normandy-give-order = Give the order { $card }
action-normandy-wade = Wade to { $sector }
menu-normandy-wade = Wade…
fact-normandy-tide-turned = The tide: { $card }.
fact-normandy-waded = { $seat } wades to { $sector }.
scene-tide = The tide now
scene-harbour-master = { $orders ->
    [one] The harbour master, with one order
   *[other] The harbour master, with { $orders } orders
}
over-tide-won = You have held the harbour in { $turns } turns.
over-tide-lost = The harbour is lost after { $turns } turns.
