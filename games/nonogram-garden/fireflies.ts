/** Adds fireflies to a picture: a few single cells, so that every day has a different picture. */
import type { Random } from '../kit/seeded-random';
import { mirrorPicture } from './gallery';
import type { Picture, Tint } from './types';

/** The minimum number of fireflies (`min`), and the size of the random range above it (`more`). */
export interface SwarmSize {
  min: number;
  more: number;
}

const SWARM: SwarmSize = { min: 2, more: 3 };
const GLOW: Tint = 'y';

/** Returns empty cells among empty cells, in which a firefly touches at most the corners of others. */
const freeCells = (size: number, tints: readonly Tint[]): number[] => {
  const isEmpty = (x: number, y: number): boolean =>
    x < 0 || y < 0 || x >= size || y >= size || tints[y * size + x] === '.';
  return tints.flatMap((_, cell) => {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    const isFree =
      isEmpty(x, y) && isEmpty(x - 1, y) && isEmpty(x + 1, y) && isEmpty(x, y - 1) && isEmpty(x, y + 1);
    return isFree ? [cell] : [];
  });
};

/** Returns the picture or its mirror image, with fireflies where there is room for them. */
export function withFireflies(picture: Picture, random: Random, { min, more } = SWARM): Picture {
  const orientedPicture = random.below(2) ? picture : mirrorPicture(picture);
  const tints = [...orientedPicture.tints];
  for (let left = min + random.below(more); left > 0; left--) {
    const free = freeCells(orientedPicture.size, tints);
    if (free.length === 0) break;
    tints[random.pick(free)] = GLOW;
  }
  return { ...orientedPicture, tints };
}
