/** Draws the static parts of the board: houses, rocks, clouds, streams. A cell is a box of 100 by 100. */
import type { Level } from './types';

const WALLS = ['#C9694A', '#D99A4E', '#7C6AA8', '#4F8A86', '#B9574F', '#8A6F4E'] as const;
const ROOFS = ['#5E2A2A', '#6B3A1E', '#3B3166', '#234A52', '#57222B', '#4A3526'] as const;
const positionOfCell = (level: Level, cell: number) => ({
  x: (cell % level.columns) * 100,
  y: Math.floor(cell / level.columns) * 100,
});
const placeDrawing = ({ x, y }: { x: number; y: number }, drawing: string) =>
  `<g transform="translate(${x} ${y})">${drawing}</g>`;
const isHouseOrPost = (sign: string) => /[p-tP-T]/.test(sign);

const windowAt = (x: number, y: number, isLit: boolean): string =>
  `<path d="M${x} ${y + 26}v-16a9 9 0 0 1 18 0v16Z" fill="${isLit ? '#FFD36B' : '#2A2346'}" stroke="#2A1810" stroke-width="3"/><path d="M${x + 9} ${y + 2}v24" stroke="#2A1810" stroke-width="2"/>`;

function drawWall(color: string, seed: number, hasSign: boolean): string {
  const isWindowLit = (bit: number) => (seed * 7 + bit * 5) % 3 > 0;
  const panes = hasSign ? '' : windowAt(20, 46, isWindowLit(1)) + windowAt(62, 46, isWindowLit(2));
  return `<rect x="6" width="88" height="101" fill="${color}"/><rect x="78" width="16" height="101" fill="#000" opacity=".14"/>${panes}`;
}

/** Draws one of three roof shapes on the top cell of a house. */
function drawRoof(color: string, seed: number): string {
  const forms = [
    'M-1 26L50 2L101 26V34H-1Z',
    'M-1 34L8 8H92L101 34Z',
    'M-1 34V24H10V12H28V24H40V8H60V24H72V12H90V24H101V34Z',
  ];
  return `<path d="${forms[seed % 3]}" fill="${color}" stroke="#1E1210" stroke-width="4" stroke-linejoin="round"/>`;
}

function drawHouse(level: Level, cell: number): string {
  const column = cell % level.columns;
  const sign = level.sign[cell]!;
  const above = cell - level.columns;
  const isTop = above < 0 || !level.solid[above] || level.sign[above] === 'c';
  const wall = drawWall(WALLS[column % WALLS.length]!, cell, isHouseOrPost(sign));
  if (!isTop) return wall;
  const chimney =
    level.sign[above] === '^'
      ? '<path d="M34 26V-4H66V26Z" fill="#8A4A38" stroke="#1E1210" stroke-width="4"/><rect x="30" y="-10" width="40" height="12" rx="3" fill="#6B3528" stroke="#1E1210" stroke-width="4"/>'
      : '';
  const roof = /[P-T]/.test(sign) ? OFFICE : drawRoof(ROOFS[column % ROOFS.length]!, column + level.rows);
  return `<g transform="translate(0 26)">${wall.replace('height="101"', 'height="75"').replace('height="101"', 'height="75"')}</g>${chimney}${roof}`;
}

/** The roof of every post office, with a post horn on it. */
const OFFICE =
  '<path d="M-2 34L14 6H86L102 34Z" fill="#F2B23A" stroke="#3A2206" stroke-width="4" stroke-linejoin="round"/><path d="M34 24q16-12 30 0M64 24l10-8v14Z" fill="none" stroke="#3A2206" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>';

const CLOUD =
  '<g stroke="#8090B8" stroke-width="4"><path d="M16 76Q2 72 6 56Q10 44 24 46Q28 22 50 24Q66 24 70 40Q92 38 95 58Q96 74 82 77Z" fill="#F4F1F8"/></g><path d="M18 70Q50 80 84 70Q92 66 93 58Q96 74 82 75H16Q8 73 7 64Q10 70 18 70Z" fill="#B9C0DA"/><path d="M36 54q5 5 10 0M58 54q5 5 10 0" fill="none" stroke="#5A6690" stroke-width="4" stroke-linecap="round"/>';

const drawChevrons = (direction: 1 | -1): string =>
  [26, 60]
    .map((y) => `M30 ${y + 8 * direction + 6}L50 ${y - 10 * direction + 6}L70 ${y + 8 * direction + 6}`)
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="#3A1E0A" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#FFF6E2" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');

const drawShaft = (color: string): string =>
  `<rect x="5" y="3" width="90" height="94" rx="24" fill="${color}" stroke="#2A2346" stroke-width="3"/>`;

const SMOKE = `${drawShaft('#F0B277')}<path d="M22 92Q10 74 24 56Q12 36 26 14M78 92Q90 74 76 56Q88 36 74 14" fill="none" stroke="#FFE6C4" stroke-width="5" stroke-linecap="round"/>${drawChevrons(1)}`;
const RAIN = `${drawShaft('#5F72A8')}<path d="M16 36Q6 28 16 18Q28 6 44 12Q60 4 74 14Q94 14 90 30Q90 38 82 40H20Z" fill="#C6CEE6" stroke="#2A3660" stroke-width="3"/><path d="M20 52l-4 13M22 78l-4 12M82 52l-4 13M84 78l-4 12" stroke="#CFE6FF" stroke-width="6" stroke-linecap="round"/><g transform="translate(0 8)">${drawChevrons(-1)}</g>`;

const CORALS = ['#C44A5A', '#F0974A', '#B0508E', '#E8694A'] as const;

