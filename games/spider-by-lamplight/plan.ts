/**
 * Defines the positions of a rule set's piles in card sizes, with one plan for a portrait table and one for a
 * landscape table.
 */
import { classifyPiles } from './table';
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

export interface TablePlan {
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
type PlacePile = (index: number) => PlanSpot;

/** Creates a plan from the positions of each kind of pile. */
const createPlan = (
  rules: RuleSet,
  frame: Omit<TablePlan, 'spots'>,
  at: Partial<Record<string, PlacePile>>,
): TablePlan => {
  const kinds = classifyPiles(rules);
  const spots = rules.piles.map(({ kind }, pile): PlanSpot => {
    const position = at[kind];
    if (!position) throw new Error(`No place for a ${kind}`);
    return position(kinds[kind].indexOf(pile));
  });
  return { ...frame, spots };
};

const placeInRow =
  (x: number, y = 0, step = 1): PlacePile =>
  (i) => ({ x: x + i * step, y });
const placeInColumn =
  (x: number, step = 1, y = 0): PlacePile =>
  (i) => ({ x, y: y + i * step });
const placeInFans =
  (x = 0): PlacePile =>
  (i) => ({ x: x + i, y: 0, fan: 'down' });
const UNDER_ONE = { rows: 3.3, head: 1, bands: 1 };
const SIDE_PILES_FRAME = { rows: 3.4, head: 0, bands: 1 };

const planSpider = (rules: RuleSet, shape: Shape): TablePlan =>
  shape === 'tall'
    ? createPlan(
        rules,
        { ...UNDER_ONE, columns: 10 },
        { tableau: placeInFans(), foundation: placeInRow(0, 0, 0.7), stock: placeInRow(9) },
      )
    : createPlan(
        rules,
        { ...SIDE_PILES_FRAME, columns: 11.2 },
        { tableau: placeInFans(), foundation: placeInColumn(10.2, 0.14), stock: placeInColumn(10.2, 1, 2.3) },
      );

const planFreeCell = (rules: RuleSet): TablePlan =>
  createPlan(
    rules,
    { ...UNDER_ONE, columns: 8 },
    { tableau: placeInFans(), cell: placeInRow(0), foundation: placeInRow(4) },
  );

const planEightOff = (rules: RuleSet, shape: Shape): TablePlan =>
  shape === 'tall'
    ? createPlan(
        rules,
        { rows: 4.5, head: 2, bands: 1, columns: 8 },
        { tableau: placeInFans(), cell: placeInRow(0, 1), foundation: placeInRow(2) },
      )
    : createPlan(
        rules,
        { rows: 3.9, head: 1, bands: 1, columns: 9.2 },
        { tableau: placeInFans(), cell: placeInRow(0), foundation: placeInColumn(8.2, 0.95) },
      );

const planSeahaven = (rules: RuleSet): TablePlan =>
  createPlan(
    rules,
    { ...UNDER_ONE, columns: 10 },
    { tableau: placeInFans(), cell: placeInRow(3), foundation: (i) => ({ x: i < 2 ? i : i + 6, y: 0 }) },
  );

const planCastle = (rules: RuleSet, shape: Shape): TablePlan =>
  shape === 'tall'
    ? createPlan(rules, { ...UNDER_ONE, columns: 8 }, { tableau: placeInFans(), foundation: placeInRow(2) })
    : createPlan(
        rules,
        { rows: 4.15, head: 4.15, bands: 1, columns: 11.4, isFixed: true },
        {
          tableau: (i) => ({ x: i < 4 ? 0 : 6.4, y: (i % 4) * 1.05, fan: 'right', room: 5 }),
          foundation: placeInColumn(5.2, 1.05),
        },
      );

const planGarden = (rules: RuleSet, shape: Shape): TablePlan =>
  shape === 'tall'
    ? createPlan(
        rules,
        { rows: 5, head: 3, bands: 1, columns: 8 },
        {
          tableau: placeInFans(1),
          reserve: (i) => ({ x: i % 8, y: 1 + Math.floor(i / 8) }),
          foundation: placeInRow(2),
        },
      )
    : createPlan(
        rules,
        { rows: 4, head: 0, bands: 1, columns: 11.8 },
        {
          tableau: placeInFans(),
          reserve: (i) => ({ x: 6.4 + (i % 4), y: Math.floor(i / 4) }),
          foundation: placeInColumn(10.8),
        },
      );

const planBisley = (rules: RuleSet, shape: Shape): TablePlan =>
  shape === 'tall'
    ? createPlan(
        rules,
        { rows: 5, head: 1, bands: 2, columns: 8 },
        {
          tableau: (i) => ({ x: i < 7 ? i + 0.5 : i - 6, y: 0, fan: 'down', band: i < 7 ? 0 : 1 }),
          foundation: placeInRow(0),
        },
      )
    : createPlan(
        rules,
        { ...UNDER_ONE, columns: 13 },
        { tableau: placeInFans(), foundation: placeInRow(2.5) },
      );

const planKingAlbert = (rules: RuleSet, shape: Shape): TablePlan =>
  shape === 'tall'
    ? createPlan(
        rules,
        { rows: 5, head: 2, bands: 1, columns: 9 },
        { tableau: placeInFans(), reserve: placeInRow(1, 1), foundation: placeInRow(2.5) },
      )
    : createPlan(
        rules,
        { ...UNDER_ONE, columns: 11.4 },
        { tableau: placeInFans(1.2), reserve: placeInRow(4.4), foundation: placeInRow(0) },
      );

const planFortress = (rules: RuleSet, shape: Shape): TablePlan =>
  shape === 'tall'
    ? createPlan(rules, { ...UNDER_ONE, columns: 10 }, { tableau: placeInFans(), foundation: placeInRow(3) })
    : createPlan(
        rules,
        { rows: 4, head: 0, bands: 1, columns: 11.3 },
        { tableau: placeInFans(), foundation: placeInColumn(10.3) },
      );

const planStockAndHomes = (rules: RuleSet, columns: number, homes = columns - 4): TablePlan =>
  createPlan(
    rules,
    { ...UNDER_ONE, columns },
    { tableau: placeInFans(), stock: placeInRow(0), waste: placeInRow(1), foundation: placeInRow(homes) },
  );

const planYukon = (rules: RuleSet, shape: Shape): TablePlan =>
  shape === 'tall'
    ? createPlan(rules, { ...UNDER_ONE, columns: 7 }, { tableau: placeInFans(), foundation: placeInRow(3) })
    : createPlan(
        rules,
        { rows: 4, head: 0, bands: 1, columns: 8.3 },
        { tableau: placeInFans(), foundation: placeInColumn(7.3) },
      );

const planCanfield = (rules: RuleSet): TablePlan =>
  createPlan(
    rules,
    { ...UNDER_ONE, columns: 7 },
    {
      tableau: placeInFans(3),
      foundation: placeInRow(3),
      stock: placeInRow(0),
      waste: () => ({ x: 1, y: 0, fan: 'right', room: 1.9 }),
      reserve: placeInColumn(0.5, 0, 1.12),
    },
  );

const planGolf = (rules: RuleSet): TablePlan =>
  createPlan(
    rules,
    { rows: 3.75, head: 0, bands: 1, columns: 7, isFixed: true },
    { tableau: placeInFans(), stock: placeInRow(2.5, 2.7), waste: placeInRow(3.5, 2.7) },
  );

const PEAK_STEP = 0.56;
const planPeaks = (rules: RuleSet): TablePlan =>
  createPlan(
    rules,
    { rows: 3.95, head: 0, bands: 1, columns: 10, isFixed: true },
    {
      place: (i) => {
        if (i < 3) return { x: 1.5 + 3 * i, y: 0 };
        if (i < 9) return { x: 1 + 3 * Math.floor((i - 3) / 2) + ((i - 3) % 2), y: PEAK_STEP };
        return i < 18 ? { x: 0.5 + i - 9, y: 2 * PEAK_STEP } : { x: i - 18, y: 3 * PEAK_STEP };
      },
      stock: placeInRow(3.9, 2.9),
      waste: placeInRow(5.1, 2.9),
    },
  );

const planPyramid = (rules: RuleSet): TablePlan =>
  createPlan(
    rules,
    { rows: 4.2, head: 0, bands: 1, columns: 7, isFixed: true },
    {
      place: (i) => {
        const at = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2);
        return { x: 3 - at / 2 + i - (at * (at + 1)) / 2, y: at * 0.53 };
      },
      stock: placeInRow(0),
      waste: placeInRow(1),
      discard: placeInRow(6),
    },
  );

