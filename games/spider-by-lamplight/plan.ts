/**
 * Defines the positions of a rule set's piles in card sizes, with one plan for a portrait table and one for a
 * landscape table.
 */
import { pilesOf } from './table';
import type { RuleSet } from './types';
import * as sets from './sets';

export interface PlanSpot {
  x: number;
  /** The vertical position in card heights. For a fan, it is relative to the end of the head, or to its band. */
  y: number;
  fan?: 'down' | 'right';
  /** The index of the band below the head that contains the fan. */
  band?: number;
  /** The width of a fan to the right, in card widths. */
  room?: number;
}

export interface Plan {
  columns: number;
  /** The minimum height of the table in card heights. */
  rows: number;
  /** The height above the fans, in card heights. */
  head: number;
  bands: number;
  /** Whether no pile grows, so that everything can be centered. */
  isFixed?: boolean;
  spots: readonly PlanSpot[];
}

type Shape = 'tall' | 'wide';
type At = (index: number) => PlanSpot;

/** Creates a plan from the positions of each kind of pile. */
const plan = (rules: RuleSet, frame: Omit<Plan, 'spots'>, at: Partial<Record<string, At>>): Plan => {
  const kinds = pilesOf(rules);
  const spots = rules.piles.map(({ kind }, pile): PlanSpot => {
    const position = at[kind];
    if (!position) throw new Error(`No place for a ${kind}`);
    return position(kinds[kind].indexOf(pile));
  });
  return { ...frame, spots };
};

const row =
  (x: number, y = 0, step = 1): At =>
  (i) => ({ x: x + i * step, y });
const column =
  (x: number, step = 1, y = 0): At =>
  (i) => ({ x, y: y + i * step });
const fans =
  (x = 0): At =>
  (i) => ({ x: x + i, y: 0, fan: 'down' });
const UNDER_ONE = { rows: 3.3, head: 1, bands: 1 };
const SIDE_PILES_FRAME = { rows: 3.4, head: 0, bands: 1 };

const spider = (rules: RuleSet, shape: Shape): Plan =>
  shape === 'tall'
    ? plan(
        rules,
        { ...UNDER_ONE, columns: 10 },
        { tableau: fans(), foundation: row(0, 0, 0.7), stock: row(9) },
      )
    : plan(
        rules,
        { ...SIDE_PILES_FRAME, columns: 11.2 },
        { tableau: fans(), foundation: column(10.2, 0.14), stock: column(10.2, 1, 2.3) },
      );

const freeCell = (rules: RuleSet): Plan =>
  plan(rules, { ...UNDER_ONE, columns: 8 }, { tableau: fans(), cell: row(0), foundation: row(4) });

const eightOff = (rules: RuleSet, shape: Shape): Plan =>
  shape === 'tall'
    ? plan(
        rules,
        { rows: 4.5, head: 2, bands: 1, columns: 8 },
        { tableau: fans(), cell: row(0, 1), foundation: row(2) },
      )
    : plan(
        rules,
        { rows: 3.9, head: 1, bands: 1, columns: 9.2 },
        { tableau: fans(), cell: row(0), foundation: column(8.2, 0.95) },
      );

const seahaven = (rules: RuleSet): Plan =>
  plan(
    rules,
    { ...UNDER_ONE, columns: 10 },
    { tableau: fans(), cell: row(3), foundation: (i) => ({ x: i < 2 ? i : i + 6, y: 0 }) },
  );

const castle = (rules: RuleSet, shape: Shape): Plan =>
  shape === 'tall'
    ? plan(rules, { ...UNDER_ONE, columns: 8 }, { tableau: fans(), foundation: row(2) })
    : plan(
        rules,
        { rows: 4.15, head: 4.15, bands: 1, columns: 11.4, isFixed: true },
        {
          tableau: (i) => ({ x: i < 4 ? 0 : 6.4, y: (i % 4) * 1.05, fan: 'right', room: 5 }),
          foundation: column(5.2, 1.05),
        },
      );

const garden = (rules: RuleSet, shape: Shape): Plan =>
  shape === 'tall'
    ? plan(
        rules,
        { rows: 5, head: 3, bands: 1, columns: 8 },
        {
          tableau: fans(1),
          reserve: (i) => ({ x: i % 8, y: 1 + Math.floor(i / 8) }),
          foundation: row(2),
        },
      )
    : plan(
        rules,
        { rows: 4, head: 0, bands: 1, columns: 11.8 },
        {
          tableau: fans(),
          reserve: (i) => ({ x: 6.4 + (i % 4), y: Math.floor(i / 4) }),
          foundation: column(10.8),
        },
      );

const bisley = (rules: RuleSet, shape: Shape): Plan =>
  shape === 'tall'
    ? plan(
        rules,
        { rows: 5, head: 1, bands: 2, columns: 8 },
        {
          tableau: (i) => ({ x: i < 7 ? i + 0.5 : i - 6, y: 0, fan: 'down', band: i < 7 ? 0 : 1 }),
          foundation: row(0),
        },
      )
    : plan(rules, { ...UNDER_ONE, columns: 13 }, { tableau: fans(), foundation: row(2.5) });

const kingAlbert = (rules: RuleSet, shape: Shape): Plan =>
  shape === 'tall'
    ? plan(
        rules,
        { rows: 5, head: 2, bands: 1, columns: 9 },
        { tableau: fans(), reserve: row(1, 1), foundation: row(2.5) },
      )
    : plan(
        rules,
        { ...UNDER_ONE, columns: 11.4 },
        { tableau: fans(1.2), reserve: row(4.4), foundation: row(0) },
      );

