/** Draws the images of the crosswords without clues: the page by lamplight, with the edition's letters or words on the desk. */
import { createImage } from '../kit/images/markup';
import { createLetterMarkup } from '../kit/letter-strokes';
import type { Edition } from './config';
import { digitOf, neighborsOf } from './dial';
import { type ImageFormat, type Placement, STANDARD } from './picture-cuts';
import { levelFor } from './rules';
import type { Level } from './types';

const CELL = 47;
const INK = '#16223F';
const PEN = '#1D5FB8';
const SEED = 'a picture';

interface DeskColors {
  top: string;
  bottom: string;
  turn: number;
}

const drawRect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

/** Draws a centered row of letters or digits. */
const drawText = (text: string, x: number, y: number, size: number, ink: string): string =>
  [...text]
    .map((sign, at) =>
      createLetterMarkup(
        sign,
        x + (at - (text.length - 1) / 2) * size * 0.8,
        y,
        text.length > 1 ? size * 0.85 : size,
        ink,
      ),
    )
    .join('');

/** Draws the page with its centered grid. The first `count` words are written, and the last of them is highlighted. */
function drawPage(
  { kind, columns, rows, keys, answers, entries }: Level,
  count: number,
  turn: number,
): string {
  const filledCells = entries.slice(0, count).flatMap(({ cells }) => cells);
  // In a code, a written letter appears in all its squares.
  const isWritten = (cell: number) =>
    kind === 'code' ? filledCells.some((other) => keys[other] === keys[cell]) : filledCells.includes(cell);
  const printedLabelOf = (key: number) =>
    kind === 'dial' ? digitOf(answers[key]!) : kind === 'code' ? String(key + 1) : '';
  const current = entries[count - 1]!.cells;
  const [left, top] = [(-columns * CELL) / 2, (-rows * CELL) / 2 + 14];
  const squares = keys.map((key, cell) => {
    if (key < 0) return '';
    const [x, y] = [left + (cell % columns) * CELL, top + Math.floor(cell / columns) * CELL];
    const paper = drawRect(
      x + 1.5,
      y + 1.5,
      CELL - 3,
      CELL - 3,
      current.includes(cell) ? '#FFD98A' : '#FFFDF5',
    );
    const isShown = isWritten(cell);
    const sign = isShown ? answers[key]! : printedLabelOf(key);
    const [size, ink] = isShown ? [24, PEN] : [19, '#8B91A3'];
    return paper + drawText(sign, x + CELL / 2, y + CELL / 2, size, ink);
  });
  const [wide, high] = [columns * CELL + 64, rows * CELL + 96];
  const [x, y] = [-wide / 2, top - 62];
  const sheet = `${drawRect(x + 12, y + 16, wide, high, '#050B1E', ' rx="5" opacity=".45"')}${drawRect(x, y, wide, high, '#FFF8E8', ' rx="5"')}`;
  const head = `${drawRect(left, y + 24, 148, 10, INK, ' rx="4"')}${drawRect(left + columns * CELL - 74, y + 24, 74, 10, '#B9AC8C', ' rx="4"')}`;
  const block = drawRect(left - 4, top - 4, columns * CELL + 8, rows * CELL + 8, INK);
  return `<g transform="rotate(${turn})">${sheet}${head}${block}${squares.join('')}</g>`;
}

/** An object beside the page, drawn around its own center. */
interface PlacedThing {
  drawing: string;
  /** The position of the center in the standard image. */
  at: readonly [x: number, y: number];
}

/** Draws tiles in a row on a small shelf. */
function createClueShelf(clue: string): PlacedThing {
  const side = 54;
  const width = clue.length * (side + 6);
  const [left, y] = [-width / 2, -27];
  const tiles = [...clue].map((sign, at) => {
    const x = left + at * (side + 6);
    return `${drawRect(x, y + 6, side, side, '#8A5A22', ' rx="9"')}${drawRect(x, y, side, side, '#F7D9A0', ' rx="9"')}${createLetterMarkup(sign, x + side / 2, y + side / 2, 28, '#3A2408')}`;
  });
  const drawing = `${drawRect(left - 18, y + side, width + 30, 30, '#050B1E', ' rx="8" opacity=".4"')}${drawRect(left - 18, y + side - 4, width + 30, 24, '#5B3818', ' rx="7"')}${drawRect(left - 18, y + side - 4, width + 30, 7, '#9A6A34', ' rx="3.5"')}${tiles.join('')}`;
  return { drawing, at: [600 - width / 2, 401] };
}

