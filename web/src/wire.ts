// Written by `make wire` from beachhead/server/protocol/: do not change by hand.

/** A seat decides. */
export interface Act {
  type: "act";
  id: number;
  seat: number;
  number: number;
  action: string;
  leaving?: boolean;
}

/** Another game is set up, with the same people: the keys of its seats are for them. */
export interface Again {
  type: "again";
  id: number;
  seat: number;
  table: string;
  keys: (string)[];
}

/** So much of something: the id of its sign, and in words. */
export interface AmountShown {
  what: string;
  amount: number;
  words: string;
  of?: number;
}

/** Whether a seat agrees to what somebody proposed. */
export interface Answer {
  type: "answer";
  id: number;
  seat: number;
  number: number;
  agree: boolean;
}

/** What one of your seats has to decide. */
export interface Ask {
  seat: number;
  number: number;
  ask: string;
  question: string;
  rule: string;
  prompt: DicePrompt | MenuPrompt;
  hint?: string;
  guide?: GuideShown | null;
  places?: Record<string, (string)[]>;
  forecast?: ForecastShown | null;
  usual?: string;
  leave?: LeaveShown | null;
}

/** How many came to this, or to about this; the best comes first. */
export interface BarShown {
  text: string;
  count: number;
  mine?: boolean;
  par?: (string)[];
}

/** One battle of a day. */
export interface BattleShown {
  game: string;
  name: string;
  settings: (string)[];
  map?: string;
  par?: (ParShown)[];
  thinking?: boolean;
  played?: number;
  bars?: (BarShown)[];
  mine?: MineShown | null;
}

/** Whoever set the table up waits no longer; bots may play for those who are missing. */
export interface Begin {
  type: "begin";
  id: number;
  seat: number;
  bots: boolean;
}

/** What has changed on the map that lay at a place among the panels; None: as before. */
export interface BoardNow {
  type: "board-now";
  was: number;
  cells?: (CellShown)[];
  legend?: Legend | null;
  pieces?: (Piece)[] | null;
  weather?: (WeatherShown)[] | null;
}

/** A map: what is printed, what each sector of it says, and who is on it. */
export interface BoardPanel {
  type: "board";
  title: string;
  width: number;
  svg: string;
  cells: (CellShown)[];
  legend: Legend;
  pieces: (Piece)[];
  weather?: (WeatherShown)[];
}

/** Somebody has set another game up, and calls those who sit here. */
export interface Called {
  type: "called";
  text: string;
  table: string;
  keys: (string)[];
}

/** What stands on a card: told once, and known by its id from then on. */
export interface CardFace {
  id: string;
  kind: string;
  name: string;
  title: string;
  kind_words?: string;
  variety?: string;
  variety_words?: string;
  nation?: string;
  emblems?: (Emblem)[];
  price?: (Emblem)[];
  price_words?: string;
  timing?: "always" | "any-turn" | "at-once" | "enter" | "instead" | "lost" | "once" | "other-turn" | "own-turn" | "rwb" | "taken" | "this-turn" | "to-do" | "turn" | "use" | null;
  timing_words?: string;
  used_at?: string;
  tags?: (["advance" | "aid" | "award" | "boat" | "bunker" | "card" | "clock" | "copy" | "courage" | "die" | "explosive" | "eye" | "flag" | "gold-die" | "item" | "leap" | "lock" | "mgf" | "mine" | "orders" | "price" | "recall" | "reroll" | "restart" | "rwb" | "scope" | "sector" | "shell" | "shield" | "sideways" | "skull" | "soldier" | "specialist" | "star" | "straight" | "tool" | "trade" | "turn" | "two-soldiers" | "vehicle" | "weather" | "wire", string])[];
  text?: string;
  note?: string;
  source?: string;
  rule?: string;
}

/** Where a card lies, and whether it can do something now; its face is known by its id. */
export interface CardOnTable {
  id: string;
  status: "away" | "face-down" | "gone" | "ready" | "used";
  seat?: number | null;
  owner?: string;
}

