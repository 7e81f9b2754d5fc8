/** Draws parcels, friends and crafts, each in a box of 100 by 100. */
import type { Parcels, WorldKey } from './types';

const SYMBOLS = [
  'M50 76C22 56 24 34 38 32q8 0 12 9q4-9 12-9c14 2 16 24-12 44Z',
  'M50 25l7.600 16.400 17.900 2.200-13.200 12.300 3.500 17.700L50 64.800 34.200 73.600l3.500-17.700-13.200-12.300 17.900-2.200Z',
  'M60 26a25 25 0 1 0 14 38A21 21 0 0 1 60 26Z',
  'M27 73C22 42 40 27 76 26C77 60 60 77 34 68L58 44',
] as const;
const COLORS = ['#D5402F', '#B97A00', '#2F5FB8', '#1F7A4A'] as const;
const PAPERS = ['#FFE3DC', '#FFF0C2', '#DCE8FF', '#DDF3DC'] as const;

const drawScaled = (x: number, y: number, size: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${drawing}</g>`;

const drawSymbol = (kind: number): string =>
  `<path d="${SYMBOLS[kind]}" fill="${kind === 3 ? 'none' : COLORS[kind]}" stroke="${COLORS[kind]}" stroke-width="${kind === 3 ? 9 : 4}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** Draws a parcel with its sign. */
export const drawParcel = (kind: number): string =>
  `<rect x="6" y="10" width="88" height="82" rx="12" fill="${PAPERS[kind]}" stroke="#3A2415" stroke-width="7"/>${drawSymbol(kind)}`;

/** Draws a requested parcel: its sign on paper with a dashed edge. */
const drawRequest = (kind: number): string =>
  `<rect x="8" y="10" width="84" height="80" rx="14" fill="#FFF9E8" stroke="${COLORS[kind]}" stroke-width="7" stroke-dasharray="13 9"/>${drawSymbol(kind)}`;

const THANKS =
  '<rect x="8" y="10" width="84" height="80" rx="14" fill="#FFC65A" stroke="#5A3208" stroke-width="6"/><path d="M28 52l15 16 30-34" fill="none" stroke="#3A1E00" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>';

/** Returns a list with the kind of each single parcel. */
export const listKinds = (parcels: Parcels): number[] =>
  parcels.flatMap((count, kind) => Array.from({ length: count }, () => kind));

/** Arranges drawings in one row, or in two rows if there are four. */
function placeInRows(drawings: readonly string[], y: number, height: number): string {
  const perRow = drawings.length > 3 ? 2 : drawings.length;
  const rows = Math.ceil(drawings.length / perRow);
  const size = Math.min(height / rows, 98 / perRow);
  return drawings
    .map((drawing, index) => {
      const count = Math.min(perRow, drawings.length - Math.floor(index / perRow) * perRow);
      const x = 50 - (count * size) / 2 + (index % perRow) * size;
      return drawScaled(x, y + Math.floor(index / perRow) * size, size, drawing);
    })
    .join('');
}

/** Draws the parcels that a home expects and those that it has received. */
export const drawRequests = (all: Parcels, left: Parcels): string => {
  const got = listKinds(all).length - listKinds(left).length;
  return placeInRows(
    [...listKinds(left).map(drawRequest), ...Array.from({ length: got }, () => THANKS)],
    6,
    70,
  );
};

/** Draws the parcels on the roof of a post office. */
export const drawParcelsOnRoof = (left: Parcels): string =>
  placeInRows(listKinds(left).map(drawParcel), 8, 64);

const ENVELOPE = 'M50 2C78 2 91 19 91 37C91 57 68 66 60 74H40C32 66 9 57 9 37C9 19 22 2 50 2Z';
const CLOTHS = [
  ['#D5402F', '#FFEFD0', '#A82B1E'],
  ['#6D4BA8', '#F5A9C0', '#51358A'],
] as const;

function drawBalloon(which: number): string {
  const [cloth, stripe, dark] = CLOTHS[which]!;
  const mark =
    which === 0
      ? '<path d="M28 5C16 28 20 55 42 74H48C36 50 34 26 42 3ZM72 5C84 28 80 55 58 74H52C64 50 66 26 58 3Z"'
      : '<path d="M10 28Q50 44 90 28L90 46Q50 62 12 46Z"';
  return `<path d="${ENVELOPE}" fill="${cloth}"/>${mark} fill="${stripe}"/><path d="M62 4C84 30 78 56 58 74H60C68 66 91 57 91 37C91 20 80 6 62 4Z" fill="${dark}" opacity=".55"/><ellipse cx="27" cy="24" rx="7" ry="13" fill="#fff" opacity=".4" transform="rotate(24 27 24)"/><path d="${ENVELOPE}" fill="none" stroke="#3A1A12" stroke-width="3"/><path d="M42 75L43 84M58 75L57 84" stroke="#3A1A12" stroke-width="3"/><rect x="38" y="83" width="24" height="15" rx="4" fill="#8A5228" stroke="#3A1A12" stroke-width="3"/>`;
}

const HULLS = [
  ['#F2B23A', '#B97312', '#FFE3A0'],
  ['#E46A55', '#9C3527', '#FFC7B8'],
] as const;

function drawSubmarine(which: number): string {
  const [hull, dark, light] = HULLS[which]!;
  const tower =
    which === 0
      ? `<path d="M38 34V20q0-5 5-5h15q5 0 5 5v14Z" fill="${dark}" stroke="#2A1805" stroke-width="3"/><path d="M50 15V5h11" fill="none" stroke="#2A1805" stroke-width="5"/>`
      : `<path d="M36 34q2-20 14-20t14 20Z" fill="${dark}" stroke="#2A1805" stroke-width="3"/><circle cx="50" cy="10" r="5" fill="#FFE7A0" stroke="#2A1805" stroke-width="3"/>`;
  const drawPort = (x: number) =>
    `<circle cx="${x}" cy="50" r="9" fill="#FFF0BE" stroke="#5A3208" stroke-width="3.500"/>`;
  return `${tower}<path d="M12 50L1 36V66Z" fill="#C03A2E" stroke="#2A1805" stroke-width="3" stroke-linejoin="round"/><ellipse cx="53" cy="51" rx="44" ry="25" fill="${hull}" stroke="#2A1805" stroke-width="3"/><path d="M11 56Q50 76 95 56Q86 75 53 75Q22 75 11 56Z" fill="${dark}"/><path d="M22 38Q36 28 58 29Q38 33 27 43Z" fill="${light}"/>${drawPort(34)}${drawPort(56)}<circle cx="79" cy="48" r="7" fill="#FFF6D4" stroke="#5A3208" stroke-width="3"/>`;
}

/** Draws a craft with its load. */
export function drawCraft(world: WorldKey, which: number, load: Parcels): string {
  const craft = world === 'air' ? drawBalloon(which) : drawSubmarine(which);
  const kinds = listKinds(load);
  const top = kinds.length > 3 ? 40 : 60;
  return craft + placeInRows(kinds.map(drawParcel), top, 99 - top);
}

const SWALLOW =
  '<path d="M6 38Q28 34 44 48Q52 24 78 18Q72 38 62 50L82 54L64 62Q50 74 34 64L14 78L24 58Q14 50 6 38Z" fill="#2C5FC0" stroke="#FFF6E2" stroke-width="5" stroke-linejoin="round"/><path d="M62 60Q50 70 38 62Q50 56 62 52Z" fill="#FFF6E2"/><circle cx="66" cy="55" r="3.500" fill="#FFF6E2"/><path d="M78 54l12 2-12 5Z" fill="#F6A12E"/>';
const SEAHORSE =
  '<path d="M44 12Q66 8 68 28L84 32L82 40L66 40Q78 62 62 74Q54 80 58 88Q66 90 64 82Q74 86 66 94Q50 100 46 86Q44 76 52 68Q60 58 50 48Q38 34 44 12Z" fill="#F3A24A" stroke="#5A2A08" stroke-width="4" stroke-linejoin="round"/><path d="M46 40Q34 44 32 56Q42 58 50 50Z" fill="#FFD98E" stroke="#5A2A08" stroke-width="3"/><circle cx="58" cy="25" r="4.500" fill="#2A1805"/><path d="M44 12l-8-6M42 22l-9-2M42 31l-9 2" stroke="#5A2A08" stroke-width="4" stroke-linecap="round"/>';

/** Draws a friend. */
export const drawFriend = (world: WorldKey): string => (world === 'air' ? SWALLOW : SEAHORSE);

/** Draws a star of the result. */
export const drawStar = (isWon: boolean): string =>
  `<path d="M50 8l12.500 27 29.500 3.600-21.800 20.300 5.800 29.200L50 73.600 24 88.100l5.800-29.200L8 38.600 37.500 35Z" fill="${isWon ? '#FFC23D' : 'none'}" stroke="${isWon ? '#7A4A00' : '#8EA0CC'}" stroke-width="6" stroke-linejoin="round"${isWon ? '' : ' stroke-dasharray="9 8"'}/>`;
