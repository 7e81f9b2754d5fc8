/** Draws the how-to panel with the functions that paint the range. */
import { el } from '../kit/dom';
import { paintArcher, paintArrow } from './paint-archer';
import { paintGoal } from './paint-goals';
import { paintProp } from './paint-props';
import {
  createApple,
  createBalloon,
  createBell,
  createBrazier,
  createFace,
  createLantern,
  createSack,
} from './create-items';
import { paintDisc, type Pen } from './pens';
import type { Item, WorldKey } from './types';

const SIZE = 228;

function drawStepPicture(world: WorldKey, draw: (pen: Pen) => void): HTMLCanvasElement {
  const node = el('canvas', { class: 'af-picture', width: SIZE, height: SIZE, 'aria-hidden': 'true' });
  const pen = node.getContext('2d')!;
  const sky = pen.createLinearGradient(0, 0, 0, SIZE);
  sky.addColorStop(0, world === 'fair' ? '#23406E' : '#0B1B40');
  sky.addColorStop(1, world === 'fair' ? '#E0926A' : '#2F5C92');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, SIZE, SIZE);
  draw(pen);
  return node;
}

const drawGoal = (pen: Pen, item: Item, isDone = false, index = 0) =>
  paintGoal(pen, item, item.x, item.y, { isDone, lean: 0, isContrast: false, index });
const drawProp = (pen: Pen, item: Item) =>
  paintProp(pen, item, item.x, item.y, 0, { tick: 40, isDone: false, isContrast: false, lean: 0 });

const drawBow =
  (world: WorldKey) =>
  (pen: Pen): void => {
    pen.translate(-26, 8);
    paintArcher(pen, {
      ...{ stand: 118, angle: 0.5, drawFraction: 0.9, tremble: 0, arrowsLeft: 4, hasArrow: true },
      isBurning: world === 'harbour',
      world,
    });
    for (let i = 0; i < 4; i++)
      paintDisc(pen, 186 + i * 17, 62 - i * 14 + i * i * 1.6, 5 - i * 0.6, '#FFF6E2');
  };

/** Returns the how-to steps: drawing the bow, the goals, the aids. */
export function howToPictures(world: WorldKey): { picture: Element; text: string }[] {
  const isFair = world === 'fair';
  return [
    {
      picture: drawStepPicture(world, drawBow(world)),
      text: 'Drag back like a bowstring: further is stronger. Dots show how it flies. Let go to loose.',
    },
    isFair
      ? {
          picture: drawStepPicture(world, (pen) => {
            drawGoal(pen, createFace(72, 100, 52));
            drawGoal(pen, createBalloon(160, 66), false, 1);
            drawGoal(pen, createApple(142, 176));
            paintArrow(pen, { x: 70, y: 104, vx: 8, vy: 2, isBurning: false }, world);
          }),
          text: 'Hit every target, balloon, apple and bell with your arrows. The nearer to the gold, the more points.',
        }
      : {
          picture: drawStepPicture(world, (pen) => {
            drawGoal(pen, createLantern(64, 96), true);
            drawGoal(pen, createLantern(172, 110));
            paintArrow(pen, { x: 146, y: 106, vx: 8, vy: 1, isBurning: true }, world);
          }),
          text: 'A burning arrow lights every lantern it flies through. Fire also runs along the ropes between them.',
        },
    isFair
      ? {
          picture: drawStepPicture(world, (pen) => {
            drawProp(pen, createSack(120, 104, 80));
            drawGoal(pen, createBell(120, 190));
            paintArrow(pen, { x: 104, y: 40, vx: 8, vy: 1, isBurning: false }, world);
          }),
          text: 'Cut a rope, and what hangs from it falls. Few arrows bring three stars; try as often as you like.',
        }
      : {
          picture: drawStepPicture(world, (pen) => {
            drawProp(pen, createBrazier(110, 136));
            paintArrow(pen, { x: 88, y: 118, vx: 8, vy: 1, isBurning: false }, world);
          }),
          text: 'Water puts an arrow out; a brazier or a lit lantern kindles it. Few arrows bring three stars.',
        },
  ];
}
