/** Draws the end of the last chapter: the den with everyone home, or the window with the last moths. */
import { el } from '../kit/dom';
import { CAT, CHEST, MOTH_BODY, MOTH_WING, WINDOW } from './room/sprites';
import { renderGlow, createStage, type Pen, type Stage } from './stage';
import type { WorldKey } from './types';
import { DEN, FOX, FRIENDS, LAMP_LIT, TREES, WALKER } from './wood/sprites';

const [WIDTH, HEIGHT] = [840, 300];

function paintShine(pen: Pen, { left, top, tile }: Stage, x: number, y: number, reach: number): void {
  const r = reach * tile;
  pen.globalCompositeOperation = 'lighter';
  pen.globalAlpha = 0.5;
  pen.drawImage(renderGlow('255,176,74', 0.05), left + x * tile - r, top + y * tile - r, 2 * r, 2 * r);
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'source-over';
}

function paintHome(pen: Pen, stage: Stage): void {
  pen.fillStyle = '#123C34';
  pen.fillRect(0, HEIGHT * 0.62, WIDTH, HEIGHT);
  stage.put(pen, TREES[0]!, 0, 0.9, 1.3);
  stage.put(pen, WALKER, 0.8, 0.85, 1.1);
  stage.put(pen, TREES[2]!, 5, 0.9, 1.2);
  stage.put(pen, DEN, 2.9, 0.75, 1.6);
  paintShine(pen, stage, 3.4, 1.5, 1.7);
  stage.put(pen, LAMP_LIT, 4.5, 1, 0.9);
  stage.put(pen, FOX, 1.8, 1);
  FRIENDS.forEach((friend, i) => stage.put(pen, friend, [2.6, 3.3, 3.9][i]!, 1.24, 0.62));
}

function paintGone(pen: Pen, stage: Stage): void {
  pen.fillStyle = '#5B2F3A';
  pen.fillRect(0, HEIGHT * 0.78, WIDTH, HEIGHT);
  stage.put(pen, WINDOW, 2.5, 0.5, 1.8);
  stage.put(pen, CHEST, 4.4, 1.1);
  stage.put(pen, CAT, 1, 1.1);
  for (const [x, y, size] of [
    [1.6, 0.5, 0.5],
    [3.5, 0.25, 0.62],
    [2.3, 0.85, 0.42],
    [2.85, 0.3, 0.34],
    [3.1, 0.6, 0.28],
  ] as const) {
    stage.put(pen, MOTH_WING, x, y, size);
    stage.put(pen, MOTH_WING, x, y, size, true);
    stage.put(pen, MOTH_BODY, x, y, size);
  }
}

/** Creates the drawing without alternative text, because the story next to it describes it. */
export function createEnding(world: WorldKey): HTMLCanvasElement {
  const node = el('canvas', { class: 'ff-ending', width: WIDTH, height: HEIGHT, 'aria-hidden': 'true' });
  const pen = node.getContext('2d')!;
  pen.fillStyle = world === 'wood' ? '#1B4E56' : '#3A1A4C';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const stage = createStage(WIDTH, HEIGHT, 6, 2, [0, 0.1, 0.04], false);
  if (world === 'wood') paintHome(pen, stage);
  else paintGone(pen, stage);
  return node;
}