/** Cards side by side. */
export interface CardPanel {
  type: "cards";
  title: string;
  cards: (CardOnTable)[];
  seat?: number | null;
}

/** A card of a game, or a table of bonuses, as one looks it up. */
export interface CardText {
  game: string;
  id: string;
  kind: string;
  kind_words: string;
  group: string;
  title: string;
  text: string;
  nation?: string;
  whose?: string;
  note?: string;
  source?: "" | "book" | "ours" | "public";
  module?: string;
  module_words?: string;
  cost?: number | null;
  face?: CardFace | null;
}

/** A sector of the board: its name, and everything about it that is so for everybody. */
export interface CellShown {
  id: string;
  title: string;
  lines: (string)[];
  place: [number, number, number, number];
  svg: string;
}

/** What a seat, or a side together, did: decisions, symbols rolled, what else is counted. */
export interface Column {
  name: string;
  choices: number;
  rolled: (number)[];
  counted: (number)[];
}

/** The battles of a day, and what its dice come from. */
export interface DayShown {
  day: string;
  battles: (BattleShown)[];
  commitment: string;
  shown: string;
  today?: boolean;
  tomorrow?: string;
  seed?: string;
}

/** Somebody wants to fight a battle of the day, or to come back to it. */
export interface DayWish {
  day: string;
  game: string;
  player: string;
  name?: string;
  colour?: string;
}

/** Dice side by side. */
export interface DicePanel {
  type: "dice";
  title: string;
  dice: (DieShown)[];
  seat?: number | null;
  sets?: (DiceSetShown)[];
}

/** Pick some dice. */
export interface DicePrompt {
  type: "dice";
  do: string;
  dice: (DieShown)[];
  picks: (string)[];
  most: number;
  all: boolean;
  none?: string;
  none_label?: string;
  none_warning?: string;
}

/** Dice that make something together, by their places, and what that would bring. */
export interface DiceSetShown {
  places: (number)[];
  title: string;
}

/** Dice in a sentence: in words, and in notation to be drawn (`DICE`). */
export interface DiceTold {
  words: string;
  dice: (string)[];
}

/** One die: in notation (`Rk`), what to draw, and in words. */
export interface DieShown {
  die: string;
  colour: string;
  face: string;
  words: string;
  mark?: "" | "blind" | "matched" | "missing";
  mark_words?: string;
  locked?: boolean;
}

/** What was asked for with this id has been done, and is on disk. */
export interface Done {
  type: "done";
  id: number;
  version: number;
}

/** A real card to draw and type in: those that it may be, with their names. */
export interface DrawOne {
  type: "draw";
  seat: number | null;
  number: number;
  text: string;
  help: string;
  cards: ([string, string])[];
}

/** Lines of the log that were left out. */
export interface Earlier {
  type: "earlier";
  log: (LogLine)[];
  upto: number;
  left_out?: LeftOut | null;
}

/** How long it takes and how hard it is, as bots found. */
export interface EffortShown {
  minutes: number;
  decisions: number;
  level: "easy" | "hard" | "medium" | "points";
  won?: number | null;
}

/** A glyph with what is written beside it, such as `+2`; struck out if it is taken away. */
export interface Emblem {
  glyph: "advance" | "aid" | "award" | "boat" | "bunker" | "card" | "clock" | "copy" | "courage" | "die" | "explosive" | "eye" | "flag" | "gold-die" | "item" | "leap" | "lock" | "mgf" | "mine" | "orders" | "price" | "recall" | "reroll" | "restart" | "rwb" | "scope" | "sector" | "shell" | "shield" | "sideways" | "skull" | "soldier" | "specialist" | "star" | "straight" | "tool" | "trade" | "turn" | "two-soldiers" | "vehicle" | "weather" | "wire";
  sign?: string;
  struck?: boolean;
}

/** How the game ended for those who look. */
export interface Ending {
  result: "lost" | "ranked" | "won";
  text: string;
  rule: string;
  winners: (number)[];
  scores: (number)[];
  played: Played;
  seed?: string;
  next?: NextGame | null;
  reopened?: boolean;
}

