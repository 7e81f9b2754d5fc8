/** The rule sets: the piles, and which cards fit on each other. */
import type { PileSpec, RuleSet } from './types';

const packs = (count: number): number[] => Array.from({ length: 52 * count }, (_, card) => card);
/** Returns the cards of eight suits, which alternate between the given suits. */
const suits = (...which: number[]): number[] =>
  Array.from({ length: 104 }, (_, i) => {
    const suit = which[Math.floor(i / 13) % which.length]!;
    return Math.floor(i / 13) * 52 + suit * 13 + (i % 13);
  });

const piles = (count: number, pile: PileSpec): PileSpec[] => Array.from({ length: count }, () => pile);
const columns = (count: number, dealt: number, down = 0) => piles(count, { kind: 'tableau', dealt, down });
const homes = (count = 4): PileSpec[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'foundation', suit: i % 4 }));
const cells = (count: number, dealt = 0): PileSpec[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'cell', dealt: i < dealt ? 1 : 0 }));
const STOCK: PileSpec = { kind: 'stock' };
const WASTE: PileSpec = { kind: 'waste' };
const DISCARD: PileSpec = { kind: 'discard' };

const BASIS = {
  pack: packs(1),
  stock: null,
  match: null,
  goal: 'home',
  isHoming: true,
  disorder: 0.6,
  width: 10,
} as const;

const spider = (...which: number[]): RuleSet => ({
  ...BASIS,
  pack: suits(...which),
  piles: [...columns(4, 6, 5), ...columns(6, 5, 4), ...piles(8, { kind: 'foundation' }), STOCK],
  build: 'any',
  run: 'suit',
  space: 'any',
  stock: { to: 'tableau', needsFull: true },
  goal: 'suits',
  isHoming: false,
});
export const SPIDER_ONE: RuleSet = { ...spider(3), width: 8 };
export const SPIDER_TWO: RuleSet = { ...spider(3, 2), solvedList: 'two-suits' };
export const SPIDER_FOUR: RuleSet = { ...spider(3, 2, 0, 1), disorder: 3.1, solvedList: 'four-suits' };

const FREE = { ...BASIS, run: 'free' } as const;

export const FREECELL: RuleSet = {
  ...FREE,
  piles: [...columns(4, 7), ...columns(4, 6), ...cells(4), ...homes()],
  build: 'colour',
  space: 'any',
};
export const BAKERS_GAME: RuleSet = { ...FREECELL, build: 'suit' };
export const EIGHT_OFF: RuleSet = {
  ...FREE,
  piles: [...columns(8, 6), ...cells(8, 4), ...homes()],
  build: 'suit',
  space: 'king',
};
export const SEAHAVEN_TOWERS: RuleSet = {
  ...FREE,
  piles: [...columns(10, 5), ...cells(4, 2), ...homes()],
  build: 'suit',
  space: 'king',
};
export const BELEAGUERED_CASTLE: RuleSet = {
  ...FREE,
  piles: [...columns(8, 6), ...homes()],
  build: 'any',
  space: 'any',
  starts: 'aces',
};
export const FLOWER_GARDEN: RuleSet = {
  ...FREE,
  piles: [...columns(6, 6), ...piles(16, { kind: 'reserve', dealt: 1 }), ...homes()],
  build: 'any',
  space: 'any',
};
export const BISLEY: RuleSet = {
  ...BASIS,
  piles: [
    ...columns(4, 3),
    ...columns(9, 4),
    ...homes(),
    ...homes().map((home) => ({ ...home, isFalling: true })),
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
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((dealt) => columns(1, dealt)),
    ...piles(7, { kind: 'reserve', dealt: 1 }),
    ...homes(),
  ],
  build: 'colour',
  space: 'any',
};
export const FORTRESS: RuleSet = {
  ...BASIS,
  piles: [...columns(2, 6), ...columns(8, 5), ...homes()],
  build: 'suit',
  isTwoWay: true,
  run: 'one',
  space: 'any',
  isHoming: false,
};

export const SCORPION: RuleSet = {
  ...BASIS,
  piles: [...columns(4, 7, 3), ...columns(3, 7), ...piles(4, { kind: 'foundation' }), STOCK],
  build: 'suit',
  run: 'any',
  space: 'king',
  stock: { to: 'tableau', needsFull: false },
  goal: 'suits',
  isHoming: false,
};
const YUKON_PILES: PileSpec[] = [
  ...columns(1, 1),
  ...[1, 2, 3, 4, 5, 6].flatMap((down) => columns(1, down + 5, down)),
  ...homes(),
];
export const YUKON: RuleSet = { ...BASIS, piles: YUKON_PILES, build: 'colour', run: 'any', space: 'king' };
export const RUSSIAN: RuleSet = { ...YUKON, build: 'suit' };

export const FORTY_THIEVES: RuleSet = {
  ...FREE,
  pack: packs(2),
  piles: [...columns(10, 4), ...homes(8), STOCK, WASTE],
  build: 'suit',
  space: 'any',
  stock: { to: 'waste', draw: 1, redeals: 0 },
  solvedList: 'forty-thieves',
};
export const CANFIELD: RuleSet = {
  ...BASIS,
  piles: [...columns(4, 1), { kind: 'reserve', dealt: 13, down: 12 }, ...homes(), STOCK, WASTE],
  build: 'colour',
  isRound: true,
  run: 'built',
  space: 'any',
  stock: { to: 'waste', draw: 3, redeals: null },
  starts: 'base',
};
export const EASTHAVEN: RuleSet = {
  ...BASIS,
  piles: [...columns(7, 3, 2), ...homes(), STOCK],
  build: 'colour',
  run: 'built',
  space: 'king',
  stock: { to: 'tableau', needsFull: false },
};

const PAIRING_BASIS = {
  ...BASIS,
  build: null,
  run: 'one',
  space: 'none',
  goal: 'clear',
  isHoming: false,
} as const;

export const GOLF: RuleSet = {
  ...PAIRING_BASIS,
  piles: [...columns(7, 5), STOCK, { kind: 'waste', dealt: 1 }],
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
  piles: [...piles(25, { kind: 'place', dealt: 1 }), STOCK, DISCARD],
  stock: { to: 'grid' },
  match: 'like',
};
