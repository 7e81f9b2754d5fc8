/** The drawings of the how-to panel, made of the board's letters and capsules. */
import { drawing, svg } from '../kit/dom';
import type { Listing } from './config';

interface ExampleCapsule {
  class: string;
  from: readonly [column: number, row: number];
  to: readonly [column: number, row: number];
}

function drawStepPicture(rows: readonly string[], capsules: readonly ExampleCapsule[]): SVGSVGElement {
  const lines = capsules.map(({ class: className, from, to }) =>
    svg('line', {
      class: `lw-capsule ${className}`,
      x1: from[0] + 0.5,
      y1: from[1] + 0.5,
      x2: to[0] + 0.5,
      y2: to[1] + 0.5,
    }),
  );
  const letters = rows.flatMap((row, y) =>
    [...row].map((letter, x) => svg('text', { x: x + 0.5, y: y + 0.72 }, letter)),
  );
  return drawing('lw-picture', `0 0 ${rows[0]!.length} ${rows.length}`, ...lines, ...letters);
}

const ON_THE_LIST: Record<Listing, string> = {
  words: 'The last word of the list has its letters in disorder. It belongs to the theme.',
  tangled: 'Every word of the list has its letters in disorder: WLGO is GLOW.',
  first: 'The list shows first letters and lengths: G··· is GLOW. All belong to the theme.',
  consonants: 'The list has lost its vowels: GLW is GLOW. In the grid they stand.',
};

/** Returns the how-to steps: marking, the directions, the last word. */
export function howToPictures(listing: Listing): { picture: Element; text: string }[] {
  return [
    {
      picture: drawStepPicture(['WICKS', 'OTRAE', 'LAMPD'], [{ class: 'ink-0', from: [0, 0], to: [3, 0] }]),
      text: 'Drag over a word of the list, or tap its first letter and then its last.',
    },
    {
      picture: drawStepPicture(
        ['SGRLT', 'TLOAN', 'AROMP'],
        [
          { class: 'ink-2', from: [0, 0], to: [0, 2] },
          { class: 'ink-1', from: [1, 0], to: [3, 2] },
        ],
      ),
      text:
        listing === 'words'
          ? 'Words run across, down and diagonally; from Friday on backwards as well.'
          : 'Words run across, down and diagonally; where it is hard, backwards as well.',
    },
    {
      picture: drawStepPicture(['WLGO?', 'EGLOW', 'NBTRY'], [{ class: 'ink-4', from: [1, 1], to: [4, 1] }]),
      text: ON_THE_LIST[listing],
    },
  ];
}