const isRock = (level: Level, cell: number): boolean =>
  cell >= level.solid.length || Boolean(level.solid[cell]);

/** Draws only those edges of a rock that touch water, so that adjacent rocks join. */
function drawRock(level: Level, cell: number): string {
  const column = cell % level.columns;
  const above = cell - level.columns;
  const isTop = above < 0 || !level.solid[above];
  const isBottom = !isRock(level, cell + level.columns);
  const top = isTop ? 'M0 30Q14 8 40 14Q70 2 100 26' : 'M-1 -1H101';
  const bottom = isBottom ? 'V74Q72 98 46 90Q14 98 0 72Z' : 'V102H-1Z';
  const sides = [
    column > 0 && isRock(level, cell - 1) ? '' : 'M0 28V90',
    column < level.columns - 1 && isRock(level, cell + 1) ? '' : 'M100 26V90',
    isTop ? 'M0 30Q14 8 40 14Q70 2 100 26' : '',
    isBottom ? 'M100 74Q72 98 46 90Q14 98 0 72' : '',
  ].join('');
  const color = CORALS[cell % CORALS.length]!;
  const coral =
    isTop && cell % 3 === 0 && !isHouseOrPost(level.sign[cell]!)
      ? `<path d="M62 24Q60 4 54 -6M62 24Q64 2 66 -10M62 24Q70 8 80 0" fill="none" stroke="${color}" stroke-width="8" stroke-linecap="round"/>`
      : '';
  const spots = isHouseOrPost(level.sign[cell]!)
    ? ''
    : `<ellipse cx="${24 + (cell % 5) * 10}" cy="58" rx="12" ry="6" fill="#0A2E3C" opacity=".6"/><circle cx="${70 - (cell % 4) * 12}" cy="80" r="4" fill="#0A2E3C" opacity=".5"/>`;
  const light = isTop
    ? '<path d="M8 34Q20 18 42 22Q68 12 92 30" fill="none" stroke="#5E8E98" stroke-width="6" stroke-linecap="round"/>'
    : '';
  return `${coral}<path d="${top}${bottom}" fill="#2E5A66"/><path d="${sides}" fill="none" stroke="#0C2A36" stroke-width="5" stroke-linecap="round"/>${light}${spots}`;
}

const SHELLS = ['#E9B7A0', '#F0D08A', '#B7C8E8', '#C8A8D8'] as const;

/** Draws a house in a shell that is set into the rock. */
function drawShell(sign: string): string {
  if (/[P-T]/.test(sign))
    return '<path d="M4 40Q4 4 50 4Q96 4 96 40Z" fill="#F2B23A" stroke="#3A2206" stroke-width="4"/><path d="M34 30q16-14 30 0M64 30l10-8v14Z" fill="none" stroke="#3A2206" stroke-width="5" stroke-linecap="round"/>';
  const color = SHELLS[sign.charCodeAt(0) % SHELLS.length]!;
  return `<path d="M4 98Q-4 30 50 4Q104 30 96 98Z" fill="${color}" stroke="#3A2A3A" stroke-width="4"/><path d="M50 4V30M50 4Q26 26 16 60M50 4Q74 26 84 60" fill="none" stroke="#3A2A3A" stroke-width="3" opacity=".5"/>`;
}

/** Draws everything solid, and the cells whose flow differs from that of their stream. */
export function drawStatic(level: Level): string {
  return level.sign
    .map((sign, cell) => {
      const position = positionOfCell(level, cell);
      if (sign === 'c') return placeDrawing(position, CLOUD);
      if (sign === '^') return placeDrawing(position, SMOKE);
      if (sign === 'v') return placeDrawing(position, RAIN);
      if (!level.solid[cell]) return '';
      if (level.world === 'air') return placeDrawing(position, drawHouse(level, cell));
      return placeDrawing(position, drawRock(level, cell) + (isHouseOrPost(sign) ? drawShell(sign) : ''));
    })
    .join('');
}

/** Draws one row or column of a stream, with a chevron in every cell and one before the first. `.` is a stream without flow. */
export function drawStream(sign: string, cells: number): string {
  const marks = Array.from({ length: cells + 1 }, (_, index) => {
    const x = index * 100 + 50;
    if (sign === '.') return `M${x} 50h.1`;
    return `M${x - 26} 32L${x - 8} 50L${x - 26} 68M${x + 4} 32L${x + 22} 50L${x + 4} 68`;
  }).join('');
  return `<path class="bp-stream-edge" d="${marks}"/><path class="bp-stream-line" d="${marks}"/>`;
}

/** The drawing of a whirlpool. */
export const WHIRL =
  '<circle cx="50" cy="50" r="44" fill="#0E3E5C" stroke="#9BE8E0" stroke-width="4"/><path d="M50 50q10-8 16 2q4 16-14 22q-26 2-30-22q0-30 32-34q34 2 34 34" fill="none" stroke="#DFFFF8" stroke-width="7" stroke-linecap="round"/>';

/** Draws a gate of pearl, shut or open. */
export const drawGate = (isOpen: boolean): string =>
  isOpen
    ? '<path d="M8 96V20Q8 6 18 6M92 96V20Q92 6 82 6" fill="none" stroke="#E8D9F2" stroke-width="9" stroke-linecap="round"/>'
    : '<rect x="5" y="4" width="90" height="92" rx="16" fill="#53407A" stroke="#E8D9F2" stroke-width="7"/><path d="M28 6V94M50 6V94M72 6V94" stroke="#E8D9F2" stroke-width="7"/><circle cx="50" cy="50" r="17" fill="#FFF3FA" stroke="#7A5A9A" stroke-width="5"/><circle cx="44" cy="44" r="5" fill="#fff"/>';
