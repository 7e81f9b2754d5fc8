/** Computes the layout of the line, which grows from the center, turns at the edges, and is as large as the table allows. */
import { buildArms, type Link } from './arms';
import { isDouble, TILES } from './tiles';
import type { End, GameEvent, Tile } from './types';

/** The directions right, down, left and up. */
export type Direction = 0 | 1 | 2 | 3;
const [RIGHT, DOWN, LEFT, UP] = [0, 1, 2, 3] as const;
const DX = [1, 0, -1, 0] as const;
const DY = [0, 1, 0, -1] as const;
const turnDirection = (direction: Direction, by: number): Direction => ((direction + by) % 4) as Direction;

/** The position of a tile: its center relative to the center of the table, in half tiles. */
export interface Spot {
  tile: Tile;
  x: number;
  y: number;
  /** The direction of the line. A double across the line is perpendicular to it. */
  direction: Direction;
  isAcross: boolean;
  /** The number on the half toward the center. */
  inner: number;
}

/** The position where the next tile at an end would be. */
export interface Opening extends Omit<Spot, 'tile' | 'inner'> {
  end: End;
}

export interface PlacedLine {
  /** The size of half a tile in pixels. */
  unit: number;
  spots: Spot[];
  openings: Opening[];
}

const HEADING: readonly Direction[] = [LEFT, RIGHT, UP, DOWN];
/** The minimum gap between different parts of the line, and the free space for doubles at the edge of the table. */
const GAP = 0.22;
const EDGE = 0.56;
const RIM = 0.1;

interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function rectOf({ x, y, direction, isAcross }: Omit<Spot, 'tile' | 'inner'>): Rect {
  const isFlat = (direction % 2 === 0) !== isAcross;
  const [w, h] = isFlat ? [1, 0.5] : [0.5, 1];
  return { left: x - w, right: x + w, top: y - h, bottom: y + h };
}

const areTouching = (a: Rect, b: Rect): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** The tiles around the root, in the order in which they were laid. */
interface TileLine {
  root: Tile | null;
  links: (Link & { end: End })[];
}

interface LineHead {
  x: number;
  y: number;
  direction: Direction;
  /** The direction of the last turn. A second turn in the same direction makes the line run back next to itself. */
  turn: 0 | 1 | 3;
}

/**
 * Yields the ways in which a tile may continue the line, the best first. Uses a generator, because the first way is
 * usually sufficient.
 */
function* directionsFrom(
  head: LineHead,
  isDoubleTile: boolean,
  isClosed: boolean,
): Generator<Omit<Spot, 'tile' | 'inner'>> {
  const straightAhead = (length: number, isAcross: boolean) => ({
    x: head.x + (DX[head.direction] * length) / 2,
    y: head.y + (DY[head.direction] * length) / 2,
    direction: head.direction,
    isAcross,
  });
  const turnedHead = (by: 1 | 3) => {
    const direction = turnDirection(head.direction, by);
    return {
      x: head.x + DX[head.direction] / 2 + DX[direction] / 2,
      y: head.y + DY[head.direction] / 2 + DY[direction] / 2,
      direction,
      isAcross: false,
    };
  };
  if (isClosed && head.turn) yield turnedHead(head.turn);
  if (isDoubleTile) yield straightAhead(1, true);
  yield straightAhead(2, false);
  yield turnedHead(1);
  yield turnedHead(3);
}

function moveHead({ x, y, direction, isAcross }: Omit<Spot, 'tile' | 'inner'>, before: Direction): LineHead {
  const reach = isAcross ? 0.5 : 1;
  const turn = ((direction - before + 4) % 4) as LineHead['turn'];
  return { x: x + DX[direction] * reach, y: y + DY[direction] * reach, direction, turn };
}

function buildLine(log: readonly GameEvent[], hasSpinner: boolean): TileLine {
  const { root, arms } = buildArms(log, hasSpinner);
  const links = arms.flatMap((arm, end) => arm.map((link) => ({ ...link, end: end as End })));
  return { root, links: links.sort((a, b) => a.turnIndex - b.turnIndex) };
}

/** The size of a table in half tiles, and the position of the line's root on it as fractions. */
interface Room {
  width: number;
  height: number;
  at: readonly [right: number, down: number];
  /** Whether each arm turns back close to itself, instead of following the edges. */
  isClosed: readonly [boolean, boolean, boolean, boolean];
}

/** The positions of the root to try, from the center outward. They give more room to a line that grows to one side. */
const ROOT_POSITIONS = [0.5, 0.35, 0.65, 0.2, 0.8] as const;
const distanceFromMiddle = ([right, down]: Room['at']): number => Math.hypot(right - 0.5, down - 0.5);
const MIDDLES: readonly Room['at'][] = ROOT_POSITIONS.flatMap((right) =>
  ROOT_POSITIONS.map((down): Room['at'] => [right, down]),
).sort((a, b) => distanceFromMiddle(a) - distanceFromMiddle(b));
const CLOSED_SIDES: readonly Room['isClosed'][] = [
  [true, true, true, true],
  [false, false, false, false],
  [true, false, true, false],
  [false, true, false, true],
];

/**
 * Lays the line out in a room. Returns null when it does not fit. A tile that leaves no room for a later one is moved,
 * until the limit of attempts is reached; with the limit 0, every tile keeps its first position.
 */
