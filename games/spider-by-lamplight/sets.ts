/** The rule sets: the piles, and which cards fit on each other. */
import type { PileSpec, RuleSet } from './types';

const createPacks = (count: number): number[] => Array.from({ length: 52 * count }, (_, card) => card);
/** Returns the cards of eight suits, which alternate between the given suits. */
const createSuits = (...which: number[]): number[] =>
  Array.from({ length: 104 }, (_, i) => {
    const suit = which[Math.floor(i / 13) % which.length]!;
    return Math.floor(i / 13) * 52 + suit * 13 + (i % 13);
  });

const createPiles = (count: number, pile: PileSpec): PileSpec[] => Array.from({ length: count }, () => pile);
const createColumns = (count: number, dealt: number, down = 0) =>
  createPiles(count, { kind: 'tableau', dealt, down });
const createHomes = (count = 4): PileSpec[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'foundation', suit: i % 4 }));
const createCells = (count: number, dealt = 0): PileSpec[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'cell', dealt: i < dealt ? 1 : 0 }));
const STOCK: PileSpec = { kind: 'stock' };
const WASTE: PileSpec = { kind: 'waste' };
const DISCARD: PileSpec = { kind: 'discard' };

const BASIC_RULES = {
  pack: createPacks(1),
  stock: null,
  match: null,
  goal: 'home',
  isHoming: true,
  disorder: 0.6,
  width: 10,
} as const;

const createSpiderRules = (...which: number[]): RuleSet => ({
  ...BASIC_RULES,
  pack: createSuits(...which),
  piles: [
    ...createColumns(4, 6, 5),
    ...createColumns(6, 5, 4),
    ...createPiles(8, { kind: 'foundation' }),
    STOCK,
  ],
  build: 'any',
  run: 'suit',
  space: 'any',
  stock: { to: 'tableau', needsFull: true },
  goal: 'suits',
  isHoming: false,
});
export const SPIDER_ONE: RuleSet = { ...createSpiderRules(3), width: 8 };
export const SPIDER_TWO: RuleSet = { ...createSpiderRules(3, 2), solvedList: 'two-suits' };
export const SPIDER_FOUR: RuleSet = {
  ...createSpiderRules(3, 2, 0, 1),
  disorder: 3.1,
  solvedList: 'four-suits',
};

const FREE = { ...BASIC_RULES, run: 'free' } as const;

export const FREECELL: RuleSet = {
  ...FREE,
  piles: [...createColumns(4, 7), ...createColumns(4, 6), ...createCells(4), ...createHomes()],
  build: 'colour',
  space: 'any',
};
export const BAKERS_GAME: RuleSet = { ...FREECELL, build: 'suit' };
export const EIGHT_OFF: RuleSet = {
  ...FREE,
  piles: [...createColumns(8, 6), ...createCells(8, 4), ...createHomes()],
  build: 'suit',
  space: 'king',
};
export const SEAHAVEN_TOWERS: RuleSet = {
  ...FREE,
  piles: [...createColumns(10, 5), ...createCells(4, 2), ...createHomes()],
  build: 'suit',
  space: 'king',
};
export const BELEAGUERED_CASTLE: RuleSet = {
  ...FREE,
  piles: [...createColumns(8, 6), ...createHomes()],
  build: 'any',
  space: 'any',
  starts: 'aces',
};
export const FLOWER_GARDEN: RuleSet = {
  ...FREE,
  piles: [...createColumns(6, 6), ...createPiles(16, { kind: 'reserve', dealt: 1 }), ...createHomes()],
  build: 'any',
  space: 'any',
};
export const BISLEY: RuleSet = {
  ...BASIC_RULES,
  piles: [
    ...createColumns(4, 3),
    ...createColumns(9, 4),
    ...createHomes(),
    ...createHomes().map((home) => ({ ...home, isFalling: true })),
  ],
  build: 'suit',
  isTwoWay: true,
  run: 'one',
  space: 'none',
  starts: 'aces',
  isHoming: false,
};
export const KING_ALBERT: RuleSet = {
  ...FREE,
  piles: [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((dealt) => createColumns(1, dealt)),
    ...createPiles(7, { kind: 'reserve', dealt: 1 }),
    ...createHomes(),
  ],
  build: 'colour',
  space: 'any',
};
export const FORTRESS: RuleSet = {
  ...BASIC_RULES,
  piles: [...createColumns(2, 6), ...createColumns(8, 5), ...createHomes()],
  build: 'suit',
  isTwoWay: true,
  run: 'one',
  space: 'any',
  isHoming: false,
};

