/** Draws the image of a card table: its cloth, lit by a lamp. */
import { BACK_SHAPES, faceShapes } from './card-art';
import { rankOf, SUITS, suitOf } from './cards';
import { FELTS, type Felt } from './felts';
import { RANK_STROKES } from './rank-strokes';
import type { Shape } from './svg';
import type { LaidCard, TableSpot } from './types';

export interface ImageFormat {
  width: number;
  height: number;
  box: { x: number; y: number; width: number; height: number };
  /** The horizontal position of the lamp, as a fraction of the width. */
  lampAt?: number;
  /** The position and the size of the emblem. */
  emblem: readonly [x: number, y: number, scale: number];
}

const SUIT_COLORS: Record<string, string> = {
  clubs: '#14513a',
  spades: '#14224a',
  hearts: '#b5202b',
  diamonds: '#c2520c',
};
const COLORS: Record<string, string> = {
  skin: '#eec295',
  hair: '#6b3f22',
  gold: '#e5a52f',
  'back-lamp': '#0f1d4a',
  'back-star': '#ffc65a',
};
const STROKES: Record<string, string> = {
  line: 'stroke="#3c2a20" stroke-width="1.3" stroke-linecap="round"',
  'back-ray': 'stroke="#3558ad" stroke-width="2.4"',
};

const n = (value: number): string => String(Math.round(value * 10) / 10);

function formatShape([tag, name, attributes, text]: Shape, color: string, card: number): string {
  if (text !== undefined) {
    const d = RANK_STROKES[rankOf(card)]!;
    return `<path d="${d}" transform="translate(6 5.5) scale(1.2)" fill="none" stroke="${color}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
  const [first = ''] = name.split(' ');
  const stroke = STROKES[first];
  const fill = first === 'suit' ? color : COLORS[first];
  const paint =
    first === 'back-edge'
      ? 'fill="#22408a" stroke="#ffd27a" stroke-width="1.4"'
      : stroke
        ? `fill="none" ${stroke}`
        : `fill="${fill}"`;
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ');
  return `<${tag} ${attributeText} ${paint}/>`;
}

/** Returns the suit's shape for a sideways pile, where the suit is below the rank. */
const rotatedSideways = (shape: Shape): Shape => {
  const [tag, name, attributes] = shape;
  return name === 'suit index'
    ? [tag, name, { ...attributes, transform: 'translate(5 25) scale(0.72)' }]
    : shape;
};

function formatCard({ card, isOpen, x, y }: LaidCard, cardWidth: number, isSideways: boolean): string {
  const color = SUIT_COLORS[SUITS[suitOf(card)]!]!;
  const shapes = isOpen ? faceShapes(card) : BACK_SHAPES;
  const inside = isOpen
    ? shapes.map((shape) => formatShape(isSideways ? rotatedSideways(shape) : shape, color, card)).join('')
    : '<use href="#back"/>';
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(cardWidth / 60).toFixed(3)})"><use href="#${isOpen ? 'face' : 'hide'}"/>${inside}</g>`;
}

const DEFS = `<g id="face"><rect x="2" y="4" width="60" height="84" rx="6" fill="#000" opacity=".3"/><rect width="60" height="84" rx="6" fill="#fdf6e6"/><rect x=".5" y=".5" width="59" height="83" rx="5.5" fill="none" stroke="#14224a" stroke-opacity=".25"/></g><g id="hide"><rect x="2" y="4" width="60" height="84" rx="6" fill="#000" opacity=".3"/><rect width="60" height="84" rx="6" fill="#1b2f69"/></g><g id="back">${BACK_SHAPES.map((shape) => formatShape(shape, '', 0)).join('')}</g><clipPath id="table"><rect width="100%" height="100%"/></clipPath>`;

/** A table to draw: its piles, and its cards from back to front. */
export interface LaidTable {
  felt: Felt;
  cardWidth: number;
  cardHeight: number;
  /** Whether piles are fanned sideways, which puts the suit below the rank. */
  isSideways?: boolean;
  slots: readonly TableSpot[];
  cards: readonly LaidCard[];
  /** The markup of the centered emblem that distinguishes this game at a glance. */
  emblem?: string;
}

const formatEmblem = (emblem: string | undefined, [x, y, scale]: ImageFormat['emblem']): string =>
  emblem
    ? `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="150" fill="url(#pool)"/><ellipse cx="8" cy="88" rx="92" ry="13" opacity=".4"/>${emblem}</g>`
    : '';

/** Returns the image as SVG. */
export function drawTable(
  table: LaidTable,
  { width, height, box, lampAt = 0.5, emblem }: ImageFormat,
): string {
  const { felt, cardWidth, cardHeight, isSideways = false } = table;
  const { light, middle, edge } = FELTS[felt];
  const slots = table.slots.map(
    ({ x, y }) =>
      `<rect x="${n(x + 1)}" y="${n(y + 1)}" width="${cardWidth - 2}" height="${cardHeight - 2}" rx="${n(cardWidth / 10)}" fill="#020c14" fill-opacity=".2" stroke="#fff6e2" stroke-opacity=".28" stroke-width="1.5"/>`,
  );
  const cards = table.cards.map((card) => formatCard(card, cardWidth, isSideways));
  const x = width * lampAt;
  const [w, h] = [width, height];
  const gradients = `<radialGradient id="cloth" cx="${lampAt}" cy="0" r="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient><radialGradient id="pool"><stop stop-color="#ffe0a0" stop-opacity=".5"/><stop offset=".45" stop-color="#ffd28a" stop-opacity=".2"/><stop offset="1" stop-color="#ffd28a" stop-opacity="0"/></radialGradient>`;
  const lamp = `<g transform="translate(${n(x)} 0)"><path d="M0-4V14" stroke="#0a1228" stroke-width="3"/><path d="M-15 14H15L21 24H-21Z" fill="#0a1228"/><path d="M-15 24H15V32Q15 42 0 42Q-15 42-15 32Z" fill="#ffc65a"/><path d="m0 26 1.6 3.6 4 .3-3 2.6 1 4-3.6-2.2-3.6 2.2 1-4-3-2.6 4-.3Z" fill="#fff6e2"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"><defs>${DEFS}${gradients}</defs><g clip-path="url(#table)"><rect width="${w}" height="${h}" fill="url(#cloth)"/><circle cx="${n(x)}" cy="20" r="${n(Math.min(w, h) * 0.75)}" fill="url(#pool)"/>${lamp}<g transform="translate(${box.x} ${box.y})">${slots.join('')}${cards.join('')}</g>${formatEmblem(table.emblem, emblem)}</g></svg>\n`;
}
