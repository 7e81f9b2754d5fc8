/** The rules of the room. A move lights or puts out a candle, then every moth flies to the nearest visible light. */
import type { WorldRules } from '../types';
import type { Candle, CandleKind, Plan, Room, Thing } from './types';

export const OUT_OF_VIEW = -1;
const STUB_WAX = 1;
/** The maximum number of wing beats. No flight needs that many. */
const MAX_BEATS = 40;

const THINGS: Record<string, Thing> = {
  '#': 'wall',
  H: 'shelf',
  W: 'window',
  x: 'web',
  K: 'cat',
  '/': 'mirror/',
  '\\': 'mirror\\',
};
const CANDLES: Record<string, CandleKind> = {
  c: 'candle',
  d: 'draughty',
  t: 'stub',
  r: 'red',
  b: 'blue',
};
const ACROSS = [0, 1, 0, -1] as const;
const DOWN = [-1, 0, 1, 0] as const;
/** The direction after each mirror, indexed by the direction before it. */
const DIRECTION_AFTER_MIRROR: Record<'mirror/' | 'mirror\\', readonly number[]> = {
  'mirror/': [1, 0, 3, 2],
  'mirror\\': [3, 2, 1, 0],
};

/** Returns the candles of a map. A lower case letter is an unlit candle, an upper case letter a burning one. */
function candlesOf(signs: readonly string[]): { candle: Candle; isLit: boolean }[] {
  return signs.flatMap((sign, cell) => {
    const kind = CANDLES[sign.toLowerCase()];
    return kind ? [{ candle: { cell, kind }, isLit: sign !== sign.toLowerCase() }] : [];
  });
}

function groupsOf(candles: readonly Candle[]): readonly number[][] {
  const groups: number[][] = [];
  const groupsByKind = new Map<CandleKind, number[]>();
  for (const [i, { kind }] of candles.entries()) {
    const group = groupsByKind.get(kind);
    if (group) group.push(i);
    else {
      groups.push([i]);
      if (kind === 'red' || kind === 'blue') groupsByKind.set(kind, groups.at(-1)!);
    }
  }
  return groups;
}

function readRoom(map: readonly string[]): Room {
  const signs = [...map.join('')];
  const found = candlesOf(signs);
  const candles = found.map(({ candle }) => candle);
  const plan: Plan = {
    width: map[0]!.length,
    height: map.length,
    things: signs.map((sign) => THINGS[sign] ?? (CANDLES[sign.toLowerCase()] ? 'candle' : 'floor')),
    candles,
    groups: groupsOf(candles),
  };
  const moths = signs.flatMap((sign, cell) => (sign === 'm' ? [cell] : []));
  return {
    plan,
    lit: found.map(({ isLit }) => isLit),
    wax: candles.map(({ kind }) => (kind === 'stub' ? STUB_WAX : Infinity)),
    moths,
    caught: null,
    pulse: [],
    flight: { beats: [moths], gust: -1 },
  };
}

function neighborOf({ width, height }: Plan, cell: number, direction: number): number {
  const x = (cell % width) + ACROSS[direction]!;
  const y = Math.floor(cell / width) + DOWN[direction]!;
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}

const isBurning = ({ plan, lit }: Room, cell: number): boolean =>
  plan.candles.some((candle, i) => candle.cell === cell && lit[i]);

const MAX_SIGHT = 60;

/** Returns the cells that are visible in a direction, reflected by mirrors, up to an obstacle or a light. */
function traceBeam(room: Room, from: number, first: number): { cells: readonly number[]; isLight: boolean } {
  const { plan } = room;
  const cells: number[] = [];
  let [cell, direction] = [from, first];
  while (cells.length < MAX_SIGHT) {
    cell = neighborOf(plan, cell, direction);
    if (cell < 0) break;
    const thing = plan.things[cell]!;
    if (thing === 'wall' || thing === 'shelf' || thing === 'cat') break;
    cells.push(cell);
    if (thing === 'window' || isBurning(room, cell)) return { cells, isLight: true };
    if (thing === 'mirror/' || thing === 'mirror\\') direction = DIRECTION_AFTER_MIRROR[thing][direction]!;
  }
  return { cells, isLight: false };
}

/** Returns the lines along which each light is visible, from the light outward. */
export function beamsOf(room: Room): { cells: readonly number[]; isMoon: boolean }[] {
  const { things, candles } = room.plan;
  const windows = things.flatMap((thing, cell) => (thing === 'window' ? [cell] : []));
  const flames = candles.flatMap(({ cell }, i) => (room.lit[i] ? [cell] : []));
  return [...windows, ...flames].flatMap((from) =>
    [0, 1, 2, 3].map((direction) => ({
      cells: [from, ...traceBeam(room, from, direction).cells],
      isMoon: things[from] === 'window',
    })),
  );
}

