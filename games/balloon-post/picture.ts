/** Draws the images for the catalog in every format: a craft over its town, with mail on the way. */
import { createImage } from '../kit/images/markup';
import { drawBackdrop } from './art-backdrop';
import { drawCraft, drawFriend, drawParcel, drawRequests } from './art-things';
import { drawStatic, WHIRL } from './art-world';
import { readLevel } from './board';
import type { WorldKey } from './types';

export interface ImageFrame {
  width: number;
  height: number;
  /** The position of the large craft as fractions of the image, and its size. */
  x: number;
  y: number;
  size: number;
  /** The side length of a house. */
  house: number;
  /** The position (x, y) and the size of each small craft. */
  others: readonly (readonly [number, number, number])[];
  /** The position (x, y) and the size of the mail in the air and of the friends. */
  mail: readonly (readonly [number, number, number])[];
  friends: readonly (readonly [number, number, number])[];
}

const STREETS: Readonly<Record<WorldKey, readonly string[]>> = {
  air: ['..............', '.p.##.q..#..r.', '##########s###'],
  sea: ['..............', 'p..##..q.#.r..', '######.####s##'],
};
const REQUESTS = ['h', 's', 'm', 'l'];

const placeDrawing = (x: number, y: number, size: number, drawing: string, turn = 0): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${(size / 100).toFixed(3)}) translate(-50 -50)">${drawing}</g>`;

const ENVELOPE =
  '<rect x="4" y="20" width="92" height="62" rx="6" fill="#FFF9E8" stroke="#3A2415" stroke-width="4"/><path d="M6 24L50 58L94 24" fill="none" stroke="#B99A66" stroke-width="5" stroke-linejoin="round"/><circle cx="50" cy="58" r="10" fill="#D5402F"/>';

const drawHangingAt = (y: number, drawing: string): string =>
  `<path d="M44 ${y - 8}L41 ${y + 5}M56 ${y - 8}L59 ${y + 5}" stroke="#3A1A12" stroke-width="1.600"/>${placeDrawing(50, y + 12, 23, drawing)}`;

const STAR =
  'M50 20l4.700 10.100 11 1.300-8.100 7.600 2.100 10.900L50 44.500 40.300 49.900l2.100-10.900-8.100-7.600 11-1.300Z';
const CAT =
  '<path d="M49 57V50Q48 46 50 43L53 46.500H59L62 43Q64 46 63 50V57Q56 60 49 57Z" fill="#2A1608"/><circle cx="53.500" cy="50" r="1.200" fill="#FFE7A0"/><circle cx="58.500" cy="50" r="1.200" fill="#FFE7A0"/>';

/** Draws the large craft in front, with its skipper or its star, and a parcel on a rope. */
function drawHero(world: WorldKey): string {
  const craft = drawCraft(world, 0, [0, 0, 0, 0]);
  if (world === 'air')
    return `${craft}<path d="${STAR}" fill="#F6B23E" stroke="#7A4A00" stroke-width="1.500"/>${drawHangingAt(104, drawParcel(0))}`;
  const beam = '<path d="M79 48L150 22V84Z" fill="url(#pic-beam)"/>';
  return `${beam}${craft}${CAT}${drawHangingAt(82, drawParcel(0))}`;
}

/** Draws a street of fourteen houses along the lower edge. */
function drawStreet(world: WorldKey, { width, height, house }: ImageFrame): string {
  const level = readLevel(world, {
    map: STREETS[world],
    streams: '..............',
    crafts: [],
    homes: REQUESTS,
    par: 0,
  });
  const requests = level.homes
    .map(({ cell, parcels }) => {
      const x = (cell % level.columns) * 100;
      const y = Math.floor(cell / level.columns) * 100;
      return `<g transform="translate(${x} ${y})">${drawRequests(parcels, parcels)}</g>`;
    })
    .join('');
  const scale = house / 100;
  const count = Math.ceil(width / house);
  const from = Math.max(0, Math.min(level.columns - count, 1));
  return `<g transform="translate(${(-from * house).toFixed(1)} ${(height - 3 * house + house * 0.2).toFixed(1)}) scale(${scale})">${drawStatic(level)}${requests}</g>`;
}

function drawGlow(world: WorldKey, { width, height, x, y, size }: ImageFrame): string {
  const [color, opacity] = world === 'air' ? ['#FFF0C8', 0.55] : ['#FFE7A0', 0.35];
  return `<radialGradient id="pic-glow"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${width * x}" cy="${height * y}" r="${size * 0.95}" fill="url(#pic-glow)"/>`;
}

/** Draws an image of a world in a format. */
export function drawPicture(world: WorldKey, frame: ImageFrame): string {
  const { width, height, size } = frame;
  const back = `<svg width="${width}" height="${height}" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice">${drawBackdrop(world, 'pic')}</svg>`;
  const placeAll = (
    list: ImageFrame['mail'],
    drawing: (index: number) => string,
    turn: (index: number) => number,
  ) =>
    list
      .map(([x, y, side], index) => placeDrawing(width * x, height * y, side, drawing(index), turn(index)))
      .join('');
  const others = placeAll(
    frame.others,
    (index) => drawCraft(world, (index + 1) % 2, [0, 0, 0, 0]),
    () => 0,
  );
  const mail = placeAll(
    frame.mail,
    (index) => (index % 3 === 2 ? drawParcel(2) : ENVELOPE),
    (index) => [-14, 10, -6, 16, 8, -12][index % 6]!,
  );
  const friends = placeAll(
    frame.friends,
    () => drawFriend(world),
    (index) => (index % 2 ? 8 : -8),
  );
  const whirl = world === 'sea' ? placeDrawing(width * 0.9, height * 0.16, size * 0.3, WHIRL) : '';
  const hero = placeDrawing(width * frame.x, height * frame.y, size, drawHero(world));
  const shade =
    '<linearGradient id="pic-beam"><stop offset="0" stop-color="#FFE7A0" stop-opacity=".7"/><stop offset="1" stop-color="#FFE7A0" stop-opacity="0"/></linearGradient><radialGradient id="pic-shade" cx=".5" cy=".5" r=".75"><stop offset=".62" stop-color="#0A1230" stop-opacity="0"/><stop offset="1" stop-color="#0A1230" stop-opacity=".38"/></radialGradient>';
  return createImage(
    { width, height },
    `<defs>${shade}</defs>${back}${drawGlow(world, frame)}${whirl}${others}${drawStreet(world, frame)}${mail}${friends}${hero}<rect width="${width}" height="${height}" fill="url(#pic-shade)"/>`,
  );
}