/** Draws scattered slips of paper with words. */
function createWordSlips(words: readonly string[]): PlacedThing {
  const placements = [
    [-8, -176, 7],
    [22, -82, -6],
    [-12, 12, 4],
    [0, 102, -9],
    [-40, 178, 3],
  ] as const;
  const wordMarkup = words
    .slice(0, placements.length)
    .map((word, i) => {
      const [x, y, turn] = placements[i]!;
      const width = word.length * 30 + 22;
      const letters = [...word].map((sign, at) =>
        createLetterMarkup(sign, -width / 2 + 26 + at * 30, 0, 25, i === 1 ? '#3A2408' : INK),
      );
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${drawRect(-width / 2 + 6, -20, width, 52, '#050B1E', ' rx="6" opacity=".42"')}${drawRect(-width / 2, -26, width, 52, i === 1 ? '#F7AE2E' : '#FFF3D6', ' rx="6"')}${letters.join('')}</g>`;
    })
    .join('');
  return { drawing: wordMarkup, at: [500, 250] };
}

/** Draws the keys of a telephone. */
function createDialPad(): PlacedThing {
  const [side, step] = [66, 76];
  const [left, top] = [-108, -113];
  const keys = ['A', 'D', 'G', 'J', 'M', 'P', 'T', 'W'].map((first, i) => {
    // The key without letters is at the first position.
    const [x, y] = [left + ((i + 1) % 3) * step, top + Math.floor((i + 1) / 3) * step];
    const letters = [...neighborsOf(first)];
    const small = letters.map((sign, at) =>
      createLetterMarkup(sign, x + side / 2 + (at - (letters.length - 1) / 2) * 12, y + 50, 10, '#6A4A1C'),
    );
    return `${drawRect(x, y + 5, side, side, '#8A5A22', ' rx="16"')}${drawRect(x, y, side, side, '#FBE6BC', ' rx="16"')}${createLetterMarkup(digitOf(first), x + side / 2, y + 25, 24, '#3A2408')}${small.join('')}`;
  });
  const blank = drawRect(left, top, side, side, '#2A1210', ' rx="16" opacity=".55"');
  const drawing = `${drawRect(-116, -117, 252, 262, '#050B1E', ' rx="30" opacity=".45"')}${drawRect(-126, -131, 252, 262, '#6A2A20', ' rx="30"')}${blank}${keys.join('')}`;
  return { drawing, at: [506, 309] };
}

/** Draws the legend of a code: numbers, and the letters that are known for some of them. */
function createLegend({ keys, answers, entries }: Level): PlacedThing {
  const knownKeys = [...new Set(entries[0]!.cells.map((cell) => keys[cell]!))];
  const pairs = [...new Set(keys.filter((key) => key >= 0))].toSorted((a, b) => a - b).slice(0, 8);
  const rows = pairs.map((key, i) => {
    const [x, y] = [-112 + (i % 2) * 112, -106 + Math.floor(i / 2) * 56];
    const isKnown = knownKeys.includes(key);
    const box = drawRect(
      x + 50,
      y,
      46,
      46,
      isKnown ? '#FFD98A' : '#FFFDF5',
      ' rx="8" stroke="#2B4A44" stroke-width="3"',
    );
    return `${drawText(String(key + 1), x + 24, y + 23, 24, INK)}${box}${isKnown ? createLetterMarkup(answers[key]!, x + 73, y + 23, 26, PEN) : ''}`;
  });
  const drawing = `${drawRect(-114, -110, 244, 250, '#050B1E', ' rx="10" opacity=".45"')}${drawRect(-124, -124, 244, 250, '#F3E6C8', ' rx="10"')}${rows.join('')}`;
  return { drawing: `<g transform="rotate(5)">${drawing}</g>`, at: [506, 309] };
}

const DESKS: Record<'code' | 'tidy' | 'list' | 'dial' | 'hushed', DeskColors> = {
  code: { top: '#2B6B62', bottom: '#0B2A2C', turn: -5 },
  tidy: { top: '#5B2F5F', bottom: '#24102F', turn: -5 },
  list: { top: '#2C6A4C', bottom: '#0D2A20', turn: 5 },
  dial: { top: '#A8513C', bottom: '#3A1512', turn: -4 },
  hushed: { top: '#2F4F7A', bottom: '#101B36', turn: 4 },
};

const placeDrawing = ([x, y, scale]: Placement, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** Draws an edition's image in a format. The same edition always gives the same image. */
export function drawPicture(edition: Edition, frame: ImageFormat = STANDARD): string {
  const level = levelFor(edition, { seed: SEED, mode: 'small' });
  if (!level || level.kind === 'clues') throw new Error(`${edition.slug} has pictures of its own.`);
  const { width, height } = frame;
  const { top, bottom, turn } = DESKS[level.kind];
  const words = level.entries.map(({ text }) => text);
  const across = level.entries.filter(({ isAcross }) => isAcross).length;
  const longestEntry = level.entries.slice(across).toSorted((a, b) => b.clue.length - a.clue.length)[0]!;
  const shown = level.kind === 'code' ? 1 : across - 1;
  const thing = {
    code: () => createLegend(level),
    tidy: () => createClueShelf(longestEntry.clue),
    list: () => createWordSlips(words.slice(across)),
    dial: createDialPad,
    hushed: () => createClueShelf(longestEntry.clue),
  }[level.kind]();
  const boards = Array.from({ length: Math.ceil(height / 80) - 1 }, (_, i) =>
    drawRect(0, (i + 1) * 80, width, 2, '#040B1E', ' opacity=".2"'),
  ).join('');
  const [x, y, scale] = frame.page;
  const drawLamp = (dx: number, dy: number, radius: number, more = '') =>
    `<circle cx="${x + dx * scale}" cy="${y + dy * scale}" r="${radius * scale}" fill="url(#l)"${more}/>`;
  const glow = `<radialGradient id="l"><stop stop-color="#FFE0A0" stop-opacity=".6"/><stop offset=".5" stop-color="#FFD58A" stop-opacity=".22"/><stop offset="1" stop-color="#FFD58A" stop-opacity="0"/></radialGradient>`;
  return createImage(
    { width, height },
    `<defs><linearGradient id="d" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>${glow}</defs>${drawRect(0, 0, width, height, 'url(#d)')}${boards}${drawLamp(-40, -66, 400)}${placeDrawing(frame.page, drawPage(level, shown, turn))}${drawLamp(-90, -116, 300, ' opacity=".5"')}${placeDrawing(frame.things?.[level.kind] ?? [...thing.at, 1], thing.drawing)}`,
  );
}