/** Real dice were rolled, or a card was drawn. */
export interface Enter {
  type: "enter";
  id: number;
  seat: number | null;
  number: number;
  text: string;
}

/** Settings that go well together, under a name. */
export interface EveningShown {
  id: string;
  name: string;
  line: string;
  options: Record<string, boolean | number | string>;
  players: [number, number];
  guided?: boolean;
  bots?: "" | "first" | "last";
  effort?: EffortShown | null;
}

/** One of several things that were wrong, and the settings that it is about. */
export interface Fault {
  text: string;
  settings?: (string)[];
}

/** What a seat's dice would bring if it left them as they lie. */
export interface ForecastShown {
  title: string;
  gains?: (GainShown)[];
  lines?: (string)[];
  open?: (string)[];
  fails?: boolean;
}

/** One thing that is gained or lost, with the symbol that stands for it. */
export interface GainShown {
  symbol: string;
  words: string;
}

/** A game that can be played here. */
export interface GameShown {
  id: string;
  name: string;
  line: string;
  seats: [number, number];
  played: "against" | "sides" | "together";
  evenings: (EveningShown)[];
  groups: (GroupShown)[];
  settings: (SettingShown)[];
  bots: ([string, string])[];
  bot: string;
  effort?: EffortShown | null;
}

/** Not everybody is there, and nobody is asked to play yet. */
export interface Gathering {
  missing?: (number)[];
  holding?: (number)[];
  strangers?: (number)[];
  open?: boolean;
}

/** What settings that stand together are about. */
export interface GroupShown {
  name: string;
  help?: string;
}

/** A step of a guided game: which of how many, and the part of the table that it is about. */
export interface GuideShown {
  step: number;
  steps: number;
  part?: "ahead" | "answers" | "axis" | "board" | "cards" | "dice" | "forecast" | "here" | "market" | "unit" | "";
  part_name?: string;
}

/** The first message: which table, by which keys, and what is already known of it. */
export interface Hello {
  type: "hello";
  table: string;
  keys: (string)[];
  lang: string;
  version?: number;
  skips?: boolean;
}

/** Of those who share a screen, this one has it in hand now, and nobody else looks. */
export interface Here {
  type: "here";
  id: number;
  seat: number;
}

/** What is shown for a second or two when something happens, beside the line that tells it. */
export interface HighlightShown {
  kind?: string;
  title?: string;
  numbers?: (AmountShown)[];
  lost?: (AmountShown)[];
  dice?: (DieShown)[];
  card?: string;
  table?: boolean;
  joins?: boolean;
  heard?: boolean;
}

/** Before the game: a seat is not ready yet, or is now. */
export interface Hold {
  type: "hold";
  id: number;
  seat: number;
  hold: boolean;
}

/** A table, and the keys to it that a browser has. */
export interface KeyRing {
  table: string;
  keys: (string)[];
}

/** What takes nothing of what is offered, and what the same is called for the whole turn. */
export interface LeaveShown {
  action: string;
  label: string;
}

/** Lines of the log that are told to whoever asks for them. */
export interface LeftOut {
  upto: number;
  turn?: string;
  phase?: string;
}

/** Whose the pieces on a map are. */
export interface Legend {
  svg: string;
  height: number;
  tokens: Record<string, string>;
}

/** Something that happened: after which step of the game, and by which rule. */
export interface LogLine {
  at: number;
  text: string;
  rule: string;
  decisive?: boolean;
  turning?: boolean;
  dice?: (DieShown)[];
  parts?: (string | DiceTold)[];
  names?: (number)[];
  turn?: string;
  phase?: string;
  opens?: boolean;
  seats?: (number)[];
  brief?: string;
  begins?: boolean;
  highlight?: HighlightShown | null;
}

/** A map as one looks it up: what it is called, what happened there, what to know of it. */
export interface MapText {
  game: string;
  id: string;
  title: string;
  history: string;
  lines: (string)[];
  cards?: (string)[];
}

