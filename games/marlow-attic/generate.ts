/** Generates a level from its seed: scatters the objects, then chooses those to find. */
import { createRandom, type Random } from '../kit/seeded-random';
import {
  MIN_OBJECT_SIZE,
  LIGHT_OFF,
  MIN_VISIBLE_SHARE,
  SEEN_FINELY,
  SEEN_OF_WANTED,
  SEEN_PLAINLY,
  USUAL_OBJECT_SIZE,
  type Plan,
} from './config';
import { createGround } from './ground';
import { reachOf, SCENE, shareSeen, TURN_STEPS } from './lying';
import { tintsOf } from './paints';
import { SCENES } from './scenes';
import type { Place } from './scenes/scene';
import { formOf, THINGS } from './things';
import type { Level, Lying } from './types';

const MAX_ATTEMPTS = 70;
/** The number of suitable positions to try for each object. The least crowded one is used. */
const CHOICES = 3;
const MAX_OF_A_NINTH = 3;
/** The distance between the points at which the visible fraction of an object is measured, in units. */
const COARSE = 4;
const FINE = 1;

/** Generates the level. Equal arguments always give equal levels. */
export function generateLevel(plan: Plan, seed: string): Level {
  const random = createRandom(`marlow-attic ${seed} ${plan.lying}/${plan.wanted}`);
  const scene = random.pick(plan.scenes);
  const lying = strew(plan, SCENES[scene].places, random);
  const targets = choose(lying, plan.wanted, random);
  return {
    scene,
    lying,
    wanted: targets,
    cues: targets.map((_, i) => plan.cues[i % plan.cues.length]!),
    lights: targets.map((at) => lightOf(lying[at]!, random)),
  };
}

function strew({ rooms, lying: count, tilt }: Plan, positions: readonly Place[], random: Random): Lying[] {
  const all = random.shuffle([...THINGS.keys()]);
  const isHere = (thing: number) => !rooms || rooms.includes(THINGS[thing]!.room);
  // Objects that belong to the room come first. Others are used only if those do not suffice.
  const order = [...all.filter(isHere), ...all.filter((thing) => !isHere(thing))];
  const room = positions.map(({ width, height }) => Math.floor((width * height) / 100));
  const total = room.reduce((sum, area) => sum + area, 0);
  const placeOf = () => {
    let at = random.below(total);
    return positions[room.findIndex((area) => (at -= area) < 0)]!;
  };
  const ground = createGround();
  const lying: Lying[] = [];
  for (const thing of order) {
    if (lying.length >= count) break;
    let best: { one: Lying; squares: number[]; crowding: number } | null = null;
    for (let attempt = 0, good = 0; attempt < MAX_ATTEMPTS && good < CHOICES; attempt++) {
      const one = placeObject(thing, placeOf(), tilt, random);
      if (!one) continue;
      const squares = ground.squaresOf(one);
      const crowding = ground.crowding(squares, MIN_VISIBLE_SHARE);
      if (crowding === null) continue;
      good++;
      if (!best || crowding < best.crowding) best = { one, squares, crowding };
    }
    if (!best) continue;
    ground.put(lying.length, best.squares);
    lying.push(best.one);
  }
  return lying;
}

/** Tries a random position in an area. Returns null when the object does not fit into the scene there. */
function placeObject(
  thing: number,
  { kind, x, y, width, height }: Place,
  tilt: number,
  random: Random,
): Lying | null {
  const { mask } = formOf(thing);
  const { size, family } = THINGS[thing]!;
  const long = Math.max(MIN_OBJECT_SIZE, USUAL_OBJECT_SIZE * size * (0.92 + random.below(17) / 100));
  // Objects that stand or hang are almost upright, unless any orientation is allowed.
  const maxTilt = kind === 'lie' ? tilt : Math.min(tilt, tilt === 12 ? 12 : 1);
  const one: Lying = {
    thing,
    scale: long / Math.max(mask.width, mask.height),
    turn: (random.below(2 * maxTilt + 1) - maxTilt + TURN_STEPS) % TURN_STEPS,
    isFlipped: random.below(2) === 1,
    tint: random.below(tintsOf(family)),
    x: x + random.below(width),
    y: y + random.below(height),
  };
  const reach = reachOf(one);
  if (kind === 'stand') one.y = y + height - reach.y;
  if (kind === 'hang') one.y = y + reach.y + random.below(Math.max(1, Math.floor(height - 2 * reach.y)));
  one.x = Math.round(Math.min(x + width - reach.x, Math.max(x + reach.x, one.x)));
  one.y = Math.round(one.y);
  const isIn =
    one.x >= reach.x + 4 &&
    one.x <= SCENE.width - reach.x - 4 &&
    one.y >= reach.y + 4 &&
    one.y <= SCENE.height - reach.y - 4;
  return isIn ? one : null;
}

/** Chooses unambiguous objects to find from all parts of the scene. */
function choose(lying: readonly Lying[], count: number, random: Random): number[] {
  const kins = new Map<string, number>();
  for (const { thing } of lying) kins.set(THINGS[thing]!.kin, (kins.get(THINGS[thing]!.kin) ?? 0) + 1);
  const ninths = new Map<number, number>();
  const targets: number[] = [];
  const candidates = random.shuffle(
    [...lying.keys()].filter((at) => kins.get(THINGS[lying[at]!.thing]!.kin) === 1),
  );
  for (const max of [MAX_OF_A_NINTH, lying.length])
    for (const at of candidates) {
      if (targets.length >= count) break;
      const { x, y } = lying[at]!;
      const ninth = Math.floor((x * 3) / SCENE.width) + 3 * Math.floor((y * 3) / SCENE.height);
      const objectsInNinth = ninths.get(ninth) ?? 0;
      if (targets.includes(at) || objectsInNinth >= max) continue;
      if (!isSeenEnough(lying, at)) continue;
      ninths.set(ninth, objectsInNinth + 1);
      targets.push(at);
    }
  return targets;
}

/**
 * Returns whether an object is sufficiently visible. Near the limit, measures with fine points, because the coarse
 * measurements are inaccurate for thin objects.
 */
function isSeenEnough(lying: readonly Lying[], at: number): boolean {
  const visibleShare = shareSeen(lying, at, COARSE);
  if (visibleShare < SEEN_OF_WANTED) return false;
  return visibleShare >= SEEN_PLAINLY || shareSeen(lying, at, FINE) >= SEEN_FINELY;
}

const lightOf = ({ x, y }: Lying, random: Random) => ({
  x: x + random.below(2 * LIGHT_OFF + 1) - LIGHT_OFF,
  y: y + random.below(2 * LIGHT_OFF + 1) - LIGHT_OFF,
});
