/** Draws the images for the catalog: a greenhouse at night with some of its panes lit. */
import { createImage, roundToTenths } from '../kit/images/markup';
import { createRandom } from '../kit/seeded-random';
import type { Edition } from './config';
import { drawPlant, drawShadow, TAG_DRAWN } from './plant-art';
import { SPECIES, speciesOf } from './plants';
import { makeLevel } from './play';
import type { Level } from './types';

export interface PictureSpec {
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** The width of a pane. */
  pane: number;
  /** The position of the first pane. */
  at: readonly [x: number, y: number];
}

const LAMP = '#FFC861';
const CREAM = '#FFF3D6';
const FRAME = '#0d2f2a';
const GLASS = ['#3f8f80', '#2b7367', '#37857a'] as const;

const drawSky = ({ width, height }: PictureSpec, color: string, random: () => number): string => {
  const stars = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${roundToTenths(random() * width)}" cy="${roundToTenths(random() ** 1.4 * height * 0.7)}" r="${roundToTenths(0.8 + random() * 1.4)}" fill="${CREAM}" opacity="${roundToTenths(0.4 + random() * 0.6)}"/>`,
  );
  return `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#081a1c"/><stop offset=".7" stop-color="${color}"/><stop offset="1" stop-color="#0a2320"/></linearGradient><radialGradient id="g"><stop stop-color="${LAMP}" stop-opacity=".6"/><stop offset=".5" stop-color="${LAMP}" stop-opacity=".2"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/>${stars.join('')}`;
};

const drawRoof = ({ columns, pane, at: [x, y], width, height, rows }: PictureSpec): string => {
  const step = pane * 1.06;
  const [left, right, top] = [x - pane * 0.16, x + columns * step + pane * 0.1, y - pane * 0.12];
  const peak = [(left + right) / 2, top - pane * 0.95];
  const ribs = Array.from({ length: columns + 1 }, (_, i) => {
    const foot = left + ((right - left) * i) / columns;
    return `<path d="M${roundToTenths(peak[0]!)} ${roundToTenths(peak[1]!)}L${roundToTenths(foot)} ${roundToTenths(top)}" stroke="${FRAME}" stroke-width="${roundToTenths(pane * 0.045)}"/>`;
  });
  const bottom = y + rows * pane * 1.18;
  return `<path d="M${roundToTenths(left)} ${roundToTenths(top)}L${roundToTenths(peak[0]!)} ${roundToTenths(peak[1]!)}L${roundToTenths(right)} ${roundToTenths(top)}Z" fill="#5fb0a0" opacity=".85"/>${ribs.join('')}<path d="M${roundToTenths(left)} ${roundToTenths(top)}L${roundToTenths(peak[0]!)} ${roundToTenths(peak[1]!)}L${roundToTenths(right)} ${roundToTenths(top)}Z" fill="none" stroke="${FRAME}" stroke-width="${roundToTenths(pane * 0.08)}" stroke-linejoin="round"/><rect x="${roundToTenths(left)}" y="${roundToTenths(top)}" width="${roundToTenths(right - left)}" height="${roundToTenths(bottom - top)}" fill="${FRAME}"/><rect y="${roundToTenths(bottom)}" width="${width}" height="${roundToTenths(Math.max(0, height - bottom))}" fill="#061614"/>`;
};

const drawGlowAt = ({ pane, columns, at }: PictureSpec, index: number): string => {
  const x = at[0] + ((index % columns) * 1.06 + 0.5) * pane;
  const y = at[1] + (Math.floor(index / columns) * 1.18 + 0.56) * pane;
  return `<circle cx="${roundToTenths(x)}" cy="${roundToTenths(y)}" r="${roundToTenths(pane * 1.3)}" fill="url(#g)"/>`;
};

const drawTag = (name: string): string =>
  `${TAG_DRAWN}<text x="32" y="48" text-anchor="middle" font-family="Figtree,Arial,sans-serif" font-weight="700" font-size="${roundToTenths(Math.min(13, 68 / name.length))}" fill="#3a2413">${name}</text>`;

const drawPaneFace = ({ plants, faces }: Level, index: number): string => {
  const plant = plants[index]!;
  if (faces[index] === 'tag') return drawTag(SPECIES[speciesOf(plant)]!);
  return faces[index] === 'shadow' ? drawShadow(plant) : drawPlant(plant);
};