const fortress = (rules: RuleSet, shape: Shape): Plan =>
  shape === 'tall'
    ? plan(rules, { ...UNDER_ONE, columns: 10 }, { tableau: fans(), foundation: row(3) })
    : plan(
        rules,
        { rows: 4, head: 0, bands: 1, columns: 11.3 },
        { tableau: fans(), foundation: column(10.3) },
      );

const stockAndHomes = (rules: RuleSet, columns: number, homes = columns - 4): Plan =>
  plan(
    rules,
    { ...UNDER_ONE, columns },
    { tableau: fans(), stock: row(0), waste: row(1), foundation: row(homes) },
  );

const yukon = (rules: RuleSet, shape: Shape): Plan =>
  shape === 'tall'
    ? plan(rules, { ...UNDER_ONE, columns: 7 }, { tableau: fans(), foundation: row(3) })
    : plan(rules, { rows: 4, head: 0, bands: 1, columns: 8.3 }, { tableau: fans(), foundation: column(7.3) });

const canfield = (rules: RuleSet): Plan =>
  plan(
    rules,
    { ...UNDER_ONE, columns: 7 },
    {
      tableau: fans(3),
      foundation: row(3),
      stock: row(0),
      waste: () => ({ x: 1, y: 0, fan: 'right', room: 1.9 }),
      reserve: column(0.5, 0, 1.12),
    },
  );

const golf = (rules: RuleSet): Plan =>
  plan(
    rules,
    { rows: 3.75, head: 0, bands: 1, columns: 7, isFixed: true },
    { tableau: fans(), stock: row(2.5, 2.7), waste: row(3.5, 2.7) },
  );

const PEAK_STEP = 0.56;
const peaks = (rules: RuleSet): Plan =>
  plan(
    rules,
    { rows: 3.95, head: 0, bands: 1, columns: 10, isFixed: true },
    {
      place: (i) => {
        if (i < 3) return { x: 1.5 + 3 * i, y: 0 };
        if (i < 9) return { x: 1 + 3 * Math.floor((i - 3) / 2) + ((i - 3) % 2), y: PEAK_STEP };
        return i < 18 ? { x: 0.5 + i - 9, y: 2 * PEAK_STEP } : { x: i - 18, y: 3 * PEAK_STEP };
      },
      stock: row(3.9, 2.9),
      waste: row(5.1, 2.9),
    },
  );

const pyramid = (rules: RuleSet): Plan =>
  plan(
    rules,
    { rows: 4.2, head: 0, bands: 1, columns: 7, isFixed: true },
    {
      place: (i) => {
        const at = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2);
        return { x: 3 - at / 2 + i - (at * (at + 1)) / 2, y: at * 0.53 };
      },
      stock: row(0),
      waste: row(1),
      discard: row(6),
    },
  );

const grid = (rules: RuleSet, shape: Shape): Plan =>
  shape === 'tall'
    ? plan(
        rules,
        { rows: 6.2, head: 0, bands: 1, columns: 5.4, isFixed: true },
        {
          place: (i) => ({ x: 0.2 + (i % 5), y: 1.15 + Math.floor(i / 5) }),
          stock: row(0.2),
          discard: row(4.2),
        },
      )
    : plan(
        rules,
        { rows: 5.05, head: 0, bands: 1, columns: 6.6, isFixed: true },
        {
          place: (i) => ({ x: i % 5, y: Math.floor(i / 5) }),
          stock: row(5.6),
          discard: row(5.6, 4),
        },
      );

const PLANS = new Map<RuleSet, (rules: RuleSet, shape: Shape) => Plan>([
  [sets.SPIDER_ONE, spider],
  [sets.SPIDER_TWO, spider],
  [sets.SPIDER_FOUR, spider],
  [sets.FREECELL, freeCell],
  [sets.BAKERS_GAME, freeCell],
  [sets.EIGHT_OFF, eightOff],
  [sets.SEAHAVEN_TOWERS, seahaven],
  [sets.BELEAGUERED_CASTLE, castle],
  [sets.FLOWER_GARDEN, garden],
  [sets.BISLEY, bisley],
  [sets.KING_ALBERT, kingAlbert],
  [sets.FORTRESS, fortress],
  [sets.SCORPION, (rules) => stockAndHomes(rules, 7)],
  [sets.YUKON, yukon],
  [sets.RUSSIAN, yukon],
  [sets.FORTY_THIEVES, (rules) => stockAndHomes(rules, 10, 2)],
  [sets.CANFIELD, canfield],
  [sets.EASTHAVEN, (rules) => stockAndHomes(rules, 7)],
  [sets.GOLF, golf],
  [sets.TRIPEAKS, peaks],
  [sets.PYRAMID, pyramid],
  [sets.MONTE_CARLO, grid],
]);

const plansOf = new Map<RuleSet, Partial<Record<Shape, Plan>>>();

/** Returns the plan of a rule set for a portrait or a landscape table. */
export function planOf(rules: RuleSet, shape: Shape): Plan {
  const rulePlans = plansOf.get(rules) ?? {};
  plansOf.set(rules, rulePlans);
  return (rulePlans[shape] ??= PLANS.get(rules)!(rules, shape));
}
