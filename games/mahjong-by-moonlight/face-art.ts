/** Draws the faces as cut paper on a tile of 60 by 80: a large digit and a large sign, which are readable at 24 by 32 pixels. */
import { FIRST_FLOWER, FIRST_LAMP, FIRST_SEASON, FIRST_WIND, SUITS } from './faces';
import type { Face } from './types';

/** The signs of the suits, on a grid of 40 by 40. */
const SIGNS: Readonly<Record<(typeof SUITS)[number], string>> = {
  lantern:
    '<path class="red" d="M13 1h14v5H13Z"/><path class="red" d="M20 6c10 0 16 5 16 12.5S30 31 20 31 4 26 4 18.5 10 6 20 6Z"/><path class="rib" d="M20 8v21M12.5 9q-5 9.5 0 19M27.5 9q5 9.5 0 19"/><path class="red" d="M13 31h14v3H13Z"/><path class="gold" d="M18 34h4v6h-4Z"/>',
  leaf: '<path class="green" d="M38 2C16 1 3 11 3 25q0 6 3 9-2 2-3 5h4q1-2 2-3c18 4 30-12 29-34Z"/><path class="rib" d="M9 33 29 11M17 24V13M23 18l-.5-9M14 27h11M20 21h10"/>',
  wave: '<path class="blue" d="M1 22C4 9 13 3 23 4c8 1 13 7 12 13-5-5-12-4-13 1-1 6 8 9 17 4v6c-8 4-14 2-19-1-6 4-13 4-19 1Z"/><path class="blue" d="M1 33q6-4 12 0t13 0 13 0v5q-6 4-13 0t-13 0-12 0Z"/>',
};

const drawFigure = (text: string, className: string) =>
  `<text class="figure ${className}" x="6" y="33">${text}</text>`;
const INKS = { lantern: 'red', leaf: 'green', wave: 'blue' } as const;

const drawSuitFace = (face: Face): string => {
  const suit = SUITS[Math.floor(face / 9)]!;
  const sign = `<g transform="translate(15 37)">${SIGNS[suit]}</g>`;
  return drawFigure(String((face % 9) + 1), INKS[suit]) + sign;
};

const VANE = '<path class="ink" d="M30 38 42 58H34v14h-8V58H18Z"/><path class="gold" d="M30 44 36 54H24Z"/>';
const WINDS = [
  ['N', 0],
  ['E', 90],
  ['S', 180],
  ['W', 270],
] as const;
const drawWindFace = (index: number): string => {
  const [letter, turn] = WINDS[index]!;
  return `${drawFigure(letter, 'ink')}<g transform="rotate(${turn} 30 55)">${VANE}</g>`;
};

const LAMPS = [
  '<path class="gold" d="M30 6q10 12 7 20-2 6-7 6t-7-6q-2-8 7-20Z"/><path class="ink" d="M29 30h2v7h-2Z"/><path class="red" d="M20 36h20v30H20Z"/><path class="ink" d="M12 66h36v7H12Z"/><path class="rib" d="M26 37v9M34 37v5"/>',
  '<path class="ink" d="M18 10h24l-4-5H22Z"/><path class="gold" d="M18 12h24l-4 20H22Z"/><path class="ink" d="M22 33h16v4H22Zm5 4h6v30h-6ZM18 67h24v7H18Z"/><path class="blue" d="M18 44h24v5H18Z"/>',
  '<path class="gold" d="M2 12l18 6v6L2 30ZM58 12 40 18v6l18 6Z"/><path class="ink" d="M21 14q9-12 18 0v12H21Z"/><path class="green" d="M22 27h16l5 44H17Z"/><path class="rib" d="M20.5 40h19M19.5 51h21M18 62h24"/><path class="ink" d="M12 71h36v4H12Z"/>',
];

