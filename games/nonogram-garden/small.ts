/** Draws small pictures for beginners: hand-drawn or random objects on the ground of a larger garden, with a few fireflies. */
import type { Random } from '../kit/seeded-random';
import { withFireflies } from './fireflies';
import { picturesOf, varyPicture } from './gallery';
import { pickSprite } from './sprites';
import type { Picture, Tint } from './types';

/** The minimum size of an object. */
const MIN_OBJECT_SIZE = 5;
/** The maximum margin in cells between the object and the size of the garden. It makes pictures vary. */
const ROOM = 3;
const FIREFLIES = { min: 2, more: 4 };

/** Places an object on the ground of a larger garden. */
export function placeUpright(
  { name, size: objectSize, tints }: Picture,
  size: number,
  random: Random,
): Picture {
  const left = random.below(size - objectSize + 1);
  const garden = new Array<Tint>(size * size).fill('.');
  tints.forEach((tint, cell) => {
    garden[(size - objectSize + Math.floor(cell / objectSize)) * size + left + (cell % objectSize)] = tint;
  });
  return { name, size, tints: garden };
}

/** Draws a small picture. The caller checks whether line logic solves it. */
export function drawSmall(size: number, random: Random): Picture {
  const objectSize = size - 1 - random.below(Math.min(ROOM, size - MIN_OBJECT_SIZE));
  const thing = random.below(2)
    ? varyPicture(random.pick(picturesOf(objectSize)), random)
    : pickSprite(objectSize, random);
  return withFireflies(placeUpright(thing, size, random), random, FIREFLIES);
}
