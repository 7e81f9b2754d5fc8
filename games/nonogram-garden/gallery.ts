/** Contains the hand-drawn pictures. */
import type { Random } from '../kit/seeded-random';
import { piecesOf } from './pieces';
import { LARGE_PICTURES } from './pictures/large';
import { SMALL_PICTURES } from './pictures/small';
import type { Picture, Tint } from './types';

/** A hand-drawn picture with all its cells, and those of them that are optional. */
export interface HandPicture extends Picture {
  byChance: readonly number[];
}

const parseGallery = (text: string): HandPicture[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [name, ...rows] = block.split('\n') as [string, ...string[]];
      const signs = [...rows.join('')];
      return {
        name,
        size: rows.length,
        tints: signs.map((sign) => sign.toLowerCase() as Tint),
        byChance: signs.flatMap((sign, cell) => (/[A-Z]/.test(sign) ? [cell] : [])),
      };
    });

export const GALLERY: readonly HandPicture[] = [SMALL_PICTURES, LARGE_PICTURES].flatMap(parseGallery);

/** Returns the pictures of a size. */
export const picturesOf = (size: number): readonly HandPicture[] =>
  GALLERY.filter((picture) => picture.size === size);

/** Returns the picture with a random choice of its optional cells. All its cells are still connected. */
export function varyPicture({ byChance, ...whole }: HandPicture, random: Random): Picture {
  const pieces = piecesOf(whole);
  for (;;) {
    const tints = [...whole.tints];
    for (const cell of byChance) if (random.below(2)) tints[cell] = '.';
    const picture = { ...whole, tints };
    if (piecesOf(picture) <= pieces) return picture;
  }
}

/** Returns the mirrored picture. */
export function mirrorPicture({ name, size, tints }: Picture): Picture {
  const mirroredCell = (cell: number) => cell - (cell % size) + size - 1 - (cell % size);
  return { name, size, tints: tints.map((_, cell) => tints[mirroredCell(cell)]!) };
}
