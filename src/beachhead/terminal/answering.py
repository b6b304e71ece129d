"""The answer that a player is putting together: menus gone into, dice picked, digits typed."""

from __future__ import annotations

from beachhead.kernel.contract import Action, Decision
from beachhead.locale import Texts
from beachhead.playing.prompts import DicePick, Entry, Menu, Prompt, prompt_for, warned
from beachhead.playing.telling import about
from beachhead.terminal.session import Session


class Answering:
    """What is asked of whoever has to decide first, and how far they are with it."""

    def __init__(self, session: Session, texts: Texts) -> None:
        self.session = session
        self.texts = texts
        self.begin()

    def begin(self) -> None:
        """Nothing is chosen as yet."""
        self.path: list[Entry] = []
        """The menu entries gone into in this decision, the innermost last."""
        self.picked: set[int] = set()
        self._number = 0
        """What the digits typed so far in a long menu amount to."""

    @property
    def decision(self) -> Decision | None:
        """What is asked now: of the first seat that has to decide."""
        return next(iter(self.session.decisions()), None)

    @property
    def prompt(self) -> Prompt | None:
        """The step of the decision that the player is at."""
        decision = self.decision
        if decision is None:
            return None
        options = self.path[-1].options if self.path else decision.options
        known = about(self.texts, self.session.scene(decision.seat), options)
        return prompt_for(self.texts, options, known)

    def question(self, decision: Decision) -> str:
        """What is asked, or what was chosen so far."""
        if not self.path:
            return self.session.asked(self.texts, decision)
        chosen = " › ".join(entry.short for entry in self.path)
        text = self.texts.say("ask-further", chosen=chosen)
        return self.texts.say("ask-line", text=text, rule=decision.rule)

    def labels(self, prompt: Prompt) -> list[str]:
        """The lines to choose from."""
        self._number = 0
        if isinstance(prompt, Menu):
            return [
                self.texts.say("menu-entry", number=number, text=entry.label)
                for number, entry in enumerate(prompt.entries, start=1)
            ]
        none = (
            [warned(self.texts.action(prompt.none), prompt.none_warning)]
            if prompt.none is not None
            else []
        )
        return [self.throw_label(prompt), *none]

    def throw_label(self, pick: DicePick) -> str:
        """What becomes of the dice that are picked."""
        dice = self.picked_dice()
        said = self.texts.value("dice", dice)
        limits = {"most": pick.most, "all": "yes" if pick.takes_all else "no"}
        args = {"do": pick.do, "dice": said, "count": len(dice), **limits}
        fits = not dice or dice in pick.by_dice
        return self.texts.say("throw-picked" if fits else "picked-so-far", **args)

    def keys(self) -> str:
        """What the number keys are good for now."""
        match self.prompt:
            case DicePick(takes_all=together):
                return "all-dice" if together else "dice"
            case Menu(entries) if len(entries) >= 10:
                return "long"
        return "menu"

    def dice(self) -> tuple[int, ...]:
        """The dice that lie before whoever is asked."""
        decision = self.decision
        return self.session.dice_of(decision.seat) if decision else ()

    def picked_dice(self) -> tuple[int, ...]:
        """Those of them that are picked."""
        dice = self.dice()
        return tuple(sorted(dice[index] for index in self.picked))

    def toggle(self, pick: DicePick, index: int) -> None:
        """Pick a die, or let go of it."""
        dice = self.dice()
        if index >= len(dice):
            return
        if dice[index] not in pick.movable:
            raise pick.refusal()
        self.picked ^= {index}

    def toggle_all(self, pick: DicePick) -> None:
        """Pick all dice, or let go of them."""
        movable = {i for i, die in enumerate(self.dice()) if die in pick.movable}
        self.picked = set() if self.picked == movable else movable

    def thrown(self, pick: DicePick) -> Action:
        """The action that the picked dice make."""
        action = pick.by_dice.get(self.picked_dice())
        if action is None:
            raise pick.refusal() if self.picked else pick.nothing_picked()
        return action

    def enter(self, entry: Entry) -> Action | None:
        """The action that an entry of a menu is; none if it leads to another menu."""
        if len(entry.options) == 1:
            return entry.options[0]
        self.path.append(entry)
        return None

    def back(self) -> bool:
        """One menu back; whether there was one."""
        if not self.path:
            return False
        self.path.pop()
        self.picked = set()
        return True

    def row(self, menu: Menu, digit: int) -> int | None:
        """The row of a long menu that the digits lead to, with this one."""
        number = 10 * self._number + digit
        if number > len(menu.entries):
            number = digit
        if not number:
            return None
        self._number = number
        return number - 1