export const SCORPION: RuleSet = {
  ...BASIC_RULES,
  piles: [
    ...createColumns(4, 7, 3),
    ...createColumns(3, 7),
    ...createPiles(4, { kind: 'foundation' }),
    STOCK,
  ],
  build: 'suit',
  run: 'any',
  space: 'king',
  stock: { to: 'tableau', needsFull: false },
  goal: 'suits',
  isHoming: false,
};
const YUKON_PILES: PileSpec[] = [
  ...createColumns(1, 1),
  ...[1, 2, 3, 4, 5, 6].flatMap((down) => createColumns(1, down + 5, down)),
  ...createHomes(),
];
export const YUKON: RuleSet = {
  ...BASIC_RULES,
  piles: YUKON_PILES,
  build: 'colour',
  run: 'any',
  space: 'king',
};
export const RUSSIAN: RuleSet = { ...YUKON, build: 'suit' };

export const FORTY_THIEVES: RuleSet = {
  ...FREE,
  pack: createPacks(2),
  piles: [...createColumns(10, 4), ...createHomes(8), STOCK, WASTE],
  build: 'suit',
  space: 'any',
  stock: { to: 'waste', draw: 1, redeals: 0 },
  solvedList: 'forty-thieves',
};
export const CANFIELD: RuleSet = {
  ...BASIC_RULES,
  piles: [...createColumns(4, 1), { kind: 'reserve', dealt: 13, down: 12 }, ...createHomes(), STOCK, WASTE],
  build: 'colour',
  isRound: true,
  run: 'built',
  space: 'any',
  stock: { to: 'waste', draw: 3, redeals: null },
  starts: 'base',
};
export const EASTHAVEN: RuleSet = {
  ...BASIC_RULES,
  piles: [...createColumns(7, 3, 2), ...createHomes(), STOCK],
  build: 'colour',
  run: 'built',
  space: 'king',
  stock: { to: 'tableau', needsFull: false },
};

const PAIRING_BASIS = {
  ...BASIC_RULES,
  build: null,
  run: 'one',
  space: 'none',
  goal: 'clear',
  isHoming: false,
} as const;

export const GOLF: RuleSet = {
  ...PAIRING_BASIS,
  piles: [...createColumns(7, 5), STOCK, { kind: 'waste', dealt: 1 }],
  stock: { to: 'waste', draw: 1, redeals: 0 },
  match: 'next',
};
/** The positions of three peaks: rows of 3, 6 and 9 cards, each card covered by two of the next row, and a row of 10 in front. */
const PEAKS: PileSpec[] = [
  ...[0, 1, 2].map((peak) => [3 + 2 * peak, 4 + 2 * peak]),
  ...[0, 1, 2].flatMap((peak) => [0, 1].map((side) => [9 + 3 * peak + side, 10 + 3 * peak + side])),
  ...Array.from({ length: 9 }, (_, i) => [18 + i, 19 + i]),
  ...Array.from({ length: 10 }, () => []),
].map((under) => ({ kind: 'place', dealt: 1, under }));
export const TRIPEAKS: RuleSet = {
  ...PAIRING_BASIS,
  piles: [...PEAKS, STOCK, { kind: 'waste', dealt: 1 }],
  stock: { to: 'waste', draw: 1, redeals: 0 },
  match: 'next',
  isRound: true,
};
const PYRAMID_ROWS = 7;
const PYRAMID_PLACES: PileSpec[] = Array.from({ length: PYRAMID_ROWS }, (_, row) =>
  Array.from({ length: row + 1 }, (__, i): PileSpec => {
    const next = ((row + 1) * (row + 2)) / 2 + i;
    return { kind: 'place', dealt: 1, under: row < PYRAMID_ROWS - 1 ? [next, next + 1] : [] };
  }),
).flat();
export const PYRAMID: RuleSet = {
  ...PAIRING_BASIS,
  piles: [...PYRAMID_PLACES, STOCK, WASTE, DISCARD],
  stock: { to: 'waste', draw: 1, redeals: 2 },
  match: 'thirteen',
};
export const MONTE_CARLO: RuleSet = {
  ...PAIRING_BASIS,
  piles: [...createPiles(25, { kind: 'place', dealt: 1 }), STOCK, DISCARD],
  stock: { to: 'grid' },
  match: 'like',
};