const drawPane = (spec: PictureSpec, level: Level, index: number, isLit: boolean): string => {
  const { pane, columns, at } = spec;
  const x = at[0] + (index % columns) * pane * 1.06;
  const y = at[1] + Math.floor(index / columns) * pane * 1.18;
  const height = pane * 1.12;
  const drawBox = (color: string) =>
    `<rect x="${roundToTenths(x)}" y="${roundToTenths(y)}" width="${roundToTenths(pane)}" height="${roundToTenths(height)}" rx="${roundToTenths(pane * 0.08)}" fill="${color}"/>`;
  if (!isLit)
    return `${drawBox(GLASS[index % GLASS.length]!)}<path d="M${roundToTenths(x + pane * 0.12)} ${roundToTenths(y + height * 0.6)}L${roundToTenths(x + pane * 0.6)} ${roundToTenths(y + height * 0.1)}h${roundToTenths(pane * 0.16)}L${roundToTenths(x + pane * 0.12)} ${roundToTenths(y + height * 0.78)}Z" fill="#fff" opacity=".2"/>`;
  const scale = (pane * 0.86) / 64;
  return `${drawBox('#ffe2a0')}<g transform="translate(${roundToTenths(x + pane * 0.07)} ${roundToTenths(y + height * 0.07)}) scale(${scale.toFixed(3)})">${drawPaneFace(level, index)}</g>`;
};

const middleOf = ({ pane, columns, at: [x, y] }: PictureSpec, index: number): [x: number, y: number] => [
  x + ((index % columns) * 1.06 + 0.5) * pane,
  y + (Math.floor(index / columns) * 1.18 + 0.56) * pane,
];

/** Draws two arrows between two panes whose plants are swapped. */
const drawArrows = (spec: PictureSpec, one: number, other: number): string => {
  const [from, to] = [middleOf(spec, one), middleOf(spec, other)];
  const [dx, dy] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const drawArrowHead = ([x, y]: readonly number[], side: number) => {
    const [ax, ay] = [x! + side * (dx * 0.36 - dy * 0.3), y! + side * (dy * 0.36 + dx * 0.3)];
    const [bx, by] = [x! + side * (dx * 1.64 - dy * 0.3), y! + side * (dy * 1.64 + dx * 0.3)];
    const [cx, cy] = [x! + side * (dx - dy * 0.75), y! + side * (dy + dx * 0.75)];
    return `<path d="M${roundToTenths(ax)} ${roundToTenths(ay)}Q${roundToTenths(cx)} ${roundToTenths(cy)} ${roundToTenths(bx)} ${roundToTenths(by)}" marker-end="url(#a)"/>`;
  };
  const width = roundToTenths(spec.pane * 0.075);
  return `<defs><marker id="a" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto"><path d="M0 0L10 5L0 10Z" fill="${CREAM}"/></marker></defs><g fill="none" stroke="#0d2f2a" stroke-width="${roundToTenths(width * 2)}" stroke-linecap="round" opacity=".55">${drawArrowHead(from, 1)}${drawArrowHead(to, -1)}</g><g fill="none" stroke="${CREAM}" stroke-width="${width}" stroke-linecap="round">${drawArrowHead(from, 1)}${drawArrowHead(to, -1)}</g>`;
};

/** Draws an edition. The same format always gives the same image. */
export function drawPicture(edition: Edition, spec: PictureSpec): string {
  const random = createRandom(`picture ${edition.slug} ${spec.width}`);
  const level = makeLevel(edition, 'house', 'a picture');
  const count = spec.columns * spec.rows;
  const cells = Array.from({ length: count }, (_, cell) => cell);
  // A complete group of one kind, and some plants of other kinds.
  const kinds = level.plants.slice(0, count);
  const shownKind = kinds.find((kind) => kinds.filter((other) => other === kind).length >= edition.groupSize);
  const isSwap = edition.twist === 'swap';
  // The two adjacent plants of different kinds that the arrows connect.
  const start = Math.floor(spec.rows / 2) * spec.columns;
  const group = isSwap
    ? [start, start + Math.min(2, spec.columns - 1)]
    : cells.filter((cell) => kinds[cell] === shownKind).slice(0, edition.groupSize);
  const rest = random.shuffle(cells.filter((cell) => !group.includes(cell)));
  const others = edition.twist === 'look' ? rest : rest.slice(0, Math.floor(count * (isSwap ? 0.1 : 0.3)));
  const lit = new Set([...group, ...others]);
  const panes = [
    ...cells.filter((cell) => !lit.has(cell)).map((cell) => drawPane(spec, level, cell, false)),
    ...[...lit].map((cell) => drawGlowAt(spec, cell)),
    ...[...lit].map((cell) => drawPane(spec, level, cell, true)),
  ];
  return createImage(
    spec,
    `${drawSky(spec, edition.highlightColor, () => random.below(10_000) / 10_000)}${drawRoof(spec)}${panes.join('')}${isSwap ? drawArrows(spec, group[0]!, group[1]!) : ''}`,
  );
}
