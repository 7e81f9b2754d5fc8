/** The drawings of broths, noodles, toppings and complete bowls, on a grid of 48 by 48. */
import { isBroth } from './codes';
import type { OrderedThing } from './types';

const BROTHS = ['#EBCB7C', '#B9742F', '#C23A20'];
const BROTHS_DEEP = ['#C99F48', '#8A4E19', '#8B2012'];

const drawLadle = (layer: number) =>
  `<path d="M30 20 40 4" stroke="#C9D2E4" stroke-width="4" stroke-linecap="round"/><path d="M6 20h30a15 15 0 0 1-30 0Z" fill="#8E9BB8"/><ellipse cx="21" cy="20" rx="15" ry="5" fill="${BROTHS[layer]}"/>` +
  [
    '<path d="M15 20c2-2 4-2 6 0" fill="none" stroke="#fff" stroke-width="1.800"/>',
    '<circle cx="17" cy="20" r="1.800" fill="#6B3B12"/><circle cx="24" cy="21" r="1.600" fill="#6B3B12"/>',
    '<path d="M17 44c-4-3-3-7 1-10 0 2 2 3 3 2 3 3 1 7-4 8Z" fill="#FF8A3A"/><path d="M14 20l4 1 3-2 4 2" fill="none" stroke="#FFD0A0" stroke-width="1.800"/>',
  ][layer]!;

const NOODLE_LINES =
  '<path d="M8 19c4-5 8 4 12 0s8 4 12 0 6 2 8 0M8 25c4-5 8 4 12 0s8 4 12 0 6 2 8 0M8 31c4-5 8 4 12 0s8 4 12 0 6 2 8 0" fill="none" stroke="#F6DC92" stroke-width="3.6" stroke-linecap="round"/>';
/** Firm noodles are straight, soft ones wavy. */
const FIRM_LINES =
  '<path d="M10 10v28M17 10v28M24 10v28M31 10v28M38 10v28" fill="none" stroke="#F6DC92" stroke-width="4" stroke-linecap="round"/><path d="M8 24h32" stroke="#B2452F" stroke-width="5"/>';

const egg =
  '<ellipse cx="24" cy="25" rx="15" ry="17" fill="#FFF8EA"/><ellipse cx="24" cy="25" rx="15" ry="17" fill="none" stroke="#D9B98A" stroke-width="2"/><circle cx="24" cy="27" r="8.500" fill="#F39A1E"/><circle cx="21" cy="24" r="2.500" fill="#FFD27A"/>';
const nori =
  '<path d="M10 7h28v34H10Z" fill="#1E3B2B"/><path d="M10 7h28v34H10Z" fill="none" stroke="#5E9470" stroke-width="2"/><path d="M15 13h8M27 18h6M16 25h5M26 32h7M17 36h5" stroke="#4C7D5D" stroke-width="2" stroke-linecap="round"/>';
const leek =
  '<g fill="none" stroke-width="4"><circle cx="16" cy="17" r="7" stroke="#7CC152"/><circle cx="32" cy="20" r="7.500" stroke="#4F9A3E"/><circle cx="22" cy="34" r="7" stroke="#A5D876"/></g><path d="M36 33l6 5" stroke="#4F9A3E" stroke-width="4" stroke-linecap="round"/>';
const pork =
  '<ellipse cx="24" cy="24" rx="18" ry="16" fill="#8A4325"/><ellipse cx="24" cy="24" rx="15" ry="13" fill="#E2A182"/><path d="M14 20c6-6 16-5 20 1M14 28c5 4 14 5 20-1M18 24c4-2 8-2 11 0" fill="none" stroke="#FBE0CF" stroke-width="3" stroke-linecap="round"/>';
const swirl =
  '<path d="M24 6l5 4 6-1 2 6 5 4-2 5 2 5-5 4-2 6-6-1-5 4-5-4-6 1-2-6-5-4 2-5-2-5 5-4 2-6 6 1Z" fill="#FFF6EE"/><path d="M30 18c-4-5-13-2-12 5 1 6 10 7 12 1 1-4-5-6-6-2" fill="none" stroke="#E5588A" stroke-width="3.400" stroke-linecap="round"/>';

/** The drawings by the codes of the layers. */
export const LAYERS: readonly string[] = [
  drawLadle(0),
  drawLadle(1),
  drawLadle(2),
  FIRM_LINES,
  NOODLE_LINES,
  egg,
  nori,
  leek,
  pork,
  swirl,
];

/** The positions of the first, second, third and fourth topping in the bowl. */
const PLACES = [
  [3, 4],
  [27, 3],
  [14, -3],
  [16, 8],
] as const;

/** Draws a bowl with its layers, seen from above. */
export function drawBowl(thing: OrderedThing): string {
  const [broth, noodle, ...toppings] = thing;
  const isFilled = broth !== undefined && isBroth(broth);
  const surface = isFilled
    ? `<ellipse cx="24" cy="21" rx="19" ry="7.500" fill="${BROTHS_DEEP[broth]}"/><ellipse cx="24" cy="20.500" rx="17.500" ry="6.500" fill="${BROTHS[broth]}"/>`
    : '<ellipse cx="24" cy="21" rx="19" ry="7.500" fill="#B9A98E"/>';
  const noodles =
    noodle === undefined
      ? ''
      : '<path d="M11 20c3-3 6 3 9 0s6 3 9 0 6 2 8 0M12 23c3-3 6 3 9 0s6 3 9 0 4 2 6 0" fill="none" stroke="#F9E6AC" stroke-width="2.200"/>';
  const toppingShapes = toppings
    .map((layer, i) => {
      const [x, y] = PLACES[i] ?? [12, 4];
      return `<g transform="translate(${x} ${y}) scale(.4)">${LAYERS[layer]}</g>`;
    })
    .join('');
  return `<ellipse cx="24" cy="21" rx="22" ry="9.500" fill="#FFF6E2"/>${surface}${noodles}${toppingShapes}<path d="M2 21c0 12 8 20 14 21h16c6-1 14-9 14-21-5 11-39 11-44 0Z" fill="#C9402F"/><path d="M36 34c5-3 9-8 10-13-3 5-9 8-16 9 3 4-1 10-4 12h6c2-1 3-5 4-8Z" fill="#8F2620"/><path d="M6 29c5 4 12 6 18 6" fill="none" stroke="#FFC9A8" stroke-width="2.400" stroke-dasharray="4 3"/>`;
}
