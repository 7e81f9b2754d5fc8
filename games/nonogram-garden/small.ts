/** Small pictures for a first try: by hand or by chance, on the ground of a garden that may be larger, with a firefly or two. */
import type { Random } from '../kit/seeded-random';
import { withFireflies } from './fireflies';
import { mirrored, picturesOf } from './gallery';
import { sprite } from './sprites';
import type { Picture, Tint } from './types';

const SMALLEST = 5;
/** A thing is so many cells smaller than its garden at the most. */
const ROOM = 2;
/** Of ten pictures so many are by hand: what fills its garden has no room to be another each time. */
const BY_HAND = { withRoom: 5, without: 1 };
const FIREFLIES = { least: 1, more: 2 };

/** Puts a picture on the ground of a larger one. */
function standing({ name, size: own, tints }: Picture, size: number, random: Random): Picture {
  const left = random.below(size - own + 1);
  const garden = new Array<Tint>(size * size).fill('.');
  tints.forEach((tint, cell) => {
    garden[(size - own + Math.floor(cell / own)) * size + left + (cell % own)] = tint;
  });
  return { name, size, tints: garden };
}

/** Draws one; whether its numbers are enough is for others to see. */
export function drawSmall(size: number, random: Random): Picture {
  const own = size - random.below(Math.min(ROOM, size - SMALLEST) + 1);
  const isByHand = random.below(10) < (own < size ? BY_HAND.withRoom : BY_HAND.without);
  const thing = isByHand ? random.pick(picturesOf(own)) : sprite(own, random);
  const picture = standing(random.below(2) ? thing : mirrored(thing), size, random);
  return size > SMALLEST ? withFireflies(picture, random, FIREFLIES) : picture;
}
