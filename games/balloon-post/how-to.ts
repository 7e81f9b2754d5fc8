/** Draws the how-to panel from the same parts as the board. */
import { el } from '../kit/dom';
import { drawCraft, drawFriend, drawStar, drawRequests } from './art-things';
import { drawStream } from './art-world';
import { createSvg } from './svg';
import type { WorldKey } from './types';

const placeDrawing = (x: number, y: number, size: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${drawing}</g>`;
const drawStepPicture = (world: WorldKey, drawing: string): Element =>
  el('span', { class: `bp-picture is-${world}` }, createSvg(drawing, 'bp-picture-art', '0 0 200 200'));

const LOAD = [1, 0, 0, 0];
const RING =
  '<circle cx="50" cy="50" r="34" fill="#FFB534" fill-opacity=".3" stroke="#FFE7A8" stroke-width="9" stroke-dasharray="16 10"/>';

function drawRide(world: WorldKey): string {
  const stream = drawStream('>', 1);
  if (world === 'air')
    return `<g transform="translate(0 0)">${stream}</g>${placeDrawing(0, 96, 100, drawCraft('air', 0, LOAD))}${placeDrawing(100, 0, 100, RING)}`;
  return `<g transform="translate(200 0) rotate(90)">${stream}</g>${placeDrawing(0, 0, 100, drawCraft('sea', 0, LOAD))}${placeDrawing(100, 100, 100, RING)}`;
}

/** Returns the how-to steps: riding, delivering, the stars. */
export function howToPictures(world: WorldKey): { picture: Element; text: string }[] {
  const isAir = world === 'air';
  const house =
    '<path d="M10 100V30L50 4L90 30V100Z" fill="#C9694A" stroke="#3A1A12" stroke-width="4"/>' +
    placeDrawing(14, 24, 74, drawRequests(LOAD, LOAD));
  return [
    {
      picture: drawStepPicture(world, drawRide(world)),
      text: isAir
        ? 'Go up, go down or drift. Then the wind of that layer carries you: the rings show where to.'
        : 'Go left, go right or drift. Then the current there carries you: the rings show where to.',
    },
    {
      picture: drawStepPicture(
        world,
        placeDrawing(50, 0, 100, drawCraft(world, 0, LOAD)) + placeDrawing(50, 100, 100, house),
      ),
      text: 'Come to rest right above a house that waits for your parcel.',
    },
    {
      picture: drawStepPicture(
        world,
        placeDrawing(0, 6, 96, drawFriend(world)) +
          placeDrawing(100, 6, 96, drawStar(true)) +
          placeDrawing(52, 100, 96, drawStar(true)),
      ),
      text: 'Meet friends on the way and need few gusts for all the stars. Taking back is free.',
    },
  ];
}