/** Everything that a seat can have sooner or later, with what it costs it now. */
export interface MarketShown {
  seat: number;
  has: (Emblem)[];
  has_words: string;
  buying: boolean;
  shelves: (ShelfShown)[];
}

/** One thing to choose: an action, or a question that comes next. */
export interface MenuEntry {
  label: string;
  about?: string;
  action?: string;
  next?: DicePrompt | MenuPrompt | null;
  place?: string;
  card?: string;
  dice?: (DieShown)[];
  warning?: string;
}

/** Choose one. */
export interface MenuPrompt {
  type: "menu";
  entries: (MenuEntry)[];
}

/** How it went for the one who asks. */
export interface MineShown {
  table: string;
  text?: string;
  place?: number;
  against?: number;
}

/** One moment of a game that is looked back at. */
export interface Moment {
  game: string;
  players: (Player)[];
  finished: boolean;
  public: boolean;
  at: number;
  last: number;
  panels: (DicePanel | CardPanel | TrackPanel | ScorePanel | NotesPanel | BoardPanel)[];
  faces: (CardFace)[];
  log: (LogLine)[];
  over?: Ending | null;
  seats?: (number)[];
}

/** A table that has been set up: the key of each seat ("" for a bot's), and to watch. */
export interface NewTable {
  table: string;
  keys: (string)[];
  watch: string;
}

/** What to play after this: in words, and the settings that are not as they were. */
export interface NextGame {
  name: string;
  options: Record<string, boolean | number | string>;
}

/** Plain lines. */
export interface NotesPanel {
  type: "notes";
  title: string;
  lines: (string)[];
}

/** Something happened beside the game. */
export interface Notice {
  type: "notice";
  text: string;
}

/** The statistics of a table. */
export interface Numbers {
  symbols: (string)[];
  counts: (string)[];
  columns: (Column)[];
}

/** What there is to play here, and what people may be called. */
export interface Offer {
  games: (GameShown)[];
  colours: (string)[];
  longest_name: number;
  open_tables?: boolean;
}

/** A card that can be had: what it costs now, and what keeps one from having it. */
export interface OfferShown {
  card: string;
  price: (Emblem)[];
  price_words: string;
  actions: Record<string, string>;
  lines?: (string)[];
}

/** Lines of the log that were left out are wanted: the last ones up to a step. */
export interface Older {
  type: "older";
  upto: number;
}

/** A table that anybody may sit down at: all that is told of it before. */
export interface OpenTable {
  table: string;
  game: string;
  name: string;
  host: string;
  lang: string;
  since: string;
  seats: number;
  free: number;
  evening?: string;
  role?: string;
}

/** Whoever set the table up lets anybody sit down at it, or only those who have a link. */
export interface OpenUp {
  type: "open";
  id: number;
  seat: number;
  open: boolean;
}

/** All of it is told when any of it is new. In a moment to look at, nothing can be done. */
export interface Own {
  seats?: (number)[];
  asks?: (Ask)[] | null;
  markets?: (MarketShown)[] | null;
  entering?: Throw | DrawOne | null;
  undo?: Undoing | null;
  redo?: Undoing | null;
  hand_over?: number | null;
  host?: number | null;
  over?: Ending | null;
}

/** What a bot made of it. */
export interface ParShown {
  bot: string;
  text: string;
}

/** A seat says one of the quick phrases. */
export interface Phrase {
  type: "phrase";
  id: number;
  seat: number;
  phrase: string;
}

/** Where somebody stands: in which sector, and at which point of the picture. */
export interface Piece {
  seat: number;
  cell: string;
  at: [number, number];
  strength?: number | null;
  words?: string;
}

/** What was played, by ids, for those who keep a history of their own. */
export interface Played {
  game: string;
  started: string;
  setting?: string;
  place?: string;
  evening?: string;
  day?: string;
}

/** Who sits where. */
export interface Player {
  seat: number;
  name: string;
  colour: string;
  role?: string;
  bot?: string;
  busy?: boolean;
  screens?: number;
}