/** Returns the direction of the nearest visible light, or -1 when there is none or two are equally near. */
export function nearestLightDirection(room: Room, cell: number): number {
  let [best, nearest] = [-1, 100];
  for (let direction = 0; direction < 4; direction++) {
    const { cells, isLight } = traceBeam(room, cell, direction);
    const sightLength = cells.length;
    if (!isLight || sightLength > nearest) continue;
    best = sightLength === nearest ? -1 : direction;
    nearest = sightLength;
  }
  return best;
}

/** Returns whether a moth can fly into a cell, which contains neither an obstacle nor a flame. */
function isAir(room: Room, cell: number): boolean {
  const thing = room.plan.things[cell];
  if (thing === 'candle') return !isBurning(room, cell);
  return thing === 'floor' || thing === 'web' || thing === 'window';
}

/** Plays one wing beat. Each moth moves by one cell, one after the other. */
function advanceBeat(room: Room): Room {
  const moths = [...room.moths];
  let { caught } = room;
  for (const [i, cell] of moths.entries()) {
    if (cell === OUT_OF_VIEW) continue;
    const direction = nearestLightDirection(room, cell);
    const to = direction < 0 ? -1 : neighborOf(room.plan, cell, direction);
    if (to < 0 || !isAir(room, to) || moths.includes(to)) continue;
    moths[i] = room.plan.things[to] === 'window' ? OUT_OF_VIEW : to;
    if (room.plan.things[to] === 'web') caught = { moth: i, by: 'web' };
  }
  return { ...room, moths, caught };
}

/** Lets the moths fly until all are at rest, one is caught, or they fly in a loop. */
function startFlight(start: Room): Room {
  let room = start;
  const beats = [...room.flight.beats];
  const visited = new Set([room.moths.join()]);
  while (!room.caught && beats.length < MAX_BEATS) {
    const next = advanceBeat(room);
    const key = next.moths.join();
    if (key === room.moths.join()) break;
    room = next;
    beats.push(room.moths);
    if (visited.has(key)) break;
    visited.add(key);
  }
  return { ...room, caught: room.caught ?? findCaughtMoth(room), flight: { ...room.flight, beats } };
}

/** Returns the moth that a cat catches because it rests next to the cat, or null. */
function findCaughtMoth({ plan, moths }: Room): Room['caught'] {
  const isNear = (cell: number) =>
    cell !== OUT_OF_VIEW &&
    [0, 1, 2, 3].some((direction) => plan.things[neighborOf(plan, cell, direction)] === 'cat');
  const moth = moths.findIndex(isNear);
  return moth < 0 ? null : { moth, by: 'cat' };
}

function toggleCandle(room: Room, number: number): Room | null {
  const group = room.plan.groups[number];
  if (!group) return null;
  const lit = [...room.lit];
  const wax = [...room.wax];
  for (const i of group) {
    const isLighting = !lit[i];
    if (isLighting && (!wax[i] || room.moths.includes(room.plan.candles[i]!.cell))) return null;
    if (isLighting) wax[i]! -= 1;
    lit[i] = isLighting;
  }
  return { ...room, lit, wax, pulse: [], flight: { beats: [room.moths], gust: -1 } };
}

function blowGust(room: Room): Room {
  const { candles } = room.plan;
  const pulse = candles.flatMap(({ kind }, i) => (kind === 'draughty' && room.lit[i] ? [i] : []));
  if (room.caught || !pulse.length) return room;
  const lit = room.lit.map((isLit, i) => isLit && !pulse.includes(i));
  return startFlight({ ...room, lit, pulse, flight: { ...room.flight, gust: room.flight.beats.length - 1 } });
}

function applyRoomMove(room: Room, number: number): Room | null {
  if (room.caught) return null;
  const turned = toggleCandle(room, number);
  return turned && blowGust(startFlight(turned));
}

/** The room as an implementation of `WorldRules`. */
export const ROOM: WorldRules<Room> = {
  read: readRoom,
  move: applyRoomMove,
  movesIn: ({ plan }) => plan.groups.length,
  isWon: ({ moths, caught }) => !caught && moths.every((cell) => cell === OUT_OF_VIEW),
  isLost: ({ caught }) => caught !== null,
  keyOf: ({ lit, wax, moths, caught }) =>
    [lit.map((isLit) => (isLit ? 1 : 0)).join(''), wax, moths, caught ? 1 : 0].join(';'),
};
