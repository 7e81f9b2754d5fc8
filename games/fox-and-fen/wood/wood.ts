/** The rules of the wood. The fox makes a step, then the wisps, then the trees that are not in the light. */
import type { WorldRules } from '../types';
import type { Ground, WoodLand, Walker, Wood } from './types';

export const LANTERN_REACH = 2;
export const WISP_REACH = 1;
export const CAN = 5;
/** The index of the move that opens or closes the lantern. 0 to 3 are steps. */
export const SHUTTER = 4;

const GROUND: Record<string, Ground> = {
  '#': 'tree',
  '~': 'fen',
  s: 'stone',
  D: 'den',
  g: 'gate',
  l: 'lamp',
  L: 'lamp',
};
const TREES = '^>v<';
const WISPS = 'n)u(';
const ACROSS = [0, 1, 0, -1] as const;
const DOWN = [-1, 0, 1, 0] as const;

/** Returns the neighbor of a cell in a direction, or -1 beyond the edge. */
export function neighborOf({ width, height }: WoodLand, cell: number, direction: number): number {
  const x = (cell % width) + ACROSS[direction]!;
  const y = Math.floor(cell / width) + DOWN[direction]!;
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}

/** Returns the distance between two cells that determines whether light reaches. */
export function distanceBetween({ width }: WoodLand, a: number, b: number): number {
  return Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
}

/** Returns whether light falls on a cell. */
export function isLit(wood: Wood, cell: number): boolean {
  const { land, body, lamps, wisps } = wood;
  if (!wood.isShut && distanceBetween(land, body[0]!, cell) <= LANTERN_REACH) return true;
  if (lamps.some((lamp) => distanceBetween(land, lamp, cell) <= LANTERN_REACH)) return true;
  return wisps.some((wisp) => distanceBetween(land, wisp.cell, cell) <= WISP_REACH);
}

function readWood(map: readonly string[], oil: number | null): Wood {
  const signs = [...map.join('')];
  const cellsOf = (wanted: string) => signs.flatMap((sign, cell) => (wanted.includes(sign) ? [cell] : []));
  const walkersOf = (directions: string): Walker[] =>
    cellsOf(directions).map((cell) => ({ cell, direction: directions.indexOf(signs[cell]!) }));
  return {
    land: {
      width: map[0]!.length,
      height: map.length,
      ground: signs.map((sign) => GROUND[sign] ?? 'grass'),
    },
    body: cellsOf('F'),
    friends: [],
    lost: cellsOf('a'),
    trees: walkersOf(TREES),
    wisps: walkersOf(WISPS),
    lamps: cellsOf('L'),
    keys: cellsOf('k'),
    cans: cellsOf('o'),
    sunkCells: [],
    held: 0,
    oil,
    isShut: false,
    isAstray: false,
  };
}

/** Returns whether the fox can step on a cell. */
function isOpen(wood: Wood, cell: number): boolean {
  if (cell < 0) return false;
  const ground = wood.land.ground[cell];
  const isGone = wood.sunkCells.includes(cell);
  if (ground === 'tree' || ground === 'fen' || (ground === 'stone' && isGone)) return false;
  if (ground === 'gate' && !isGone && !wood.held) return false;
  return !wood.trees.some((tree) => tree.cell === cell) && !wood.body.includes(cell);
}

const withoutCell = (cells: readonly number[], cell: number): readonly number[] =>
  cells.includes(cell) ? cells.filter((one) => one !== cell) : cells;

function moveFox(wood: Wood, direction: number): Wood | null {
  const { land, body, lost } = wood;
  const to = neighborOf(land, body[0]!, direction);
  if (!isOpen(wood, to)) return null;
  const isFound = lost.includes(to);
  // A found animal joins directly behind the fox, so the other followers do not move in this step.
  const followers = isFound ? body : body.slice(0, -1);
  const sunkenCell = isFound ? -1 : body.at(-1)!;
  const isGate = land.ground[to] === 'gate' && !wood.sunkCells.includes(to);
  const sunkStones = [
    ...wood.sunkCells,
    ...(sunkenCell >= 0 && land.ground[sunkenCell] === 'stone' ? [sunkenCell] : []),
    ...(isGate ? [to] : []),
  ];
  const isLamp = land.ground[to] === 'lamp';
  const wasLit = wood.lamps.includes(to);
  return {
    ...wood,
    body: [to, ...followers],
    friends: isFound ? [to, ...wood.friends] : wood.friends,
    lost: withoutCell(lost, to),
    keys: withoutCell(wood.keys, to),
    cans: withoutCell(wood.cans, to),
    held: wood.held + (wood.keys.includes(to) ? 1 : 0) - (isGate ? 1 : 0),
    oil: wood.oil === null ? null : wood.oil + (wood.cans.includes(to) ? CAN : 0),
    lamps: isLamp && !wasLit ? [...wood.lamps, to].sort((a, b) => a - b) : withoutCell(wood.lamps, to),
    sunkCells:
      sunkStones.length === wood.sunkCells.length ? wood.sunkCells : sunkStones.sort((a, b) => a - b),
    isAstray: wood.wisps.some((wisp) => wisp.cell === to),
  };
}

