/** Creates the objects of levels with short functions. Lengths are in units of the range. */
import { GROUND, ARCHER_HEIGHT } from './config';
import type { Item, ItemKind, Level, Motion } from './types';

type ItemOptions = Partial<Pick<Item, 'motion' | 'rope' | 'fuses'>>;

const createItem = (
  kind: ItemKind,
  x: number,
  y: number,
  w: number,
  h: number,
  kit: ItemOptions = {},
): Item => ({
  ...{ kind, x, y, w, h, rope: 0, motion: null, fuses: [] },
  ...kit,
});
const roundItemMaker =
  (kind: ItemKind, size: number) =>
  (x: number, y: number, motion: Motion | null = null, r = size): Item =>
    createItem(kind, x, y, r, r, { motion });

export const createFace = (x: number, y: number, h = 50, motion: Motion | null = null): Item =>
  createItem('face', x, y, 0, h, { motion });
export const createBalloon = roundItemMaker('balloon', 27);
export const createApple = roundItemMaker('apple', 18);
export const createBell = roundItemMaker('bell', 26);
export const createLantern = roundItemMaker('lantern', 26);
export const createBrazier = roundItemMaker('brazier', 32);
export const createRocket = roundItemMaker('rocket', 20);

const uprightItemMaker =
  (kind: ItemKind, thickness: number) =>
  (x: number, top: number, bottom: number, motion: Motion | null = null): Item =>
    createItem(kind, x, (top + bottom) / 2, thickness / 2, (bottom - top) / 2, { motion });
const levelItemMaker =
  (kind: ItemKind, thickness: number) =>
  (y: number, left: number, right: number, motion: Motion | null = null): Item =>
    createItem(kind, (left + right) / 2, y, (right - left) / 2, thickness / 2, { motion });

export const createWall = uprightItemMaker('board', 18);
/** Returns a wall that stands on the ground. */
export const createFence = (x: number, top: number): Item => createWall(x, top, GROUND);
export const createShelf = levelItemMaker('board', 16);
export const createDrum = uprightItemMaker('drum', 26);
export const createDrumSkin = levelItemMaker('drum', 26);
export const createSpout = (x: number, top: number, bottom: number, period = 0, start = 0): Item =>
  createItem('spout', x, (top + bottom) / 2, 16, (bottom - top) / 2, {
    motion: period ? { kind: 'slide', dx: 0, dy: 0, period, start } : null,
  });
export const createSack = (x: number, y: number, rope: number): Item =>
  createItem('sack', x, y, 24, 28, { rope });
export const createGate = (x: number, top: number, bottom: number, rope: number): Item =>
  createItem('gate', x, (top + bottom) / 2, 10, (bottom - top) / 2, { rope });

export const slidingMotion = (dx: number, dy: number, period: number, start = 0): Motion => ({
  ...{ kind: 'slide', dx, dy, period, start },
});
export const peekingMotion = (dx: number, dy: number, period: number, start = 0): Motion => ({
  ...{ kind: 'peek', dx, dy, period, start },
});
export const swingingMotion = (length: number, reach: number, period: number, start = 0): Motion => ({
  ...{ kind: 'swing', length, reach, period, start },
});
export const risingMotion = (height: number, period: number, start = 0): Motion => ({
  ...{ kind: 'rise', height, period, start },
});
export const wheelMotion = (radius: number, period: number, start = 0, turn: 1 | -1 = 1): Motion => ({
  ...{ kind: 'wheel', radius, turn, period, start },
});

/** Returns objects that are spread evenly over a wheel. */
export const placeOnWheel = (count: number, period: number, make: (start: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => make(Math.floor((i * period) / count)));

/** Ties a tarred rope between consecutive objects of each list of indexes. Fire spreads along it in both directions. */
export const tieRopes = (items: readonly Item[], ...chains: readonly (readonly number[])[]): Item[] =>
  items.map((one, index) => {
    const fuses = chains.flatMap((chain) =>
      chain.flatMap((at, i) =>
        at === index ? [chain[i - 1], chain[i + 1]].filter((to): to is number => to !== undefined) : [],
      ),
    );
    return fuses.length ? { ...one, fuses } : one;
  });

/** The number of arrows beyond those that earn three stars. */
const SPARE_ARROWS = 2;

/** Returns a level with its name, a hint, the number of arrows that earns three stars, and its objects. */
export const createLevel = (
  name: string,
  hint: string,
  par: number,
  items: readonly Item[],
  more: Partial<Pick<Level, 'wind' | 'gust' | 'stand' | 'isDark' | 'quiver'>> = {},
): Level => ({
  ...{
    name,
    hint,
    items,
    par,
    quiver: par + SPARE_ARROWS,
    wind: 0,
    gust: 0,
    stand: ARCHER_HEIGHT,
    isDark: false,
  },
  ...more,
});
