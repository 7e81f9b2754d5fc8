/** Draws the images of the cards and the billboards: a corner of the table under its lamp, with the main balls of the edition. */
import { BALL_COLORS, INK, IVORY } from './palette';
import type { Discipline } from './types';

export interface ImageFrame {
  width: number;
  height: number;
  /** The center of the image in the scene of 640 by 480. */
  middle: readonly [number, number];
  scale: number;
}

interface Shown {
  ball: number;
  x: number;
  y: number;
  r: number;
}

interface Scene {
  wall: readonly [string, string];
  cloth: readonly [dark: string, lit: string];
  balls: readonly Shown[];
  /** The start and end points of the cue. */
  cue: readonly [fromX: number, fromY: number, toX: number, toY: number];
  /** The dotted path to the pocket. */
  way: string;
}

const SCENES: Record<Discipline, Scene> = {
  eight: {
    wall: ['#101a3c', '#1d2f62'],
    cloth: ['#0d4734', '#1c7a58'],
    balls: [
      { ball: 3, x: 236, y: 268, r: 31 },
      { ball: 11, x: 408, y: 262, r: 30 },
      { ball: 8, x: 322, y: 318, r: 58 },
      { ball: 0, x: 236, y: 408, r: 40 },
    ],
    cue: [60, 560, 205, 436],
    way: '',
  },
  nine: {
    wall: ['#15143a', '#2b2a66'],
    cloth: ['#123a70', '#2b69b0'],
    balls: [
      { ball: 1, x: 252, y: 262, r: 30 },
      { ball: 4, x: 404, y: 268, r: 31 },
      { ball: 9, x: 330, y: 322, r: 60 },
      { ball: 0, x: 424, y: 410, r: 40 },
    ],
    cue: [610, 556, 455, 438],
    way: '',
  },
  tricks: {
    wall: ['#1b1326', '#43264a'],
    cloth: ['#25364f', '#4f6a8c'],
    balls: [
      { ball: 12, x: 262, y: 264, r: 29 },
      { ball: 2, x: 398, y: 276, r: 33 },
      { ball: 5, x: 316, y: 338, r: 52 },
      { ball: 0, x: 214, y: 414, r: 40 },
    ],
    cue: [40, 560, 184, 440],
    way: 'M248 396 372 312M410 244 488 240',
  },
};

const to = (value: number): number => +value.toFixed(1);

/** The digits as strokes, on a grid of 10 by 16. */
const DIGITS: Record<string, string> = {
  0: 'M5 1C1.6 1 1.6 15 5 15S8.4 1 5 1Z',
  1: 'M2.5 4 6 1.2V15',
  2: 'M1.6 4.4C2 -.2 9 .2 8.2 5.2 7.6 8.6 3 11 1.4 15H8.8',
  3: 'M1.6 2.6C5 -.4 8.8 1.4 8 5 7.6 6.8 6 7.6 4 7.6 6.6 7.6 8.6 8.8 8.6 11.2 8.6 15.4 3.6 16 1.2 13.4',
  4: 'M6.6 15V1L1 10.6H9.2',
  5: 'M8 1H2.8L2.2 7.2C5 5.6 8.8 6.8 8.8 10.4 8.8 15 4 16 1.4 13.6',
  8: 'M5 7.6C1.8 7.6 1.8 1 5 1S8.2 7.6 5 7.6 8.8 7.8 8.8 11.4 6.6 15 5 15 1.2 14.8 1.2 11.4 1.8 7.6 5 7.6Z',
  9: 'M8.6 6C8.6 3 7.2 1 5 1S1.4 3 1.4 5.6 3 10 5 10 8.6 8.8 8.6 6C8.6 11.4 7.4 15 3.4 15',
};

function drawNumber(ball: number, x: number, y: number, size: number): string {
  const text = String(ball);
  const unit = (size * (text.length > 1 ? 0.78 : 1)) / 16;
  const left = x - (text.length * 10 + (text.length - 1) * 1.5) * unit * 0.5;
  const digits = [...text].map(
    (digit, i) =>
      `<path d="${DIGITS[digit]!}" transform="translate(${to(left + i * 11.5 * unit)} ${to(y - 8 * unit)}) scale(${to(unit * 100) / 100})"/>`,
  );
  return `<g fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${digits.join('')}</g>`;
}

function drawBall({ ball, x, y, r }: Shown): string {
  const clip = `b${ball}`;
  const color = BALL_COLORS[ball > 8 ? ball - 8 : ball]!;
  const body =
    ball > 8
      ? `<path d="M${to(x - r)} ${to(y - r)}h${to(2 * r)}v${to(2 * r)}h${to(-2 * r)}Z" fill="${IVORY}"/><path d="M${to(x - r)} ${to(y - r * 0.52)}Q${x} ${to(y - r * 0.66)} ${to(x + r)} ${to(y - r * 0.52)}V${to(y + r * 0.52)}Q${x} ${to(y + r * 0.72)} ${to(x - r)} ${to(y + r * 0.52)}Z" fill="${color}"/>`
      : `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
  const face = ball
    ? `<circle cx="${x}" cy="${y}" r="${to(r * 0.5)}" fill="${IVORY}"/>${drawNumber(ball, x, y, r * 0.62)}`
    : '';
  return (
    `<ellipse cx="${to(x + r * 0.22)}" cy="${to(y + r * 0.86)}" rx="${to(r * 1.02)}" ry="${to(r * 0.34)}" fill="#020b0a" opacity=".5"/>` +
    `<clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#${clip})">${body}${face}` +
    // A hard shadow on the side away from the lamp.
    `<path d="M${to(x - r)} ${to(y + r)}V${to(y + r * 0.2)}Q${to(x - r * 0.1)} ${to(y + r * 0.86)} ${to(x + r)} ${to(y + r * 0.1)}V${to(y + r)}Z" fill="#060a1c" opacity=".34"/></g>` +
    `<ellipse cx="${to(x - r * 0.2)}" cy="${to(y - r * 0.66)}" rx="${to(r * 0.3)}" ry="${to(r * 0.13)}" fill="#fff" opacity=".85"/>`
  );
}