const planGrid = (rules: RuleSet, shape: Shape): TablePlan =>
  shape === 'tall'
    ? createPlan(
        rules,
        { rows: 6.2, head: 0, bands: 1, columns: 5.4, isFixed: true },
        {
          place: (i) => ({ x: 0.2 + (i % 5), y: 1.15 + Math.floor(i / 5) }),
          stock: placeInRow(0.2),
          discard: placeInRow(4.2),
        },
      )
    : createPlan(
        rules,
        { rows: 5.05, head: 0, bands: 1, columns: 6.6, isFixed: true },
        {
          place: (i) => ({ x: i % 5, y: Math.floor(i / 5) }),
          stock: placeInRow(5.6),
          discard: placeInRow(5.6, 4),
        },
      );

const PLANS = new Map<RuleSet, (rules: RuleSet, shape: Shape) => TablePlan>([
  [sets.SPIDER_ONE, planSpider],
  [sets.SPIDER_TWO, planSpider],
  [sets.SPIDER_FOUR, planSpider],
  [sets.FREECELL, planFreeCell],
  [sets.BAKERS_GAME, planFreeCell],
  [sets.EIGHT_OFF, planEightOff],
  [sets.SEAHAVEN_TOWERS, planSeahaven],
  [sets.BELEAGUERED_CASTLE, planCastle],
  [sets.FLOWER_GARDEN, planGarden],
  [sets.BISLEY, planBisley],
  [sets.KING_ALBERT, planKingAlbert],
  [sets.FORTRESS, planFortress],
  [sets.SCORPION, (rules) => planStockAndHomes(rules, 7)],
  [sets.YUKON, planYukon],
  [sets.RUSSIAN, planYukon],
  [sets.FORTY_THIEVES, (rules) => planStockAndHomes(rules, 10, 2)],
  [sets.CANFIELD, planCanfield],
  [sets.EASTHAVEN, (rules) => planStockAndHomes(rules, 7)],
  [sets.GOLF, planGolf],
  [sets.TRIPEAKS, planPeaks],
  [sets.PYRAMID, planPyramid],
  [sets.MONTE_CARLO, planGrid],
]);

const plansOf = new Map<RuleSet, Partial<Record<Shape, TablePlan>>>();

/** Returns the plan of a rule set for a portrait or a landscape table. */
export function planOf(rules: RuleSet, shape: Shape): TablePlan {
  const rulePlans = plansOf.get(rules) ?? {};
  plansOf.set(rules, rulePlans);
  return (rulePlans[shape] ??= PLANS.get(rules)!(rules, shape));
}
