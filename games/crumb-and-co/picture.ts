/** Draws the images for the catalog: guests at the counter of a shop, with its lamps above and its products in front. */
import { createImage } from '../kit/images/markup';
import { BAKE_DRAWINGS } from './art-bakes';
import { drawBowl } from './art-bowls';
import { drawGuest } from './art-guests';
import { BAKE_CODES, LAYER_CODES } from './codes';
import type { Edition } from './config';
import { drawScene } from './scene';
import type { KitchenKey } from './types';

export interface ImageFrame {
  width: number;
  height: number;
  /** The looks of the guests from left to right. */
  guests: readonly number[];
  /** The positions of the first and the last guest, as fractions of the width. */
  from: number;
  to: number;
  guestWidth: number;
  wares: number;
}

const { clear, miso, fire, soft, firm, egg, nori, leek, pork, swirl } = LAYER_CODES;
const WARES: Readonly<Record<KitchenKey, readonly string[]>> = {
  bakery: [
    BAKE_CODES.bread,
    BAKE_CODES.cherry,
    BAKE_CODES.croissant,
    BAKE_CODES.latte,
    BAKE_CODES.iced,
    BAKE_CODES.jam,
    BAKE_CODES.bun,
    BAKE_CODES.coffee,
  ].map((bake) => BAKE_DRAWINGS[bake]!),
  ramen: [
    [miso, soft, egg, nori, pork],
    [clear, firm, leek, swirl],
    [fire, soft, pork, egg, nori],
    [miso, firm, swirl, leek, egg],
    [clear, soft, egg, nori],
    [fire, firm, pork, leek],
  ].map(drawBowl),
};

const COUNTERS: Readonly<Record<KitchenKey, readonly [top: string, front: string, edge: string]>> = {
  bakery: ['#E2A25A', '#8A4E22', '#6B3A18'],
  ramen: ['#C9783A', '#6B2E1C', '#4C1E12'],
};

const placeAt = (x: number, y: number, size: number, drawing: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 48).toFixed(3)})">${drawing}</g>`;

function drawGuests({ guests, from, to, width, guestWidth }: ImageFrame, counter: number): string {
  const scale = guestWidth / 80;
  return guests
    .map((look, i) => {
      const middle = width * (from + ((to - from) * (i + 0.5)) / guests.length);
      const x = middle - guestWidth / 2;
      const y = counter - 88 * scale;
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${drawGuest(look, 0)}</g>`;
    })
    .join('');
}

function drawWares(kitchen: KitchenKey, { width, wares, from, to }: ImageFrame, counter: number): string {
  const span = (width * (to - from)) / wares;
  const size = span * 0.82;
  return Array.from({ length: wares }, (_, i) => {
    const x = width * from + span * i + (span - size) / 2;
    const y = counter - size * 0.66;
    const drawing = WARES[kitchen][i % WARES[kitchen].length]!;
    const plate = `<ellipse cx="${(x + size / 2).toFixed(1)}" cy="${(y + size * 0.84).toFixed(1)}" rx="${(size * 0.52).toFixed(1)}" ry="${(size * 0.12).toFixed(1)}" fill="#FFF6E2"/><ellipse cx="${(x + size / 2).toFixed(1)}" cy="${(y + size * 0.82).toFixed(1)}" rx="${(size * 0.36).toFixed(1)}" ry="${(size * 0.07).toFixed(1)}" fill="#D8C7A4"/>`;
    return plate + placeAt(x, y, size, drawing);
  }).join('');
}

function drawFront(kitchen: KitchenKey, { width, height }: ImageFrame, counter: number): string {
  const [top, front, edge] = COUNTERS[kitchen];
  const slats = Array.from(
    { length: Math.ceil(width / 74) },
    (_, i) => `<path d="M${i * 74} ${counter + 22}V${height}" stroke="${edge}" stroke-width="4"/>`,
  ).join('');
  const drawCandle = (x: number) =>
    `<circle cx="${x}" cy="${counter - 30}" r="62" fill="url(#pic-glow)"/><rect x="${x - 7}" y="${counter - 22}" width="14" height="28" rx="4" fill="#FFF3D0"/><path d="M${x} ${counter - 46}c9 12 8 22 0 22s-9-10 0-22Z" fill="#FFB534"/><path d="M${x} ${counter - 36}c4 6 4 11 0 11s-4-5 0-11Z" fill="#FFF6D8"/>`;
  return `<rect y="${counter + 20}" width="${width}" height="${height}" fill="${front}"/>${slats}<rect y="${counter - 4}" width="${width}" height="26" fill="${top}"/><rect y="${counter + 16}" width="${width}" height="8" fill="${edge}"/>${drawCandle(width * 0.04 + 14)}${drawCandle(width * 0.96 - 14)}`;
}

/** Draws an image of an edition in a format. */
export function drawPicture({ kitchen }: Edition, frame: ImageFrame): string {
  const { width, height } = frame;
  const counter = height * 0.78;
  const scale = Math.max(width / 640, (counter + 20) / 400);
  const shift = (width - 640 * scale) / 2;
  const scene = drawScene(kitchen, 'first', 'pic');
  const shade = `<radialGradient id="pic-shade" cx=".5" cy=".5" r=".75"><stop offset=".6" stop-color="#060B1E" stop-opacity="0"/><stop offset="1" stop-color="#060B1E" stop-opacity=".5"/></radialGradient>`;
  return createImage(
    { width, height },
    `<defs>${shade}</defs><g transform="translate(${shift.toFixed(1)} 0) scale(${scale.toFixed(3)})">${scene}</g>${drawGuests(frame, counter)}${drawFront(kitchen, frame, counter)}${drawWares(kitchen, frame, counter)}<rect width="${width}" height="${height}" fill="url(#pic-shade)"/>`,
  );
}
