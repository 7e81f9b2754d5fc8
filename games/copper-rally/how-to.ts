/** The drawings of the how-to panel, painted with the game's own drawings. */
import { el } from '../kit/dom';
import { isTouchDevice } from '../kit/touch-device';
import type { World } from './config';
import { CAR_ABOVE, CAR_BEHIND, GHOST_ABOVE } from './sprites/car';
import { paint, type Drawing, type Shape } from './sprites/pen';
import { CHEVRON_RIGHT, LANTERN } from './sprites/street';
import { TRAVELLERS } from './sprites/travellers';

const SIZE = 228;
const LAMP = '#FFC65A';

type Pen = CanvasRenderingContext2D;

function drawStepPicture(draw: (pen: Pen) => void): HTMLCanvasElement {
  const node = el('canvas', { class: 'cr-step', width: SIZE, height: SIZE, 'aria-hidden': 'true' });
  const pen = node.getContext('2d')!;
  draw(pen);
  return node;
}

const at = (pen: Pen, x: number, y: number, scale: number, shapes: readonly Shape[], turn = 0) => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(scale, scale);
  paint(pen, shapes);
  pen.restore();
};
const paintStand = (pen: Pen, x: number, y: number, scale: number, { shapes }: Drawing) =>
  at(pen, x, y, scale, shapes);

function paintRoad(pen: Pen, bend = 0): void {
  pen.fillStyle = '#8E2A44';
  pen.fillRect(0, 0, SIZE, 96);
  pen.fillStyle = '#5E4258';
  pen.fillRect(0, 92, SIZE, SIZE);
  pen.fillStyle = '#2B1626';
  pen.beginPath();
  pen.moveTo(100 + bend, 92);
  pen.lineTo(128 + bend, 92);
  pen.quadraticCurveTo(150, 150, 240, SIZE);
  pen.lineTo(-12, SIZE);
  pen.quadraticCurveTo(78, 150, 100 + bend, 92);
  pen.fill();
}

function paintArrow(pen: Pen, x: number, y: number, turn: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.strokeStyle = LAMP;
  pen.lineWidth = 11;
  pen.lineCap = pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(-16, 0);
  pen.lineTo(16, 0);
  pen.moveTo(2, -15);
  pen.lineTo(17, 0);
  pen.lineTo(2, 15);
  pen.stroke();
  pen.restore();
}

function paintTabletop(pen: Pen, surface: string): void {
  pen.fillStyle = '#5E3A28';
  pen.fillRect(0, 0, SIZE, SIZE);
  for (const [width, color] of [
    [176, '#FFF0CE'],
    [158, '#2C2236'],
    [128, '#F6D3A0'],
    [120, surface],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.beginPath();
    pen.arc(SIZE, SIZE, 120, Math.PI, Math.PI * 1.5);
    pen.stroke();
  }
}

const ROAD_STEPS = () => [
  {
    picture: drawStepPicture((pen) => {
      paintRoad(pen);
      paintStand(pen, 114, 214, 48, CAR_BEHIND);
      paintArrow(pen, 32, 128, Math.PI);
      paintArrow(pen, 196, 128, 0);
    }),
    text: isTouchDevice()
      ? 'The car drives by itself. Hold the left or the right half to steer, both to brake.'
      : 'The car drives by itself. Steer with the arrows, or with the pointer.',
  },
  {
    picture: drawStepPicture((pen) => {
      paintRoad(pen, 70);
      paintStand(pen, 52, 130, 22, CHEVRON_RIGHT);
      at(pen, 118, 210, 46, CAR_BEHIND.shapes, 0.12);
    }),
    text: 'Touch the brake while you steer into a tight bend: the car slides round, and a long slide ends in a push.',
  },
  {
    picture: drawStepPicture((pen) => {
      paintRoad(pen);
      paintStand(pen, 96, 134, 22, LANTERN);
      paintStand(pen, 132, 170, 32, LANTERN);
      paintStand(pen, 70, 218, 40, CAR_BEHIND);
    }),
    text: `Gather lamps, and spend them on a burst: ${isTouchDevice() ? 'the Burst button' : 'Space or a click'}.`,
  },
  {
    picture: drawStepPicture((pen) => {
      paintRoad(pen);
      paintStand(pen, 116, 146, 26, TRAVELLERS.van[0]);
      paintStand(pen, 116, 218, 40, CAR_BEHIND);
    }),
    text: 'Right behind another car there is no wind: you gain speed. Bumps cost time, and every checkpoint gives some.',
  },
];

const TABLE_STEPS = () => [
  {
    picture: drawStepPicture((pen) => {
      paintTabletop(pen, '#4A4258');
      at(pen, 122, 160, 34, CAR_ABOVE, -1.1);
      paintArrow(pen, 150, 66, -0.7);
    }),
    text: isTouchDevice()
      ? 'The car drives by itself. Put a thumb anywhere and push it the way the car should go.'
      : 'The car drives by itself. It turns towards the pointer, or with the left and right keys.',
  },
  {
    picture: drawStepPicture((pen) => {
      paintTabletop(pen, '#3E5E86');
      at(pen, 132, 136, 34, CAR_ABOVE, -0.2);
      paintArrow(pen, 56, 56, Math.PI / 2);
    }),
    text: `${isTouchDevice() ? 'The Brake button' : 'Down, Space or a held click'} slows the car, and in a bend lets its tail swing round. Wet roads slide, gravel is slow.`,
  },
  {
    picture: drawStepPicture((pen) => {
      paintTabletop(pen, '#4A4258');
      at(pen, 158, 104, 34, GHOST_ABOVE, -0.6);
      at(pen, 112, 168, 34, CAR_ABOVE, -1.1);
    }),
    text: 'Three laps. Kerbs cost time. From the second time on the ghost of your best run drives with you.',
  },
];

/** Returns the steps of a world. */
export const howToPictures = (world: World): { picture: Element; text: string }[] =>
  world === 'road' ? ROAD_STEPS() : TABLE_STEPS();