/** Somebody would like to take something back or put it back: these seats have to agree. */
export interface Proposal {
  number: number;
  seat: number;
  text: string;
  missing: (number)[];
}

/** A seat puts back what it took back, or asks whether it may. */
export interface PutBack {
  type: "redo";
  id: number;
  seat: number;
  number: number;
}

/** What a genuine record of a daily battle came to. */
export interface RecordChecked {
  day: string;
  game: string;
  text: string;
}

/** It was not done, and why; nothing has changed. Id 0: no message of yours in particular. */
export interface Refused {
  type: "refused";
  id: number;
  code: string;
  text: string;
}

/** What a seat is called, and its colour. */
export interface Rename {
  type: "name";
  id: number;
  seat: number;
  name: string;
  colour: string;
}

/** One rule as a person reads it; the body is Markdown. */
export interface RuleText {
  id: string;
  title: string;
  body: string;
  chapter: string;
  section: string;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  seat: number;
  phrase: string;
  text: string;
}

/** The seats, one under the other. */
export interface ScorePanel {
  type: "scores";
  title: string;
  rows: (ScoreRow)[];
}

/** One seat's line on the score sheet. */
export interface ScoreRow {
  seat: number;
  name: string;
  text: string;
  busy: boolean;
  has?: (AmountShown)[];
  at?: string;
  emblem?: string;
}

/** What has changed on the score sheet that lay at a place among the panels. */
export interface ScoresNow {
  type: "scores-now";
  was: number;
  title?: string | null;
  rows?: (ScoreRow)[];
}

/** What all are told who see the same, in their language; None where it may be: as before. */
export interface Screen {
  panels: (number | DicePanel | CardPanel | TrackPanel | ScorePanel | NotesPanel | BoardPanel | BoardNow | ScoresNow)[];
  waiting?: (string)[];
  proposal?: Proposal | null;
  faces?: (CardFace)[];
  players?: (Player)[] | null;
  game?: string | null;
  commitment?: string | null;
  lookup?: (NotesPanel)[] | null;
  phrases?: ([string, string])[] | null;
  gathering?: Gathering | null;
  halted?: string;
  record?: boolean;
  kept_until?: string;
}

/** The key of a seat at an open table. */
export interface SeatTaken {
  table: string;
  key: string;
}

/** Somebody would like to sit down at an open table. */
export interface SeatTaking {
  name?: string;
}

/** Who is to sit here: somebody at this screen, a friend who gets a link, or a bot. */
export interface SeatWish {
  kind: "bot" | "friend" | "me";
  name?: string;
  colour?: string;
  bot?: string;
}

/** A setting of a game: what it is called, what it means, what it may be. */
export interface SettingShown {
  name: string;
  label: string;
  help: string;
  rule: string;
  kind: "choice" | "flag" | "number";
  default: boolean | number | string;
  group: string;
  seat?: number | null;
  choices?: ([string, string])[];
  low?: number;
  high?: number;
  maps?: boolean;
}

/** What is wrong with settings, and the places that would fit the rest of them. */
export interface SettingsChecked {
  faults: (Fault)[];
  where?: string;
  fitting?: (string)[];
  seats?: [number, number] | null;
  roles?: ([number, string])[];
}

/** Settings as far as they are chosen, and how many are to play. */
export interface SettingsWish {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
}

/** Cards of a kind, side by side. */
export interface ShelfShown {
  title: string;
  offers: (OfferShown)[];
  open: boolean;
}

/** From now on in this language. */
export interface Speak {
  type: "speak";
  lang: string;
}

/** A table in a list of one's own. */
export interface TableShown {
  table: string;
  game: string;
  name: string;
  players: (string)[];
  started: string;
  moves: number;
  over?: string;
  turn?: boolean;
  waiting?: boolean;
}

/** A table to be set up. */
export interface TableWish {
  game: string;
  seats: (SeatWish)[];
  options?: Record<string, boolean | number | string>;
  typed?: boolean;
  guided?: boolean;
  wait?: boolean;
  open?: boolean;
}