function drawCue([fx, fy, tx, ty]: Scene['cue']): string {
  const length = Math.sqrt((tx - fx) * (tx - fx) + (ty - fy) * (ty - fy));
  const [ux, uy] = [(tx - fx) / length, (ty - fy) / length];
  const at = (distance: number, side: number) =>
    `${to(tx - ux * distance - uy * side)} ${to(ty - uy * distance + ux * side)}`;
  const drawPiece = (from: number, until: number, half: number, fill: string) =>
    `<path d="M${at(from, half)}L${at(until, half + 3)} ${at(until, -half - 3)} ${at(from, -half)}Z" fill="${fill}"/>`;
  return (
    drawPiece(0, length + 200, 5, '#e8c48c') +
    `<path d="M${at(0, 5)}L${at(length + 200, 12)} ${at(length + 200, 2)} ${at(0, 0)}Z" fill="#a8753f"/>` +
    drawPiece(0, 9, 5, '#2a62d0') +
    drawPiece(9, 17, 5.2, '#fbf3e0')
  );
}

/** The lamp: a shade on a cord, and the light from it. */
const LAMP =
  '<path d="M320 -400V62" stroke="#0a0f22" stroke-width="7"/>' +
  '<path d="M250 128 296 62H344L390 128Z" fill="#c8452f"/><path d="M320 62H344L390 128H330Z" fill="#8f2a1e"/>' +
  '<path d="M250 128H390L382 138H258Z" fill="#6b1f17"/><ellipse cx="320" cy="138" rx="46" ry="11" fill="#fff2c4"/>' +
  '<path d="M266 138 40 480H600L374 138Z" fill="url(#beam)"/>';

/** Draws an edition's image in a size. */
export function drawPicture(discipline: Discipline, { width, height, middle, scale }: ImageFrame): string {
  const { wall, cloth, balls, cue, way } = SCENES[discipline];
  const [w, h] = [width / scale, height / scale];
  const box = [middle[0] - w / 2, middle[1] - h / 2, w, h].map(to).join(' ');
  const sights = [70, 150, 230, 310, 390, 470, 550].map(
    (x) => `<path d="M${x} 205l5 4-5 4-5-4Z" fill="#f6e0b0"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">` +
    `<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient>` +
    '<linearGradient id="beam" x2="0" y2="1"><stop stop-color="#FFE2A0" stop-opacity=".5"/><stop offset=".75" stop-color="#FFC861" stop-opacity=".1"/><stop offset="1" stop-color="#FFC861" stop-opacity="0"/></linearGradient>' +
    `<radialGradient id="pool"><stop stop-color="#FFE6A8" stop-opacity=".62"/><stop offset=".5" stop-color="#FFD98A" stop-opacity=".2"/><stop offset="1" stop-color="#FFC861" stop-opacity="0"/></radialGradient><clipPath id="top"><path d="M-1200 246H1900V1300H-1200Z"/></clipPath></defs>` +
    `<path d="M-1200 -900H1900V220H-1200Z" fill="url(#wall)"/>` +
    // Bottles and a window in the background.
    `<path d="M-1200 60H1900V72H-1200Z" fill="${wall[0]}" opacity=".7"/>` +
    `<path d="M92 60V20q6 -6 6 -22h10q0 16 6 22V60ZM126 60V30h20V60ZM160 60V12q5 -4 5 -16h9q0 12 5 16V60ZM470 60V26h26V60ZM508 60V6q6 -4 6 -20h10q0 16 6 20V60Z" fill="${wall[0]}"/>` +
    `<path d="M-1200 190H1900V236H-1200Z" fill="#4a2414"/><path d="M-1200 190H1900V196H-1200Z" fill="#8a4a26"/>${sights.join('')}` +
    `<path d="M-1200 222H1900V246H-1200Z" fill="${cloth[0]}"/><path d="M-1200 240H1900V1300H-1200Z" fill="${cloth[1]}"/><path d="M-1200 240H1900V250H-1200Z" fill="#02100c" opacity=".35"/>` +
    `<path d="M-1200 240H1900V1300H-1200Z" fill="${cloth[0]}" opacity=".55"/><g clip-path="url(#top)"><ellipse cx="320" cy="352" rx="400" ry="190" fill="${cloth[1]}"/><ellipse cx="320" cy="346" rx="330" ry="165" fill="url(#pool)"/></g>` +
    `<ellipse cx="520" cy="234" rx="60" ry="24" fill="#b98544"/><ellipse cx="520" cy="236" rx="53" ry="20" fill="#04080a"/>` +
    LAMP +
    (way
      ? `<path d="${way}" fill="none" stroke="#FFF4D0" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 15"/>`
      : '') +
    balls.map(drawBall).join('') +
    `${drawCue(cue)}</svg>\n`
  );
}
