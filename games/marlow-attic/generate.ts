/** Generates a level from its seed: scatters the objects, then chooses those to find. */
import { createRandom, type Random } from '../kit/seeded-random';
import {
  MIN_OBJECT_SIZE,
  LIGHT_OFF,
  MIN_VISIBLE_SHARE,
  FINE_VISIBLE_SHARE,
  MIN_VISIBLE_TARGET_SHARE,
  PLAIN_VISIBLE_SHARE,
  USUAL_OBJECT_SIZE,
  type ScenePlan,
} from './config';
import { createGround } from './ground';
import { halfSizeOf, SCENE, visibleShareOf, TURN_STEPS } from './object-geometry';
import { tintsOf } from './paints';
import { SCENES } from './scenes';
import type { SceneArea } from './scenes/scene';
import { cachedFormOf, THINGS } from './things';
import type { Level, PlacedObject } from './types';

const MAX_ATTEMPTS = 70;
/** The number of suitable positions to try for each object. The least crowded one is used. */
const CHOICES = 3;
const MAX_OF_A_NINTH = 3;
/** The distance between the points at which the visible fraction of an object is measured, in units. */
const COARSE = 4;
const FINE = 1;

/** Generates the level. Equal arguments always give equal levels. */
export function generateLevel(plan: ScenePlan, seed: string): Level {
  const random = createRandom(`marlow-attic ${seed} ${plan.objectCount}/${plan.targetCount}`);
  const scene = random.pick(plan.scenes);
  const placedObjects = scatterObjects(plan, SCENES[scene].areas, random);
  const targets = chooseTargets(placedObjects, plan.targetCount, random);
  return {
    scene,
    lying: placedObjects,
    wanted: targets,
    cues: targets.map((_, i) => plan.cues[i % plan.cues.length]!),
    lights: targets.map((at) => placeLamp(placedObjects[at]!, random)),
  };
}

function scatterObjects(
  { rooms, objectCount: count, tilt }: ScenePlan,
  positions: readonly SceneArea[],
  random: Random,
): PlacedObject[] {
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
  const placedObjects: PlacedObject[] = [];
  for (const thing of order) {
    if (placedObjects.length >= count) break;
    let best: { one: PlacedObject; squares: number[]; crowding: number } | null = null;
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
    ground.put(placedObjects.length, best.squares);
    placedObjects.push(best.one);
  }
  return placedObjects;
}

/** Tries a random position in an area. Returns null when the object does not fit into the scene there. */
function placeObject(
  thing: number,
  { kind, x, y, width, height }: SceneArea,
  tilt: number,
  random: Random,
): PlacedObject | null {
  const { mask } = cachedFormOf(thing);
  const { size, family } = THINGS[thing]!;
  const length = Math.max(MIN_OBJECT_SIZE, USUAL_OBJECT_SIZE * size * (0.92 + random.below(17) / 100));
  // Objects that stand or hang are almost upright, unless any orientation is allowed.
  const maxTilt = kind === 'lie' ? tilt : Math.min(tilt, tilt === 12 ? 12 : 1);
  const one: PlacedObject = {
    thing,
    scale: length / Math.max(mask.width, mask.height),
    turn: (random.below(2 * maxTilt + 1) - maxTilt + TURN_STEPS) % TURN_STEPS,
    isFlipped: random.below(2) === 1,
    tint: random.below(tintsOf(family)),
    x: x + random.below(width),
    y: y + random.below(height),
  };
  const reach = halfSizeOf(one);
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
function chooseTargets(placedObjects: readonly PlacedObject[], count: number, random: Random): number[] {
  const kins = new Map<string, number>();
  for (const { thing } of placedObjects)
    kins.set(THINGS[thing]!.kin, (kins.get(THINGS[thing]!.kin) ?? 0) + 1);
  const ninths = new Map<number, number>();
  const targets: number[] = [];
  const candidates = random.shuffle(
    [...placedObjects.keys()].filter((at) => kins.get(THINGS[placedObjects[at]!.thing]!.kin) === 1),
  );
  for (const max of [MAX_OF_A_NINTH, placedObjects.length])
    for (const at of candidates) {
      if (targets.length >= count) break;
      const { x, y } = placedObjects[at]!;
      const ninth = Math.floor((x * 3) / SCENE.width) + 3 * Math.floor((y * 3) / SCENE.height);
      const objectsInNinth = ninths.get(ninth) ?? 0;
      if (targets.includes(at) || objectsInNinth >= max) continue;
      if (!isVisibleEnough(placedObjects, at)) continue;
      ninths.set(ninth, objectsInNinth + 1);
      targets.push(at);
    }
  return targets;
}

/**
 * Returns whether an object is sufficiently visible. Near the limit, measures with fine points, because the coarse
 * measurements are inaccurate for thin objects.
 */
function isVisibleEnough(placedObjects: readonly PlacedObject[], at: number): boolean {
  const visibleShare = visibleShareOf(placedObjects, at, COARSE);
  if (visibleShare < MIN_VISIBLE_TARGET_SHARE) return false;
  return visibleShare >= PLAIN_VISIBLE_SHARE || visibleShareOf(placedObjects, at, FINE) >= FINE_VISIBLE_SHARE;
}

const placeLamp = ({ x, y }: PlacedObject, random: Random) => ({
  x: x + random.below(2 * LIGHT_OFF + 1) - LIGHT_OFF,
  y: y + random.below(2 * LIGHT_OFF + 1) - LIGHT_OFF,
});
