/** The pictures of the how-to panel, drawn from the same letters and capsules as the board. */

import type { Listing } from './config';

const SVG = 'http://www.w3.org/2000/svg';

interface Capsule {
  class: string;
  from: readonly [column: number, row: number];
  to: readonly [column: number, row: number];
}

function picture(rows: readonly string[], capsules: readonly Capsule[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${rows[0]!.length} ${rows.length}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'lw-picture');
  const add = (tag: string, className: string, attributes: Record<string, number>, text = '') => {
    const node = document.createElementNS(SVG, tag);
    node.setAttribute('class', className);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
    node.textContent = text;
    svg.append(node);
  };
  for (const { class: className, from, to } of capsules)
    add('line', `lw-capsule ${className}`, {
      x1: from[0] + 0.5,
      y1: from[1] + 0.5,
      x2: to[0] + 0.5,
      y2: to[1] + 0.5,
    });
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => add('text', '', { x: x + 0.5, y: y + 0.72 }, letter));
  });
  return svg;
}

const ON_THE_LIST: Record<Listing, string> = {
  words: 'The last word of the list has its letters in disorder. It belongs to the theme.',
  tangled: 'Every word of the list has its letters in disorder: WLGO is GLOW.',
  first: 'The list shows first letters and lengths: G··· is GLOW. All belong to the theme.',
  consonants: 'The list has lost its vowels: GLW is GLOW. In the grid they stand.',
};

/** Gives the steps: marking, the directions, the last word. */
export function howToPictures(listing: Listing): { picture: Element; text: string }[] {
  return [
    {
      picture: picture(['WICKS', 'OTRAE', 'LAMPD'], [{ class: 'ink-0', from: [0, 0], to: [3, 0] }]),
      text: 'Drag over a word of the list, or tap its first letter and then its last.',
    },
    {
      picture: picture(
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
      picture: picture(['WLGO?', 'EGLOW', 'NBTRY'], [{ class: 'ink-4', from: [1, 1], to: [4, 1] }]),
      text: ON_THE_LIST[listing],
    },
  ];
}
