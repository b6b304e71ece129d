/** The glyphs on cards, each drawn in a square of 24: areas to fill, and lines. */

import type { CardFace, Emblem, WeatherShown } from "../wire";
import {
  advance,
  award,
  bunker,
  die,
  flag,
  item,
  orders,
  price,
  shell,
  shield,
  specialist,
  vehicle,
} from "../../../src/beachhead/drawing/signs.json";
import { SYMBOLS } from "./Die.svelte";

export interface Drawing {
  fill?: string;
  line?: string;
}

const DIE = "M5.5 3h13A2.500 2.500 0 0 1 21 5.500v13a2.500 2.500 0 0 1-2.500 2.500h-13A2.500 2.500 0 0 1 3 18.500v-13A2.500 2.500 0 0 1 5.500 3z";

export const GLYPHS: Record<Emblem["glyph"], Drawing> = {
  skull: { fill: SYMBOLS.skull },
  star: { fill: SYMBOLS.star },
  soldier: { fill: SYMBOLS.soldier },
  "two-soldiers": { fill: SYMBOLS["two-soldiers"] },
  courage: { fill: SYMBOLS.courage },
  tool: { fill: SYMBOLS.tool },

  die: { fill: die },
  "gold-die": {
    fill: `${DIE}M12 6l1.800 4.100 4.400.4-3.300 2.900 1 4.300L12 15.500l-3.900 2.200 1-4.300-3.300-2.900 4.400-.4z`,
  },
  turn: {
    fill: "M9 10h9a1.500 1.500 0 0 1 1.500 1.500v9A1.500 1.500 0 0 1 18 22H9a1.500 1.500 0 0 1-1.500-1.500v-9A1.500 1.500 0 0 1 9 10zM13.500 14.200a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z",
    line: "M3.500 13C3 7.500 7.500 3.500 13 4.500M10.500 1.500 13.500 4.500l-3 3",
  },
  reroll: {
    line: "M4 11.500a8 8 0 0 1 13.800-5M18.500 2.500v4.700h-4.700M20 12.500a8 8 0 0 1-13.800 5M5.500 21.500v-4.700h4.700",
  },
  lock: {
    fill: "M5 10.500h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM12 13.500a1.700 1.700 0 0 0-.9 3.100l-.4 2.400h2.600l-.4-2.400a1.700 1.700 0 0 0-.9-3.100z",
    line: "M7.500 10V7.500a4.500 4.500 0 0 1 9 0V10",
  },
  rwb: {
    fill: "M2 7.500h5.600v9H2zM16.400 7.500H22v9h-5.600zM18 9.500v5h2.400v-5z",
    line: "M9.800 8.400h4.400v7.200H9.800z",
  },
  straight: {
    fill: "M2 18h2.800v4H2zM5.500 15h2.800v7H5.500zM9 12h2.800v10H9zM12.500 9h2.800v13h-2.800zM16 6h2.800v16H16zM19.500 3h2.800v19h-2.800z",
  },
  copy: { fill: "M9 9h11.500v11.500H9zM14.700 13a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z", line: "M4.500 15.500v-11h11" },

  specialist: { fill: specialist },
  item: { fill: item },
  award: { fill: award },
  vehicle: { fill: vehicle },
  card: { fill: "M9.500 2.500h9A1.500 1.500 0 0 1 20 4v12a1.500 1.500 0 0 1-1.500 1.500h-9A1.500 1.500 0 0 1 8 16V4a1.500 1.500 0 0 1 1.500-1.500zM14 6l-2.500 4 2.500 4 2.500-4z", line: "M5 7v12.500A1.500 1.500 0 0 0 6.500 21H16" },
  recall: { line: "M9 3.500 4 8.500l5 5M4.500 8.500H14a6 6 0 0 1 0 12H8.500" },
  price: { fill: price },
  trade: { line: "M3 8h17M15.500 3.500 20 8l-4.500 4.500M21 16H4M8.500 11.500 4 16l4.500 4.500" },
  orders: { fill: orders },

  sector: { line: "M3 6.500 9 4l6 2.500L21 4v13.500L15 20l-6-2.500L3 20zM9 4v13.500M15 6.500V20" },
  bunker: { fill: bunker },
  shield: { fill: shield },
  mgf: {
    fill: "M1.500 9.500h5l1-1.500h8v1.200H22v1.800h-6.500v1.200h-3l1.700 2.300 2.700 6h-2.200L12 15h-1.500l-2.700 5.500H5.600L8.700 13H7l-.8-1h-1l-.7 2.500h-3z",
    line: "M19 5.500l1.500-1.500M20.500 14l1.500 1.500",
  },
  mine: {
    fill: "M12 6.500a5.800 5.800 0 1 1 0 11.600 5.800 5.800 0 0 1 0-11.600z",
    line: "M12 2.500v3M12 19v2.500M2.500 12.300h3M18.500 12.300h3M5.300 5.600l2.100 2.100M16.600 16.900l2.100 2.100M5.300 19l2.100-2.100M16.600 7.700l2.100-2.100",
  },
  wire: { line: "M1.500 8.500h21M1.500 16h21M5 5.500l4 6M9 5.500l-4 6M15 13l4 6M19 13l-4 6" },
  shell: { fill: shell },
  weather: {
    fill: "M7 14.500a4.300 4.300 0 0 1-.2-8.600A5.800 5.800 0 0 1 17.800 7a3.800 3.800 0 0 1-.4 7.500z",
    line: "M8.500 17.200 7 21.500M13 17.200l-1.500 4.300M17.500 17.200 16 21.500",
  },
  flag: { fill: flag },

  advance: { fill: advance },
  sideways: { line: "M2.500 12h19M7 7.500 2.500 12 7 16.500M17 7.500l4.500 4.500-4.500 4.500" },
  leap: { line: "M3 20C3.500 9 13 4.500 19.500 12M20 5v7.500h-7.500" },
  clock: { line: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.500l4 2.300" },
  boat: {
    fill: "M1.500 12.500 22.500 11l-2.800 7H4.500zM6 11.500V7h7v4zM15 10.500V4h1.600v6.400z",
    line: "M2 21c1.700-1.300 3.300-1.300 5 0s3.300 1.300 5 0 3.300-1.300 5 0 3.300 1.300 5 0",
  },
  restart: { line: "M4.500 12.500a7.700 7.700 0 1 0 2.800-6M7.500 1.800v5.400H13" },

  aid: { fill: "M3.600 13.600 13.600 3.600a4.800 4.800 0 0 1 6.800 6.800L10.400 20.400a4.800 4.800 0 0 1-6.800-6.800zM12 8.300 8.300 12l3.700 3.700 3.700-3.700zM12 10.500l1.500 1.500-1.500 1.500-1.500-1.500z" },
  eye: { line: "M1.500 12C4.500 7 8 5 12 5s7.500 2 10.500 7c-3 5-6.500 7-10.500 7S4.500 17 1.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" },
  scope: { line: "M12 4.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM12 1.500v7M12 15.500v7M1.500 12h7M15.500 12h7" },
  explosive: {
    fill: "M10 8.500a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM13.200 8.700l2.300-2.300 2.100 2.100-2.300 2.300z",
    line: "M17 7c0-3 1.500-4.500 4-4",
  },
};

export const TIMINGS: Record<NonNullable<CardFace["timing"]>, string> = {
  always: "M7 8.500a3.500 3.500 0 1 0 0 7c4 0 6-7 10-7a3.500 3.500 0 1 1 0 7c-4 0-6-7-10-7z",
  turn: "M4.500 12.500a7.700 7.700 0 1 0 2.800-6M7.500 1.800v5.400H13",
  use: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 8.500v7l6-3.500z",
  once: "M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v2M14 11v2M14 15v2",
  enter: "M11 4h9v16h-9M3 12h11M10 8l4 4-4 4",
  rwb: "M5 6v12M12 6v12M19 6v12",
  taken: "M12 3v11M8 10l4 4 4-4M4 15v5h16v-5",
  lost: "M12 14V3M8 7l4-4 4 4M4 15v5h16v-5",
  instead: "M3 8h17M16 4l4 4-4 4M21 16H4M8 12l-4 4 4 4",
  "this-turn": "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.600 17.600 19 19M5 19l1.400-1.400M17.600 6.400 19 5",
  "at-once": "M13 2 5 14h6l-1 8 8-12h-6z",
  "to-do": "M4 4h16v16H4zM8 12l3 3 5-6",
  "own-turn": "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-5 3-7 8-7s8 2 8 7",
  "other-turn": "M8 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2 20c0-4 2-6 6-6M15 4.500a3.500 3.500 0 0 1 0 6.500M14 14c5 0 8 2 8 6",
  "any-turn": "M12 4v16M5 8l14 8M19 8 5 16",
};

const CLOUD = "M7 13a4 4 0 0 1-.2-8A5.500 5.500 0 0 1 17.300 6a3.500 3.500 0 0 1-.3 7z";
const DROPS = "M8.500 15.500 7 20M13 15.500 11.500 20M17.500 15.500 16 20";

/** What lies over a map. */
export const WEATHER: Record<WeatherShown["kind"], Drawing> = {
  sun: {
    fill: "M12 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z",
    line: "M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  },
  cloud: { fill: "M7 18a4.500 4.500 0 0 1-.2-9A6 6 0 0 1 18 10a4 4 0 0 1-.4 8z" },
  mist: { line: "M3 7h13M8 11h13M3 15h15M7 19h12" },
  night: { fill: "M15 3a9.500 9.500 0 1 0 6 12.500A8 8 0 0 1 15 3z" },
  rain: { fill: CLOUD, line: DROPS },
  storm: { fill: `${CLOUD}M12.500 13.500 8.500 19h3l-1.500 4.500L15 17.500h-3l2.500-4z` },
  wind: { line: "M2.500 9h12a3 3 0 1 0-3-3M2.500 13h17a2.500 2.500 0 1 1-2.500 2.500M2.500 17h9" },
  water: { line: "M2 9c2-2 3.500-2 5 0s3 2 5 0 3-2 5 0 3 2 5 0M2 16c2-2 3.500-2 5 0s3 2 5 0 3-2 5 0 3 2 5 0" },
};