const MEDAL = '<circle class="gold" cx="30" cy="40" r="27"/>';
const SEASONS = [
  '<path class="green" d="M28 62V38C16 38 13 30 13 23c9 0 15 4 17 11 2-9 8-13 18-13 0 9-5 16-16 17v24Z"/>',
  '<circle class="red" cx="30" cy="40" r="11"/><path class="red" d="M27.5 16h5v9h-5ZM27.5 55h5v9h-5ZM6 37.5h9v5H6ZM45 37.5h9v5h-9ZM13 26l4-4 6 6-4 4ZM37 52l4-4 6 6-4 4ZM41 32l-4-4 6-6 4 4ZM19 48l4 4-6 6-4-4Z"/>',
  '<path class="ink" d="M14 34q0-10 16-10t16 10v4H14Z"/><path class="red" d="M17 39h26q0 16-13 23-13-7-13-23Z"/><path class="ink" d="M28 15h5v10h-5Z"/>',
  '<path class="stroke" d="M30 18v44M11 29l38 22M49 29 11 51M24 22l6 6 6-6M24 58l6-6 6 6M13 37l8-2-2-8M47 43l-8 2 2 8M47 37l-8-2 2-8M13 43l8 2-2 8"/>',
];

const POT =
  '<path class="red" d="M14 58h32l-4 18H18ZM11 52h38v7H11Z"/><path class="green" d="M28 30h4v23h-4Z"/>';
const FLOWERS = [
  '<path class="gold" d="M15 5l8 8 7-9 7 9 8-8v15q0 13-15 13T15 20Z"/><path class="green" d="M30 50q-2-13-15-13 1 12 15 13Z"/>',
  '<g class="blue"><circle cx="30" cy="9" r="7"/><circle cx="30" cy="31" r="7"/><circle cx="19" cy="20" r="7"/><circle cx="41" cy="20" r="7"/><circle cx="22" cy="12" r="6"/><circle cx="38" cy="12" r="6"/><circle cx="22" cy="28" r="6"/><circle cx="38" cy="28" r="6"/></g><circle class="gold" cx="30" cy="20" r="7"/>',
  '<path class="blue" d="M14 10q-9 4-9 18 9 1 17-2 0-13-8-16ZM46 10q9 4 9 18-9 1-17-2 0-13 8-16Z"/><path class="blue" d="M30 6q10 4 10 22H20Q20 10 30 6Z"/><path class="stroke thin" d="M14 10q16-12 32 0"/>',
  '<path class="ink" d="M30 3q9 0 10 8 10 1 8 11-2 9-10 8-4 5-8 5t-8-5q-8 1-10-8-2-10 8-11 1-8 10-8Z"/><circle class="gold" cx="30" cy="20" r="7"/>',
];

/** Returns the drawing of a face, as SVG without its frame. */
export function drawFace(face: Face): string {
  if (face >= FIRST_FLOWER) return FLOWERS[face - FIRST_FLOWER]! + POT;
  if (face >= FIRST_SEASON) return MEDAL + SEASONS[face - FIRST_SEASON]!;
  if (face >= FIRST_LAMP) return LAMPS[face - FIRST_LAMP]!;
  return face >= FIRST_WIND ? drawWindFace(face - FIRST_WIND) : drawSuitFace(face);
}

/** Returns the drawing of a face without its digit, centered, because catalog images contain no letters. */
export function faceSignOf(face: Face): string {
  if (face >= FIRST_LAMP) return drawFace(face);
  if (face >= FIRST_WIND)
    return `<g transform="rotate(${WINDS[face - FIRST_WIND]![1]} 30 40) translate(0 -15)">${VANE}</g>`;
  return `<g transform="translate(7 17) scale(1.15)">${SIGNS[SUITS[Math.floor(face / 9)]!]}</g>`;
}

/** The moon that is shown instead of a hidden face. */
export const BACK =
  '<path class="back" d="M6 6h48v68H6Z"/><path class="moon" d="M38 22a20 20 0 1 0 6 28 17 17 0 0 1-6-28Z"/>';
