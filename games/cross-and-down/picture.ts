/** Pictures of the crosswords without clues: the page by lamplight, with the edition's own letters or words on the desk. */
import { letterMarkup } from '../kit/letter-strokes';
import type { Edition } from './config';
import { digitOf, neighboursOf } from './dial';
import { levelFor } from './rules';
import type { Level } from './types';

const [WIDTH, HEIGHT] = [640, 480];
const CELL = 47;
const INK = '#16223F';
const PEN = '#1D5FB8';
const SEED = 'a picture';

interface Desk {
  top: string;
  bottom: string;
  turn: number;
}

const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

/** The page with its grid around the middle; so many of its words are written, the last of them is being read. */
function page({ kind, columns, rows, keys, answers, entries }: Level, count: number, turn: number): string {
  const shown = entries.slice(0, count).flatMap(({ cells }) => cells);
  const current = entries[count - 1]!.cells;
  const [left, top] = [(-columns * CELL) / 2, (-rows * CELL) / 2 + 14];
  const squares = keys.map((key, cell) => {
    if (key < 0) return '';
    const [x, y] = [left + (cell % columns) * CELL, top + Math.floor(cell / columns) * CELL];
    const paper = rect(x + 1.5, y + 1.5, CELL - 3, CELL - 3, current.includes(cell) ? '#FFD98A' : '#FFFDF5');
    const isShown = shown.includes(cell);
    const sign = isShown ? answers[key]! : kind === 'dial' ? digitOf(answers[key]!) : '';
    return (
      paper + letterMarkup(sign, x + CELL / 2, y + CELL / 2, isShown ? 24 : 19, isShown ? PEN : '#8B91A3')
    );
  });
  const [wide, high] = [columns * CELL + 64, rows * CELL + 96];
  const [x, y] = [-wide / 2, top - 62];
  const sheet = `${rect(x + 12, y + 16, wide, high, '#050B1E', ' rx="5" opacity=".45"')}${rect(x, y, wide, high, '#FFF8E8', ' rx="5"')}`;
  const head = `${rect(left, y + 24, 148, 10, INK, ' rx="4"')}${rect(left + columns * CELL - 74, y + 24, 74, 10, '#B9AC8C', ' rx="4"')}`;
  const block = rect(left - 4, top - 4, columns * CELL + 8, rows * CELL + 8, INK);
  return `<g transform="translate(290 236) rotate(${turn})">${sheet}${head}${block}${squares.join('')}</g>`;
}

/** Tiles in a tidy row on a little shelf. */
function shelf(clue: string, y: number): string {
  const side = 54;
  const wide = clue.length * (side + 6);
  const left = WIDTH - wide - 40;
  const tiles = [...clue].map((sign, at) => {
    const x = left + at * (side + 6);
    return `${rect(x, y + 6, side, side, '#8A5A22', ' rx="9"')}${rect(x, y, side, side, '#F7D9A0', ' rx="9"')}${letterMarkup(sign, x + side / 2, y + side / 2, 28, '#3A2408')}`;
  });
  return `${rect(left - 18, y + side, wide + 30, 30, '#050B1E', ' rx="8" opacity=".4"')}${rect(left - 18, y + side - 4, wide + 30, 24, '#5B3818', ' rx="7"')}${rect(left - 18, y + side - 4, wide + 30, 7, '#9A6A34', ' rx="3.5"')}${tiles.join('')}`;
}

/** Words on slips of paper, cut out and laid about. */
function slips(words: readonly string[]): string {
  const places = [
    [492, 74, 7],
    [522, 168, -6],
    [488, 262, 4],
    [500, 352, -9],
    [430, 428, 3],
  ] as const;
  return words
    .slice(0, places.length)
    .map((word, i) => {
      const [x, y, turn] = places[i]!;
      const wide = word.length * 30 + 22;
      const signs = [...word].map((sign, at) =>
        letterMarkup(sign, -wide / 2 + 26 + at * 30, 0, 25, i === 1 ? '#3A2408' : INK),
      );
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-wide / 2 + 6, -20, wide, 52, '#050B1E', ' rx="6" opacity=".42"')}${rect(-wide / 2, -26, wide, 52, i === 1 ? '#F7AE2E' : '#FFF3D6', ' rx="6"')}${signs.join('')}</g>`;
    })
    .join('');
}

/** The keys of a telephone. */
function pad(): string {
  const [side, step] = [66, 76];
  const keys = ['A', 'D', 'G', 'J', 'M', 'P', 'T', 'W'].map((first, i) => {
    // The first place is the one without letters.
    const [x, y] = [398 + ((i + 1) % 3) * step, 196 + Math.floor((i + 1) / 3) * step];
    const letters = [...neighboursOf(first)];
    const signs = letters.map((sign, at) =>
      letterMarkup(sign, x + side / 2 + (at - (letters.length - 1) / 2) * 12, y + 50, 10, '#6A4A1C'),
    );
    return `${rect(x, y + 5, side, side, '#8A5A22', ' rx="16"')}${rect(x, y, side, side, '#FBE6BC', ' rx="16"')}${letterMarkup(digitOf(first), x + side / 2, y + 25, 24, '#3A2408')}${signs.join('')}`;
  });
  const blank = rect(398, 196, side, side, '#2A1210', ' rx="16" opacity=".55"');
  return `${rect(390, 192, 252, 262, '#050B1E', ' rx="30" opacity=".45"')}${rect(380, 178, 252, 262, '#6A2A20', ' rx="30"')}${blank}${keys.join('')}`;
}

const DESKS: Record<'tidy' | 'list' | 'dial' | 'hushed', Desk> = {
  tidy: { top: '#5B2F5F', bottom: '#24102F', turn: -5 },
  list: { top: '#2C6A4C', bottom: '#0D2A20', turn: 5 },
  dial: { top: '#A8513C', bottom: '#3A1512', turn: -4 },
  hushed: { top: '#2F4F7A', bottom: '#101B36', turn: 4 },
};

/** Draws an edition; the same edition is always the same picture. */
export function drawPicture(edition: Edition): string {
  const level = levelFor(edition, { seed: SEED, mode: 'small' });
  if (!level || level.kind === 'clues' || level.kind === 'code')
    throw new Error(`${edition.slug} has a picture of its own.`);
  const { top, bottom, turn } = DESKS[level.kind];
  const words = level.entries.map(({ text }) => text);
  const across = level.entries.filter(({ isAcross }) => isAcross).length;
  const longest = level.entries.slice(across).toSorted((a, b) => b.clue.length - a.clue.length)[0]!;
  const things = {
    tidy: () => shelf(longest.clue, 374),
    list: () => slips(words.slice(across)),
    dial: pad,
    hushed: () => shelf(longest.clue, 374),
  }[level.kind]();
  const boards = [80, 160, 240, 320, 400]
    .map((y) => rect(0, y, WIDTH, 2, '#040B1E', ' opacity=".2"'))
    .join('');
  const glow = `<radialGradient id="l"><stop stop-color="#FFE0A0" stop-opacity=".6"/><stop offset=".5" stop-color="#FFD58A" stop-opacity=".22"/><stop offset="1" stop-color="#FFD58A" stop-opacity="0"/></radialGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="d" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>${glow}</defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#d)')}${boards}<circle cx="250" cy="170" r="400" fill="url(#l)"/>${page(level, across - 1, turn)}<circle cx="200" cy="120" r="300" fill="url(#l)" opacity=".5"/>${things}</svg>\n`;
}
