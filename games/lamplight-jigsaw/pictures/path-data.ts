/** Parses the path data of scenes, and writes it transformed, rounded and in a short form. */

/** A transform `x' = a x + c y + e`, `y' = b x + d y + f`, with the same scale in both directions. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type Point = readonly [x: number, y: number];

/** One segment in absolute coordinates: `M`, `L`, `Q` and `C` with their points, `A` with its radii, `Z`. */
export type Segment =
  | { kind: 'M' | 'L' | 'Q' | 'C'; points: readonly Point[] }
  | { kind: 'A'; radii: Point; isLarge: boolean; isClockwise: boolean; points: readonly [Point] }
  | { kind: 'Z'; points: readonly [] };

const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7, Z: 0 };

/** Returns the segments of path data. */
export function readPath(data: string): Segment[] {
  const segments: Segment[] = [];
  let [at, start, control]: [Point, Point, Point | null] = [[0, 0], [0, 0], null];
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const name = letter.toUpperCase();
    const [ox, oy] = [letter === name ? 0 : 1, letter === name ? 0 : 1];
    const count = COUNTS[name]!;
    for (let i = 0; i === 0 || i < values.length; i += Math.max(1, count)) {
      const v = values.slice(i, i + count);
      const pointAt = (k: number): Point => [v[k]! + ox * at[0], v[k + 1]! + oy * at[1]];
      let next: Point | null = null;
      if (name === 'Z') {
        segments.push({ kind: 'Z', points: [] });
        at = start;
      } else if (name === 'A') {
        const end = pointAt(5);
        segments.push({
          kind: 'A',
          radii: [v[0]!, v[1]!],
          isLarge: v[3] === 1,
          isClockwise: v[4] === 1,
          points: [end],
        });
        at = end;
      } else if (name === 'Q' || name === 'T') {
        const middle: Point =
          name === 'Q' ? pointAt(0) : control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at;
        const end = pointAt(name === 'Q' ? 2 : 0);
        segments.push({ kind: 'Q', points: [middle, end] });
        [at, next] = [end, middle];
      } else if (name === 'C') {
        segments.push({ kind: 'C', points: [pointAt(0), pointAt(2), pointAt(4)] });
        at = pointAt(4);
      } else {
        const end: Point =
          name === 'H'
            ? [v[0]! + ox * at[0], at[1]]
            : name === 'V'
              ? [at[0], v[0]! + oy * at[1]]
              : pointAt(0);
        segments.push({ kind: name === 'M' && i === 0 ? 'M' : 'L', points: [end] });
        at = end;
        if (name === 'M' && i === 0) start = end;
      }
      control = next;
    }
  }
  return segments;
}

export const transformPoint = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Returns the segments transformed by a matrix. */
export function placePath(segments: readonly Segment[], matrix: Matrix): Segment[] {
  const scale = Math.hypot(matrix[0], matrix[1]);
  const isMirrored = matrix[0] * matrix[3] - matrix[1] * matrix[2] < 0;
  return segments.map((segment) => {
    const points = segment.points.map((point) => transformPoint(matrix, point));
    if (segment.kind !== 'A') return { ...segment, points } as Segment;
    return {
      ...segment,
      radii: [segment.radii[0] * scale, segment.radii[1] * scale],
      isClockwise: segment.isClockwise !== isMirrored,
      points: [points[0]!],
    };
  });
}

/**
 * Returns left, top, right and bottom. The box is slightly too large, because it includes control points, and arcs
 * with their radii.
 */
export function boundsOf(segments: readonly Segment[]): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  let before: Point | null = null;
  for (const segment of segments)
    for (const [x, y] of segment.points) {
      const middle: Point =
        segment.kind === 'A' && before ? [(x + before[0]) / 2, (y + before[1]) / 2] : [x, y];
      const [rx, ry] = segment.kind === 'A' ? segment.radii : [0, 0];
      box[0] = Math.min(box[0], x, middle[0] - rx);
      box[1] = Math.min(box[1], y, middle[1] - ry);
      box[2] = Math.max(box[2], x, middle[0] + rx);
      box[3] = Math.max(box[3], y, middle[1] + ry);
      before = [x, y];
    }
  return box;
}

/** Removes corners that are almost equal to the previous one. */
function thinPath(segments: readonly Segment[], tolerance: number): readonly Segment[] {
  if (segments.length < 9) return segments;
  let last: Point = [Infinity, Infinity];
  return segments.filter(({ kind, points }, i) => {
    const end = points.at(-1);
    if (!end) return true;
    const isNear = Math.hypot(end[0] - last[0], end[1] - last[1]) < tolerance;
    if (kind === 'L' && isNear && segments[i + 1]?.kind === 'L') return false;
    last = end;
    return true;
  });
}

/** Returns path data with integers. Each segment is relative to the end of the previous one. */
export function writePath(all: readonly Segment[], tolerance = 0): string {
  const segments = thinPath(all, tolerance);
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let text = '';
  const formatNumbers = (values: readonly number[]) =>
    values.map((value, i) => (i && value >= 0 ? ` ${value}` : `${value}`)).join('');
  for (const segment of segments) {
    if (segment.kind === 'Z') {
      text += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const points = segment.points.map(([px, py]) => [Math.round(px), Math.round(py)] as const);
    const [endX, endY] = points.at(-1)!;
    if (segment.kind === 'M') {
      text += `M${formatNumbers([endX, endY])}`;
      [startX, startY] = [endX, endY];
    } else if (segment.kind === 'A') {
      const [rx, ry] = segment.radii.map((r) => Math.max(1, Math.round(r))) as [number, number];
      text += `a${rx} ${ry} 0 ${Number(segment.isLarge)} ${Number(segment.isClockwise)}${formatNumbers([endX - x, endY - y]).replace(/^(?=\d)/, ' ')}`;
    } else if (segment.kind !== 'L' || endX !== x || endY !== y) {
      const letter =
        segment.kind === 'L' && endY === y
          ? 'h'
          : segment.kind === 'L' && endX === x
            ? 'v'
            : segment.kind.toLowerCase();
      const values = points.flatMap(([px, py]) => [px - x, py - y]);
      text += `${letter}${letter === 'h' ? endX - x : letter === 'v' ? endY - y : formatNumbers(values)}`;
    }
    [x, y] = [endX, endY];
  }
  return text;
}
