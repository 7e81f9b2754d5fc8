/** Draws the catalog images of the layouts from the layouts themselves. */
import { createImage, roundToTenths } from '../kit/images/markup';
import { cachedBoardOf, listFree } from './board';
import { dealSet } from './deal';
import { faceSignOf } from './face-art';
import { measureBoard, spotOf } from './measure';
import { PICTURE_COLORS, PICTURE_TILE, colorsOfLayout } from './picture-palette';
import type { LayoutKey } from './types';

export interface PictureSpec {
  width: number;
  height: number;
  /** The part of the image that the layout fills. */
  box: { x: number; y: number; width: number; height: number };
  /** The factor by which the layout extends beyond its box. The part outside the image is cut off. */
  zoom?: number;
  /** The horizontal position of the moon, 0 to 1. */
  moonAt?: number;
}

const TILE = { width: 60, height: 80 };

const drawInked = (drawing: string) =>
  drawing.replace(/class="([a-z ]+)"/g, (_, name: string) => PICTURE_COLORS[name] ?? '');

const drawStar = (x: number, y: number) => `<path d="M${x} ${y - 9}l3 6 6 3-6 3-3 6-3-6-6-3 6-3Z"/>`;

function drawCloth({ width, height, box, moonAt = 0.9 }: PictureSpec, key: LayoutKey): string {
  const { light, middle, deep, thread } = colorsOfLayout(key);
  const stars: string[] = [];
  for (let column = 0; column * 48 < width + 48; column++)
    for (let y = column % 2 ? 72 : 24; y < height + 48; y += 96) stars.push(drawStar(column * 48, y));
  const at = { x: box.x + box.width * 0.42, y: box.y + box.height * 0.34 };
  const moon = { x: width * moonAt, y: height * 0.1, r: Math.min(width, height) * 0.15 };
  return [
    `<defs><radialGradient id="c" gradientUnits="userSpaceOnUse" cx="${at.x}" cy="${at.y}" r="${Math.max(width, height) * 0.68}"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
    '<radialGradient id="p"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".62"/><stop offset=".5" stop-color="#ffd27a" stop-opacity=".2"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient>',
    '</defs>',
    `<path fill="url(#c)" d="M0 0h${width}v${height}H0Z"/>`,
    `<g fill="${thread}" opacity=".5">${stars.join('')}</g>`,
    `<circle cx="${roundToTenths(moon.x)}" cy="${roundToTenths(moon.y)}" r="${roundToTenths(moon.r * 3.4)}" fill="url(#p)"/>`,
    `<circle cx="${roundToTenths(moon.x)}" cy="${roundToTenths(moon.y)}" r="${roundToTenths(moon.r)}" fill="#ffe2a0"/>`,
    `<circle cx="${roundToTenths(moon.x + moon.r * 0.34)}" cy="${roundToTenths(moon.y - moon.r * 0.2)}" r="${roundToTenths(moon.r * 0.84)}" fill="#fff3d0"/>`,
    `<ellipse cx="${roundToTenths(box.x + box.width / 2)}" cy="${roundToTenths(box.y + box.height / 2)}" rx="${roundToTenths(box.width * 0.62)}" ry="${roundToTenths(box.height * 0.66)}" fill="url(#p)"/>`,
  ].join('');
}

/** Draws a dealt layout. */
export function drawPicture(key: LayoutKey, spec: PictureSpec): string {
  const board = cachedBoardOf(key);
  const { faces } = dealSet(board, 'tonight', 'a picture');
  const { box, zoom = 1 } = spec;
  const metrics = measureBoard(board, box.width * zoom, box.height * zoom);
  const scale = metrics.tileWidth / TILE.width;
  const depth = metrics.depth / scale;
  const free = new Set(listFree(board, () => true));
  const symbols = [...new Set(faces)].map((face) => `<g id="f${face}">${drawInked(faceSignOf(face))}</g>`);
  const drawPlate = (fill: string, by: number) =>
    `<rect x="${roundToTenths(by)}" y="${roundToTenths(by)}" width="${TILE.width}" height="${TILE.height}" rx="6" fill="${fill}"/>`;
  const { shadow, sideDeep, side, face: lit, held, edge } = PICTURE_TILE;
  const tileOf = (id: string, paper: string) =>
    `<g id="${id}"><g opacity=".34">${drawPlate(shadow, depth * 2.1)}</g>${drawPlate(sideDeep, depth)}${drawPlate(side, depth / 2)}${drawPlate(paper, 0)}<rect x=".7" y=".7" width="58.6" height="78.6" rx="5.5" fill="none" stroke="${edge}" stroke-width="1.6"/></g>`;
  const tiles = board.slots.map((slot, index) => {
    const { x, y } = spotOf(metrics, slot);
    const left = x - (box.width * (zoom - 1)) / 2 + box.x;
    const top = y - (box.height * (zoom - 1)) / 2 + box.y;
    const isOut =
      left > spec.width ||
      top > spec.height ||
      left + metrics.tileWidth < -9 ||
      top + metrics.tileHeight < -9;
    if (isOut) return '';
    return `<g transform="translate(${roundToTenths(left)} ${roundToTenths(top)}) scale(${scale.toFixed(3)})"><use href="#${free.has(index) ? 't' : 'h'}"/><use href="#f${faces[index]!}"/></g>`;
  });
  const { width, height } = spec;
  return createImage(
    { width, height },
    `${drawCloth(spec, key)}<defs>${tileOf('t', lit)}${tileOf('h', held)}${symbols.join('')}</defs>${tiles.join('')}`,
  );
}
