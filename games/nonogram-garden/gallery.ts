/** The pictures that were drawn by hand. */
import { LARGE } from './pictures/large';
import { SMALL } from './pictures/small';
import type { Picture, Tint } from './types';

const parse = (text: string): Picture[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [name, ...rows] = block.split('\n') as [string, ...string[]];
      return { name, size: rows.length, tints: [...rows.join('')] as Tint[] };
    });

export const GALLERY: readonly Picture[] = [SMALL, LARGE].flatMap(parse);

/** The pictures of a size. */
export const picturesOf = (size: number): readonly Picture[] =>
  GALLERY.filter((picture) => picture.size === size);

/** The picture seen from the other side. */
export function mirrored({ name, size, tints }: Picture): Picture {
  const from = (cell: number) => cell - (cell % size) + size - 1 - (cell % size);
  return { name, size, tints: tints.map((_, cell) => tints[from(cell)]!) };
}
