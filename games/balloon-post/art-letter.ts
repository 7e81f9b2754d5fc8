/** Draws the image at the top of a letter: the world seen from the post office, brighter with every chapter. */
import { drawBackdrop } from './art-backdrop';
import { drawCraft, drawFriend, drawParcel } from './art-things';
import type { ModeKey, WorldKey } from './types';

const CHAPTER_ORDER: readonly ModeKey[] = ['one', 'two', 'three', 'four', 'five', 'six'];
const EMPTY = [0, 0, 0, 0];
const placeDrawing = (x: number, y: number, size: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${drawing}</g>`;

/** Draws fireworks over the town, or glowing objects in the reef. */
const drawBurst = (x: number, y: number, r: number, color: string): string =>
  Array.from({ length: 8 }, (_, index) => {
    const [dx, dy] = [
      [1, 0],
      [0.7, 0.7],
      [0, 1],
      [-0.7, 0.7],
      [-1, 0],
      [-0.7, -0.7],
      [0, -1],
      [0.7, -0.7],
    ][index]!;
    return `<path d="M${x + dx! * r * 0.4} ${y + dy! * r * 0.4}L${x + dx! * r} ${y + dy! * r}" stroke="${color}" stroke-width="3.500" stroke-linecap="round"/>`;
  }).join('');

/** A string of lamps across the entire drawing. */
const GARLAND = Array.from({ length: 13 }, (_, index) => {
  const [x, y] = [8 + index * 25, 118 + [0, 7, 11, 7][index % 4]!];
  return `<circle cx="${x}" cy="${y}" r="9" fill="#FFC65A" opacity=".3"/><circle cx="${x}" cy="${y}" r="4.500" fill="#FFE7A0"/>`;
}).join('');

/** Draws the letter's image, 320 by 180. */
export function drawLetter(world: WorldKey, mode: ModeKey): string {
  const number = CHAPTER_ORDER.indexOf(mode);
  const isLast = number === CHAPTER_ORDER.length - 1;
  const night = isLast ? '<rect width="1200" height="800" fill="#0B1238" opacity=".55"/>' : '';
  const back = `<svg width="320" height="180" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice">${drawBackdrop(world, 'bp-letter')}${night}</svg>`;
  const crafts = [
    placeDrawing(38, 34, 96, drawCraft(world, 0, EMPTY)),
    number > 1 ? placeDrawing(206, 18, 74, drawCraft(world, 1, EMPTY)) : '',
  ].join('');
  const friends = Array.from({ length: Math.min(4, number + 1) }, (_, index) =>
    placeDrawing(132 + index * 22, 28 + (index % 2) * 26 + index * 8, 24, drawFriend(world)),
  ).join('');
  const lights = isLast
    ? GARLAND +
      drawBurst(170, 40, 30, '#FFD36B') +
      drawBurst(290, 60, 24, '#FF9FB0') +
      drawBurst(30, 28, 22, '#9BE8E0') +
      drawBurst(220, 112, 18, '#FFF0C8')
    : '';
  const mail = Array.from({ length: number + 1 }, (_, index) =>
    placeDrawing(120 + index * 30, 140, 30, drawParcel(index % 4)),
  ).join('');
  return `${back}${lights}${crafts}${friends}${mail}`;
}