/** Returns a walker after one step: forward, backward if it is blocked, or unmoved if both are. */
function moveWalker(land: WoodLand, { cell, direction }: Walker, isFree: (cell: number) => boolean): Walker {
  const nextCell = neighborOf(land, cell, direction);
  if (nextCell >= 0 && isFree(nextCell)) return { cell: nextCell, direction };
  const back = (direction + 2) % 4;
  const behind = neighborOf(land, cell, back);
  return behind >= 0 && isFree(behind) ? { cell: behind, direction: back } : { cell, direction };
}

function moveWisps(wood: Wood): Wood {
  if (!wood.wisps.length) return wood;
  const { land, trees, sunkCells: sunkStones, body } = wood;
  const isFree = (cell: number) =>
    land.ground[cell] !== 'tree' &&
    (land.ground[cell] !== 'gate' || sunkStones.includes(cell)) &&
    !trees.some((tree) => tree.cell === cell);
  const wisps = wood.wisps.map((wisp) => moveWalker(land, wisp, isFree));
  return { ...wood, wisps, isAstray: wood.isAstray || wisps.some(({ cell }) => body.includes(cell)) };
}

function moveTrees(wood: Wood): Wood {
  if (!wood.trees.length) return wood;
  const { land, body, lost, wisps, keys, cans } = wood;
  const trees = [...wood.trees];
  const isFree = (cell: number) =>
    land.ground[cell] === 'grass' &&
    ![body, lost, keys, cans].some((cells) => cells.includes(cell)) &&
    ![trees, wisps].some((walkers) => walkers.some((walker) => walker.cell === cell));
  for (const [i, tree] of trees.entries())
    if (!isLit(wood, tree.cell)) trees[i] = moveWalker(land, tree, isFree);
  return { ...wood, trees };
}

function burnOil(wood: Wood): Wood {
  if (wood.oil === null || wood.isShut) return wood;
  const oil = wood.oil - 1;
  return { ...wood, oil, isShut: oil <= 0 };
}

const turnShutter = (wood: Wood): Wood | null =>
  wood.oil === null || (wood.isShut && wood.oil <= 0) ? null : { ...wood, isShut: !wood.isShut };

function applyWoodMove(wood: Wood, number: number): Wood | null {
  if (wood.isAstray || number > SHUTTER) return null;
  const nextWood = number === SHUTTER ? turnShutter(wood) : moveFox(wood, number);
  if (!nextWood) return null;
  if (nextWood.isAstray || isHome(nextWood)) return nextWood;
  return moveTrees(moveWisps(burnOil(nextWood)));
}

/** Returns whether all animals are in the den and the lantern lights its door. */
const isHome = ({ body, lost, land, isShut }: Wood): boolean =>
  !lost.length && !isShut && land.ground[body[0]!] === 'den';
const walkersKey = (walkers: readonly Walker[]) =>
  walkers.map(({ cell, direction }) => cell * 4 + direction).join(',');

/** The wood as an implementation of `WorldRules`. */
export const WOOD: WorldRules<Wood> = {
  read: readWood,
  move: applyWoodMove,
  movesIn: () => SHUTTER + 1,
  isWon: (wood) => !wood.isAstray && isHome(wood),
  isLost: ({ isAstray }) => isAstray,
  keyOf: (wood) =>
    [
      wood.body,
      wood.lost,
      walkersKey(wood.trees),
      walkersKey(wood.wisps),
      wood.lamps,
      wood.keys,
      wood.cans,
      wood.sunkCells,
      wood.oil,
      wood.isShut,
      wood.isAstray,
    ].join(';'),
};
