/**
 * Represents a circuit as a ring of samples one unit apart, with their directions. Computed only with sums, products
 * and roots.
 */
import { CIRCUITS, type Circuit, type Knot, type Surface } from './circuits';

/** Half the width of the road, half the width including its verge, and the maximum distance of a car's center from the middle. */
export const ROAD = { half: 3.1, verge: 4.3, wall: 3.7 } as const;

export interface Track {
  readonly circuit: Circuit;
  readonly count: number;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** The unit vector along the track. The vector across it, to the right, is (−dy, dx). */
  readonly dxs: readonly number[];
  readonly dys: readonly number[];
  readonly surfaces: readonly Surface[];
}

type TrackPoint = readonly [x: number, y: number, surface: Surface];
const PARTS = 24;

const interpolateSpline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** Returns a closed Catmull-Rom curve through the knots. */
function curveThroughKnots(knots: readonly Knot[]): TrackPoint[] {
  const positions: TrackPoint[] = [];
  let surface: Surface = knots.findLast((knot) => knot[2])?.[2] ?? 'wood';
  for (let i = 0; i < knots.length; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => knots[(i + step + knots.length) % knots.length]!);
    surface = b![2] ?? surface;
    for (let part = 0; part < PARTS; part++) {
      const t = part / PARTS;
      positions.push([
        interpolateSpline(a![0], b![0], c![0], d![0], t),
        interpolateSpline(a![1], b![1], c![1], d![1], t),
        surface,
      ]);
    }
  }
  return positions;
}

const distanceBetween = (
  [ax, ay]: readonly [number, number, ...unknown[]],
  [bx, by]: readonly [number, number, ...unknown[]],
) => Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));

/** Resamples the line in equal steps of about one unit. */
function spaceEvenly(positions: readonly TrackPoint[]): TrackPoint[] {
  const at = (i: number) => positions[i % positions.length]!;
  let total = 0;
  for (let i = 0; i < positions.length; i++) total += distanceBetween(at(i), at(i + 1));
  const count = Math.round(total);
  const step = total / count;
  const out: TrackPoint[] = [];
  let passed = 0;
  for (let i = 0; i < positions.length && out.length < count; i++) {
    const length = distanceBetween(at(i), at(i + 1));
    while (out.length < count && out.length * step < passed + length) {
      const share = (out.length * step - passed) / length;
      const [a, b] = [at(i), at(i + 1)];
      out.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2]]);
    }
    passed += length;
  }
  return out;
}

function buildTrack(circuit: Circuit): Track {
  const positions = spaceEvenly(curveThroughKnots(circuit.knots));
  const count = positions.length;
  const ways = positions.map((_, i) => {
    const [before, after] = [positions[(i + count - 1) % count]!, positions[(i + 1) % count]!];
    const length = distanceBetween(before, after);
    return [(after[0] - before[0]) / length, (after[1] - before[1]) / length] as const;
  });
  return {
    circuit,
    count,
    xs: positions.map(([x]) => x),
    ys: positions.map(([, y]) => y),
    dxs: ways.map(([dx]) => dx),
    dys: ways.map(([, dy]) => dy),
    surfaces: positions.map(([, , surface]) => surface),
  };
}

const tracks = new Map<number, Track>();

/** Returns the track of a circuit by its index. */
export function trackOf(index: number): Track {
  let track = tracks.get(index);
  if (!track) tracks.set(index, (track = buildTrack(CIRCUITS[index]!)));
  return track;
}