/** A seat takes back what it did last, or asks whether it may. */
export interface TakeBack {
  type: "undo";
  id: number;
  seat: number;
  number: number;
}

/** A word that is explained: its forms, the first of which is its name, and where to read on. */
export interface TermText {
  words: (string)[];
  text: string;
  rules: (string)[];
}

/** Real dice to roll and type in: the colour of each, and the faces that it has. */
export interface Throw {
  type: "throw";
  seat: number | null;
  number: number;
  text: string;
  help: string;
  dice: ([string, (DieShown)[]])[];
}

/** Steps in order, and which one we are at. */
export interface TrackPanel {
  type: "track";
  title: string;
  steps: (string)[];
  at: number;
}

/** What was wrong with a request. */
export interface Trouble {
  code: string;
  text: string;
  faults?: (Fault)[];
}

/** What can be taken back, or put back: by which seat, as which of its entries. */
export interface Undoing {
  seat: number;
  number: number;
  ask?: boolean;
}

/** The table is at this version now. */
export interface Update {
  type: "update";
  version: number;
  screen: Screen;
  log: (LogLine)[];
  log_from: number;
  own?: Own | null;
  whole?: boolean;
  look?: boolean;
  left_out?: LeftOut | null;
}

/** What lies over the whole map, and what it is called. */
export interface WeatherShown {
  kind: "cloud" | "mist" | "night" | "rain" | "storm" | "sun" | "water" | "wind";
  words: string;
}

export type Panel = DicePanel | CardPanel | TrackPanel | ScorePanel | NotesPanel | BoardPanel;

export type Prompt = DicePrompt | MenuPrompt;

export type Entering = Throw | DrawOne;

export type FromBrowser = Hello | Speak | Older | Act | Enter | TakeBack | PutBack | Answer | Rename | Phrase | Here | Hold | Begin | OpenUp | Again;

export type FromServer = Update | Earlier | Done | Refused | Said | Notice | Called;

/** Each die in notation: its colour, and what it shows. */
export const DICE: Record<string, [string, string]> = {
  Rk: ["red", "skull"],
  Rs: ["red", "star"],
  R1: ["red", "soldier"],
  R2: ["red", "two-soldiers"],
  Rc: ["red", "courage"],
  Rt: ["red", "tool"],
  Wk: ["white", "skull"],
  Ws: ["white", "star"],
  W1: ["white", "soldier"],
  W2: ["white", "two-soldiers"],
  Wc: ["white", "courage"],
  Wt: ["white", "tool"],
  Bk: ["blue", "skull"],
  Bs: ["blue", "star"],
  B1: ["blue", "soldier"],
  B2: ["blue", "two-soldiers"],
  Bc: ["blue", "courage"],
  Bt: ["blue", "tool"],
  Gk: ["gray", "skull"],
  Gs: ["gray", "star"],
  G1: ["gray", "soldier"],
  G2: ["gray", "two-soldiers"],
  Gc: ["gray", "courage"],
  Gt: ["gray", "tool"],
  Kk: ["black", "skull"],
  Ks: ["black", "star"],
  K1: ["black", "soldier"],
  K2: ["black", "two-soldiers"],
  Kc: ["black", "courage"],
  Kt: ["black", "tool"],
  F1: ["field", "1"],
  F2: ["field", "2"],
  F3: ["field", "3"],
  F4: ["field", "4"],
  F5: ["field", "5"],
  F6: ["field", "6"],
  Yk: ["gold", "skull"],
  Ys: ["gold", "star"],
  Y1: ["gold", "soldier"],
  Y2: ["gold", "two-soldiers"],
  Yc: ["gold", "courage"],
  Yt: ["gold", "tool"],
  D1: ["plain", "1"],
  D2: ["plain", "2"],
  D3: ["plain", "3"],
  D4: ["plain", "4"],
  D5: ["plain", "5"],
  D6: ["plain", "6"],
};

export const TABLES_LISTED = 60;
