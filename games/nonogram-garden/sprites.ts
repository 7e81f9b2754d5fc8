/** Draws small random pictures: symmetric objects with random edges, wings, windows. */
import type { Random } from '../kit/seeded-random';
import { piecesOf } from './pieces';
import { SPRITES } from './pictures/sprites';
import type { Picture, Tint } from './types';

interface Sprite {
  name: string;
  size: number;
  /** The left half of each row, including its center. */
  halves: readonly string[];
}

const ALL_SPRITES: readonly Sprite[] = SPRITES.trim()
  .split('\n\n')
  .map((block) => {
    const [name, ...halves] = block.split('\n') as [string, ...string[]];
    return { name, size: halves.length, halves };
  });

const ofSize = (size: number): readonly Sprite[] => ALL_SPRITES.filter((one) => one.size === size);

const ALWAYS_FILLED = /[a-z]/;

/** Draws a sprite. Each optional cell is present with a probability of one half. */
function drawSprite({ halves, ...picture }: Sprite, random: Random): Picture {
  const tints = halves.flatMap((half) => {
    const left = [...half].map((sign): Tint => {
      const isThere = ALWAYS_FILLED.test(sign) || (sign !== '.' && random.below(2) > 0);
      return isThere ? (sign.toLowerCase() as Tint) : '.';
    });
    return [...left, ...left.slice(0, picture.size >> 1).reverse()];
  });
  return { ...picture, tints };
}

/** Draws an object of a size, all of whose cells are connected. */
export function pickSprite(size: number, random: Random): Picture {
  for (;;) {
    const picture = drawSprite(random.pick(ofSize(size)), random);
    if (piecesOf(picture) === 1) return picture;
  }
}
