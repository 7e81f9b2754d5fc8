/** The drawings of the how-to panel, made of the board's objects. */
import { el } from '../kit/dom';
import { isTouchDevice } from '../kit/touch-device';
import { MOTH_BODY, MOTH_WING, CANDLE, FLAME_SHAPE, WEB, WINDOW } from './room/sprites';
import { createStage, type Stage, type Pen } from './stage';
import type { WorldKey } from './types';
import { DEN, FOX, WALKER } from './wood/sprites';

const SIZE = 228;

function drawStepPicture(floor: string, draw: (pen: Pen, stage: Stage) => void): HTMLCanvasElement {
  const node = el('canvas', { class: 'ff-picture', width: SIZE, height: SIZE, 'aria-hidden': 'true' });
  const pen = node.getContext('2d')!;
  pen.fillStyle = floor;
  pen.fillRect(0, 0, SIZE, SIZE);
  draw(pen, createStage(SIZE, SIZE, 2, 2, [0, 0.1, 0.1], false));
  return node;
}

function paintGlow(pen: Pen, x: number, y: number, r: number, color: string): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
}

function paintArrow(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.strokeStyle = '#FFE9B0';
  pen.lineWidth = 8;
  pen.lineCap = pen.lineJoin = 'round';
  pen.setLineDash([1, 17]);
  pen.beginPath();
  points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.stroke();
  pen.setLineDash([]);
}

function paintEyes(pen: Pen, x: number, y: number, isOpen: boolean): void {
  for (const side of [-9, 9]) {
    pen.beginPath();
    if (isOpen) {
      pen.fillStyle = '#F4F7C8';
      pen.ellipse(x + side, y, 7, 9, 0, 0, 2 * Math.PI);
      pen.fill();
      paintGlow(pen, x + side + 3, y, 4, '#12160A');
    } else {
      pen.strokeStyle = '#1A0E08';
      pen.lineWidth = 4;
      pen.arc(x + side, y - 2, 6, 0.15 * Math.PI, 0.85 * Math.PI);
      pen.stroke();
    }
  }
}

function paintMoth(pen: Pen, stage: Stage, x: number, y: number): void {
  stage.put(pen, MOTH_WING, x, y);
  stage.put(pen, MOTH_WING, x, y, 1, true);
  stage.put(pen, MOTH_BODY, x, y);
}

const WOOD_STEPS = () => [
  {
    picture: drawStepPicture('#1E4A3A', (pen, stage) => {
      paintGlow(pen, 70, 150, 120, 'rgba(255,200,100,.35)');
      paintArrow(pen, [
        [110, 160],
        [165, 160],
        [165, 100],
      ]);
      stage.put(pen, FOX, 0.05, 0.8);
      stage.put(pen, DEN, 1.02, 0);
    }),
    text: `Lead the fox to its den. ${isTouchDevice() ? 'Swipe, or tap beside it.' : 'Use the arrow keys, or press beside it.'}`,
  },
  {
    picture: drawStepPicture('#0D2430', (pen, stage) => {
      stage.put(pen, WALKER, 0.1, 0.5, 1.2);
      paintEyes(pen, 65, 128, true);
      paintArrow(pen, [
        [112, 150],
        [205, 150],
      ]);
    }),
    text: 'In the dark the old trees open their eyes. Each takes a step for every step of yours, and turns back where it is barred.',
  },
  {
    picture: drawStepPicture('#1E4A3A', (pen, stage) => {
      paintGlow(pen, 60, 160, 150, 'rgba(255,200,100,.4)');
      stage.put(pen, FOX, -0.05, 0.9);
      stage.put(pen, WALKER, 0.95, 0.6, 1.1);
      paintEyes(pen, 160, 135, false);
    }),
    text: 'In the light they sleep. The lantern shines two tiles far: come close and a tree stands still, walk off and it moves on.',
  },
];

const ROOM_STEPS = () => [
  {
    picture: drawStepPicture('#6A3C34', (pen, stage) => {
      paintGlow(pen, 175, 150, 100, 'rgba(255,200,100,.35)');
      paintArrow(pen, [
        [60, 165],
        [140, 165],
      ]);
      paintMoth(pen, stage, 0, 0.95);
      stage.put(pen, CANDLE, 1.05, 0.95);
      stage.put(pen, FLAME_SHAPE, 1.05, 0.56, 0.62);
    }),
    text: 'Tap a candle to light it or put it out. Moths fly to the nearest light.',
  },
  {
    picture: drawStepPicture('#6A3C34', (pen, stage) => {
      stage.put(pen, WINDOW, 0.5, 0);
      paintArrow(pen, [
        [114, 170],
        [114, 100],
      ]);
      paintMoth(pen, stage, 0.5, 1.05);
    }),
    text: 'A moth flies along its row or column, and looks again at each step. The moon in the window is a light too: lead all moths there.',
  },
  {
    picture: drawStepPicture('#6A3C34', (pen, stage) => {
      stage.put(pen, WEB, 0.5, 0.5, 1.4);
      paintMoth(pen, stage, 0, 0.1);
    }),
    text: 'Between two lights that are equally near a moth stays where it is. What catches moths you will meet: nothing that undo can’t mend.',
  },
];

/** Returns the how-to steps of a world. */
export function howToPictures(world: WorldKey): { picture: Element; text: string }[] {
  return world === 'wood' ? WOOD_STEPS() : ROOM_STEPS();
}
