/** Small pictures by chance: things that are the same from left and right, each time with other edges, wings, windows. */
import type { Random } from '../kit/seeded-random';
import { SPRITES } from './pictures/sprites';
import type { Picture, Tint } from './types';

interface Sprite {
  name: string;
  size: number;
  /** Of each row: from the left to the middle. */
  halves: readonly string[];
}

const ALL: readonly Sprite[] = SPRITES.trim()
  .split('\n\n')
  .map((block) => {
    const [name, ...halves] = block.split('\n') as [string, ...string[]];
    return { name, size: halves.length, halves };
  });

const ofSize = (size: number): readonly Sprite[] => ALL.filter((one) => one.size === size);

const ALWAYS = /[a-z]/;

/** Draws one: what may be there is there half of the time. */
function drawn({ halves, ...picture }: Sprite, random: Random): Picture {
  const tints = halves.flatMap((half) => {
    const left = [...half].map((sign): Tint => {
      const isThere = ALWAYS.test(sign) || (sign !== '.' && random.below(2) > 0);
      return isThere ? (sign.toLowerCase() as Tint) : '.';
    });
    return [...left, ...left.slice(0, picture.size >> 1).reverse()];
  });
  return { ...picture, tints };
}

/** Whether what is filled hangs together, by corners too: nothing of a thing floats beside it. */
function isWhole({ size, tints }: Picture): boolean {
  const filled = tints.flatMap((tint, cell) => (tint === '.' ? [] : [cell]));
  const reached = new Set(filled.slice(0, 1));
  for (const cell of reached)
    for (const other of filled)
      if (
        Math.abs((cell % size) - (other % size)) <= 1 &&
        Math.abs(Math.floor(cell / size) - Math.floor(other / size)) <= 1
      )
        reached.add(other);
  return reached.size === filled.length;
}

/** Draws a thing of a size in one piece. */
export function sprite(size: number, random: Random): Picture {
  for (;;) {
    const picture = drawn(random.pick(ofSize(size)), random);
    if (isWhole(picture)) return picture;
  }
}
