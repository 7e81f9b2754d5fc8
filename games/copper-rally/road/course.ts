/** Builds a stage's road: a list of segments of equal length, the lamps along it, and the traffic. */
import { createRandom, type Random } from '../../kit/seeded-random';
import { STAGES, type SceneKey, type Stage, type Traveller } from './stages';

/** The length of a segment in meters. */
export const SEGMENT = 5;
/** The length of the road after the finish in meters, where the car rolls out. */
const RUN_OUT = 400;
const NO_TRAFFIC_BEFORE_END = 120;

export interface Segment {
  curve: number;
  /** The height of the segment's near end. */
  y: number;
  scene: SceneKey;
}

export interface Lamp {
  z: number;
  x: number;
}

export interface TrafficCar {
  kind: Traveller;
  /** The initial position in meters, and the speed in meters per tick. Oncoming traffic has a negative speed. */
  z: number;
  speed: number;
  x: number;
}

export interface Course {
  readonly stage: Stage;
  readonly length: number;
  readonly segments: readonly Segment[];
  readonly lamps: readonly Lamp[];
  readonly trafficCars: readonly TrafficCar[];
  /** The positions of the checkpoints in meters from the start. The last one is the finish. */
  readonly gates: readonly number[];
}

/** Returns the distance of the walls from the center for a scene. */
export const wallOf = (scene: SceneKey): number =>
  scene === 'tunnel' || scene === 'bridge' ? 1.12 : scene === 'town' || scene === 'harbour' ? 1.5 : 2;

const smooth = (share: number): number => share * share * (3 - 2 * share);

/**
 * Returns the fraction of the bend at a position: it eases in over the first quarter of the piece and out over the
 * last.
 */
const shareAt = (along: number): number =>
  along < 0.25 ? smooth(along * 4) : along > 0.75 ? smooth((1 - along) * 4) : 1;

function buildRoad({ pieces }: Stage): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  const all: Stage['pieces'] = [...pieces, [RUN_OUT, 0, 0, pieces.at(-1)![3]]];
  for (const [length, curve, rise, scene] of all) {
    const count = Math.round(length / SEGMENT);
    for (let i = 0; i < count; i++)
      segments.push({ curve: curve * shareAt(i / count), y: from + rise * smooth(i / count), scene });
    from += rise;
  }
  return segments;
}

const LAMPS_IN_ROW = 5;

/** Adds rows of lamps along a good driving line. Some rows are straight, some drift across the road. */
function hangLamps(segments: readonly Segment[], length: number, random: Random): Lamp[] {
  const lamps: Lamp[] = [];
  for (let z = 160; z < length - 120; z += 130 + random.below(60)) {
    const { curve } = segments[Math.floor((z + 30) / SEGMENT)]!;
    const from = Math.abs(curve) > 5 ? Math.sign(curve) * 0.55 : (random.below(3) - 1) * 0.5;
    const drift = Math.abs(curve) > 5 ? 0 : (random.below(3) - 1) * 0.12;
    for (let i = 0; i < LAMPS_IN_ROW; i++)
      lamps.push({ z: z + i * 14, x: Math.max(-0.8, Math.min(0.8, from + drift * i)) });
  }
  return lamps;
}

const SPEEDS: Readonly<Record<Traveller, number>> = { van: 0.3, car: 0.36, tram: 0.24, bike: 0.12 };

/** Returns the position across the road. Traffic keeps to the right, so oncoming traffic is left of the center. */
function placeOf(kind: Traveller, isOncoming: boolean): number {
  const side = isOncoming ? -1 : 1;
  return side * (kind === 'bike' ? 0.86 : kind === 'tram' ? 0.42 : 0.5);
}

function sendTravellers({ traffic }: Stage, length: number, random: Random): TrafficCar[] {
  const trafficCars: TrafficCar[] = [];
  // Places traffic such that a fast car meets one vehicle at regular distances.
  for (
    let meet = 220;
    meet < length - NO_TRAFFIC_BEFORE_END;
    meet += traffic.every * (0.8 + random.below(40) / 100)
  ) {
    const kind = random.pick(traffic.travellers);
    const isOncoming = kind !== 'bike' && random.below(5) < 2;
    const speed = SPEEDS[kind] * (isOncoming ? -1 : 1);
    const startTime = meet / 0.92;
    trafficCars.push({ kind, z: meet - speed * startTime, speed, x: placeOf(kind, isOncoming) });
  }
  return trafficCars;
}

function buildCourse(index: number): Course {
  const stage = STAGES[index]!;
  const segments = buildRoad(stage);
  const length = segments.length * SEGMENT - RUN_OUT;
  const random = createRandom(`stage ${index + 1}`);
  const gates = Array.from({ length: stage.checkpoints + 1 }, (_, i) =>
    Math.round((length * (i + 1)) / (stage.checkpoints + 1)),
  );
  return {
    stage,
    length,
    segments,
    lamps: hangLamps(segments, length, random),
    trafficCars: sendTravellers(stage, length, random),
    gates,
  };
}

const courses = new Map<number, Course>();

/** Returns the course of a stage by its index. */
export function courseOf(index: number): Course {
  let course = courses.get(index);
  if (!course) courses.set(index, (course = buildCourse(index)));
  return course;
}

export const segmentAt = ({ segments }: Course, z: number): Segment =>
  segments[Math.max(0, Math.min(segments.length - 1, Math.floor(z / SEGMENT)))]!;