function layLineIntoRoom(
  { root, links }: TileLine,
  open: readonly End[],
  { width, height, at: [across, down], isClosed }: Room,
  attemptLimit: number,
): Omit<PlacedLine, 'unit'> | null {
  const isInside = ({ left, right, top, bottom }: Rect, edge: number) =>
    left >= edge - width * across &&
    right <= width * (1 - across) - edge &&
    top >= edge - height * down &&
    bottom <= height * (1 - down) - edge;
  if (root === null) {
    const opening = { end: 0 as End, x: 0, y: 0, direction: RIGHT, isAcross: false };
    return { spots: [], openings: [opening] };
  }
  const middle: Spot = {
    tile: root,
    x: 0,
    y: 0,
    direction: RIGHT,
    isAcross: isDouble(root),
    inner: TILES[root]![0],
  };
  const spots = [middle];
  const rects = [rectOf(middle)];
  const heads = HEADING.map((direction, end): LineHead => {
    const reach = end < 2 ? (middle.isAcross ? 0.5 : 1) : 1;
    return { x: DX[direction] * reach, y: DY[direction] * reach, direction, turn: 0 };
  });
  /** The end tile of each arm, which the next tile touches. */
  const tips = HEADING.map(() => 0);
  const isFree = (spot: Omit<Spot, 'tile' | 'inner'>, tip: number) => {
    const rect = rectOf(spot);
    if (!isInside(rect, spot.isAcross ? RIM : EDGE)) return false;
    return rects.every((other, at) => at === tip || !areTouching(rect, other));
  };
  const openings: Opening[] = [];
  let attemptCount = 0;
  /** Places the tile or opening with this index, and those after it. Returns whether all of them fit. */
  const place = (index: number): boolean => {
    const link = links[index];
    const end = link?.end ?? open[index - links.length];
    if (end === undefined) return true;
    const [head, tip] = [heads[end]!, tips[end]!];
    for (const spot of directionsFrom(head, link !== undefined && isDouble(link.tile), isClosed[end])) {
      if (!isFree(spot, tip)) continue;
      attemptCount++;
      tips[end] = rects.length;
      heads[end] = moveHead(spot, head.direction);
      rects.push(rectOf(spot));
      if (link) spots.push({ ...spot, tile: link.tile, inner: link.inner });
      else openings.push({ ...spot, end });
      if (place(index + 1)) return true;
      rects.pop();
      (link ? spots : openings).pop();
      [heads[end], tips[end]] = [head, tip];
      if (attemptCount >= attemptLimit) return false;
    }
    return false;
  };
  return place(0) ? { spots, openings } : null;
}

/** Shifts positions so that they are relative to the center of the table. */
function shiftSpots(
  { spots, openings }: Omit<PlacedLine, 'unit'>,
  { width, height, at }: Room,
): Omit<PlacedLine, 'unit'> {
  const [right, down] = [width * (at[0] - 0.5), height * (at[1] - 0.5)];
  const shiftHead = <T extends { x: number; y: number }>(one: T): T => ({
    ...one,
    x: one.x + right,
    y: one.y + down,
  });
  return { spots: spots.map(shiftHead), openings: openings.map(shiftHead) };
}

const MAX_UNIT = 48;
const MIN_UNIT = 5;
/** The factor between two sizes. Sizes decrease in steps, so that the line is not resized with every tile. */
const STEP = 0.93;
/** The maximum fraction of the table that a line fills. Sizes that would fill more are not tried. */
const MAX_FILLED_SHARE = 0.45;

/** Below this size, tiles are moved to make room for later ones, before a smaller size is tried. */
const SMALL_UNIT = 18;
/** The maximum number of positions to try for all tiles of a line in one room. Sufficient for 28 tiles. */
const ATTEMPT_LIMIT = 400;

/** Yields the sizes to try, the largest first. */
function* sizesFor(tileCount: number, { width, height }: Pick<Room, 'width' | 'height'>, max: number) {
  const largestUnit = Math.min(MAX_UNIT, Math.max(MIN_UNIT, Math.min(width / 9, height / 4.4)));
  const unitByArea = Math.sqrt((MAX_FILLED_SHARE * width * height) / (2 * tileCount));
  for (let unit = largestUnit; unit >= MIN_UNIT; unit *= STEP)
    if (unit <= Math.min(max, unitByArea)) yield unit;
}

/**
 * Computes the largest layout of the line.
 * @param open the open ends
 * @param table the size of the table in pixels
 * @param max the previous size of the line, which is the maximum
 */
export function layLine(
  log: readonly GameEvent[],
  hasSpinner: boolean,
  open: readonly End[],
  table: Pick<Room, 'width' | 'height'>,
  max = MAX_UNIT,
): PlacedLine {
  const line = buildLine(log, hasSpinner);
  const tileCount = 1 + line.links.length + open.length;
  for (const unit of sizesFor(tileCount, table, max)) {
    const limits = unit < SMALL_UNIT ? [0, ATTEMPT_LIMIT] : [0];
    for (const attemptLimit of limits)
      for (const at of MIDDLES)
        for (const isClosed of CLOSED_SIDES) {
          const room = { width: table.width / unit, height: table.height / unit, at, isClosed };
          const placedLine = layLineIntoRoom(line, open, room, attemptLimit);
          if (placedLine) return { unit, ...shiftSpots(placedLine, room) };
        }
  }
  return { unit: MIN_UNIT, spots: [], openings: [] };
}
