/**
 * Stores drawings as plain text, so that the visible and the clickable areas use the same numbers. Bars separate
 * shapes, the lowest first. `a M-8 0L8 0L0 9Z` fills a path with the paint `a`, and `a 6 M0 0H9` draws it as a line 6
 * wide. Instead of a path, `O x y radius [radius]` is an oval and `R x y width height [corner]` a box.
 */

export interface Shape {
  /** The letter of a paint, or a color. */
  paint: string;
  /** The width of a line, or 0 for a filled shape. */
  width: number;
  /** The corner points of each outline, x and y alternating. */
  outlines: readonly (readonly number[])[];
  oval: { x: number; y: number; rx: number; ry: number } | null;
}

const CURVE_STEPS = 10;

/** Parses a drawing. */
export function parseShapes(drawing: string): Shape[] {
  return drawing.split('|').map((text) => {
    const [paint, ...rest] = text.trim().split(/ (.*)/s) as [string, string];
    const [, number, form = ''] = /^([\d.]+ )?(.*)$/s.exec(rest[0] ?? '') ?? [];
    const width = Number(number ?? 0);
    if (form.startsWith('O')) {
      const [x, y, rx, ry = rx] = parseNumbers(form) as [number, number, number, number];
      return { paint, width, outlines: [], oval: { x, y, rx, ry } };
    }
    if (form.startsWith('R')) return { paint, width, outlines: [boxOf(parseNumbers(form))], oval: null };
    const outlines = parseOutlines(form);
    return { paint, width, outlines: width ? outlines : outlines.map(orientClockwise), oval: null };
  });
}

/** Returns the path of a shape, for a canvas or an SVG. */
export function formatPath({ outlines, oval, width }: Shape): string {
  if (oval) {
    const { x, y, rx, ry } = oval;
    return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
  }
  return outlines
    .map((points) => {
      const corners: string[] = [];
      for (let i = 0; i < points.length; i += 2)
        corners.push(`${formatNumber(points[i]!)} ${formatNumber(points[i + 1]!)}`);
      const isClosed = points[0] === points.at(-2) && points[1] === points.at(-1);
      return `M${corners.join('L')}${isClosed || !width ? 'Z' : ''}`;
    })
    .join('');
}

/** Returns an outline in clockwise direction. With equal directions, overlapping shapes are combined. */
function orientClockwise(points: number[]): number[] {
  let area = 0;
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    area += points[i]! * points[j + 1]! - points[j]! * points[i + 1]!;
  }
  if (area >= 0) return points;
  const turned: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) turned.push(points[i]!, points[i + 1]!);
  return turned;
}

const formatNumber = (value: number) => Math.round(value * 100) / 100;
const parseNumbers = (text: string) => (text.match(/-?(?:\d{0,9}\.)?\d{1,9}/g) ?? []).map(Number);

function boxOf([x, y, w, h, corner = 0]: number[]): number[] {
  const [left, top, right, bottom] = [x!, y!, x! + w!, y! + h!];
  const c = Math.min(corner, w! / 2, h! / 2);
  if (!c) return [left, top, right, top, right, bottom, left, bottom, left, top];
  // Each corner is cut twice, so that it looks like cut paper.
  const d = c * 0.3;
  const points = [left + c, top, right - c, top, right - d, top + d, right, top + c];
  points.push(right, bottom - c, right - d, bottom - d, right - c, bottom, left + c, bottom);
  points.push(left + d, bottom - d, left, bottom - c, left, top + c, left + d, top + d, left + c, top);
  return points;
}

/** Returns the corners of a path with absolute M, L, H, V, Q, C and Z. Curves become short lines. */
function parseOutlines(path: string): number[][] {
  const outlines: number[][] = [];
  let points: number[] = [];
  let [x, y] = [0, 0];
  const addCurve = (
    at: (t: number, u: number, from: number, axis: 0 | 1) => number,
    to: [number, number],
  ) => {
    const from = [x, y] as const;
    for (let step = 1; step <= CURVE_STEPS; step++) {
      const t = step / CURVE_STEPS;
      points.push(at(t, 1 - t, from[0], 0), at(t, 1 - t, from[1], 1));
    }
    [x, y] = to;
  };
  for (const [, command, text] of path.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    const v = parseNumbers(text!);
    if (command === 'M') {
      [x, y] = [v[0]!, v[1]!];
      points = [x, y];
      outlines.push(points);
    } else if (command === 'L') {
      for (let i = 0; i < v.length; i += 2) points.push((x = v[i]!), (y = v[i + 1]!));
    } else if (command === 'H') points.push((x = v[0]!), y);
    else if (command === 'V') points.push(x, (y = v[0]!));
    else if (command === 'Q')
      for (let i = 0; i < v.length; i += 4)
        addCurve(
          (t, u, from, a) => u * u * from + 2 * u * t * v[i + a]! + t * t * v[i + 2 + a]!,
          [v[i + 2]!, v[i + 3]!],
        );
    else if (command === 'C')
      for (let i = 0; i < v.length; i += 6)
        addCurve(
          (t, u, from, a) =>
            u * u * u * from +
            3 * u * u * t * v[i + a]! +
            3 * u * t * t * v[i + 2 + a]! +
            t * t * t * v[i + 4 + a]!,
          [v[i + 4]!, v[i + 5]!],
        );
    else {
      points.push(points[0]!, points[1]!);
      [x, y] = [points[0]!, points[1]!];
    }
  }
  return outlines;
}
