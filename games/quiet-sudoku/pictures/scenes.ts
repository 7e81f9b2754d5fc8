/** The scene of each variant's picture: its colours, what lies behind the board and what stands before it. */
import type { Variant } from '../types';
import * as later from './props-of-clues';
import * as props from './props';

export interface Scene {
  sky: readonly [string, string];
  /** Behind the board, over the sky. */
  back: string;
  /** Before the board. */
  front: string;
  tilt: number;
  board: string;
  shade: string;
  /** Lines round the boxes, and between cells. */
  line: string;
  thin: string;
  given: string;
  entered: string;
}

const bars = (colour: string, width: number, slant: number) =>
  Array.from({ length: 9 }, (_, i) => {
    const x = i * 90 - 60;
    return `<path d="M${x} 500L${x + slant} -20" stroke="${colour}" stroke-width="${width}" opacity=".4"/>`;
  }).join('');

const boards = (colour: string) =>
  Array.from(
    { length: 8 },
    (_, i) => `<path d="M0 ${i * 64 + 4}H640" stroke="${colour}" stroke-width="5" opacity=".5"/>`,
  ).join('');

const diamonds = (colours: readonly [string, string]) =>
  Array.from({ length: 35 }, (_, i) => {
    const [x, y] = [(i % 7) * 106, Math.floor(i / 7) * 120];
    return `<path d="M${x} ${y - 60}L${x + 53} ${y}L${x} ${y + 60}L${x - 53} ${y}Z" fill="${colours[i % 2]}" opacity=".5"/>`;
  }).join('');

const roofs = '<path d="M0 480V330H60V290H120V360H520V300H580V340H640V480Z" fill="#0A1430"/>';

const NIGHT: Omit<Scene, 'sky' | 'back' | 'front' | 'tilt'> = {
  board: '#16316B',
  shade: '#122655',
  line: '#8DB8EA',
  thin: '#2F559B',
  given: '#FFF6E2',
  entered: '#A9C8EC',
};
const TEAL = {
  board: '#0F5054',
  shade: '#0B4145',
  line: '#9FDACB',
  thin: '#22716F',
  given: '#F2FBF6',
  entered: '#9FDACB',
};
const PLUM = {
  board: '#4A2058',
  shade: '#3C1848',
  line: '#E5A3BF',
  thin: '#7A3F80',
  given: '#FFF0F5',
  entered: '#E5A3BF',
};
const MOSS = {
  board: '#1F5232',
  shade: '#184327',
  line: '#C3D587',
  thin: '#3A7A49',
  given: '#F4F8DC',
  entered: '#C3D587',
};
const WOOD = {
  board: '#5A3722',
  shade: '#4A2C1A',
  line: '#E1BA8A',
  thin: '#855837',
  given: '#FFF2DC',
  entered: '#E1BA8A',
};
const BRICK = {
  board: '#7A221F',
  shade: '#661A1A',
  line: '#F5A27A',
  thin: '#A44434',
  given: '#FFEDE2',
  entered: '#F5B394',
};
const SLATE = {
  board: '#2E3E4E',
  shade: '#253341',
  line: '#C5D2DA',
  thin: '#566B7D',
  given: '#F4F8FA',
  entered: '#C5D2DA',
};
const PAPER = {
  board: '#FFF8E8',
  shade: '#F3E7CC',
  line: '#3B1E22',
  thin: '#C9B48C',
  given: '#2A0C12',
  entered: '#1F66C2',
};

/** The variants whose pictures are drawn from their own levels. */
export const SCENES: Partial<Record<Variant, Scene>> = {
  patchwork: {
    sky: ['#5A3722', '#2E1A10'],
    back: boards('#21120C'),
    front: props.reel(),
    tilt: -5,
    ...PAPER,
    line: '#21120C',
    thin: '#3A2416',
    given: '#1B0F0A',
    entered: '#1B0F0A',
  },
  'centre-dot': { sky: ['#147075', '#062429'], back: props.cords(), front: '', tilt: 0, ...TEAL },
  asterisk: { sky: ['#1D4080', '#0A1430'], back: props.snow(), front: '', tilt: -6, ...NIGHT },
  girandola: {
    sky: ['#3F1A4A', '#150A22'],
    back: props.sparks(26) + props.fireworks(),
    front: '',
    tilt: 5,
    ...PLUM,
  },
  scattered: { sky: ['#1B442B', '#0E2518'], back: props.scraps(), front: '', tilt: -4, ...MOSS },
  knight: {
    sky: ['#455768', '#18222D'],
    back: bars('#0F151E', 26, 120),
    front: props.knight(),
    tilt: -6,
    ...SLATE,
  },
  king: {
    sky: ['#571A1C', '#2A0C12'],
    back: bars('#2A0C12', 34, -90),
    front: props.king(),
    tilt: 4,
    ...BRICK,
  },
  'even-and-odd': {
    sky: ['#74462A', '#2E1A10'],
    back: boards('#21120C'),
    front: props.marbles(),
    tilt: 6,
    ...WOOD,
  },
  argyle: {
    sky: ['#356F42', '#12301E'],
    back: diamonds(['#1B442B', '#972D26']),
    front: props.wool(),
    tilt: -5,
    ...MOSS,
    board: '#17402A',
    shade: '#113321',
    entered: '#E4EFB4',
  },
  'windows-and-diagonals': {
    sky: ['#2A3F86', '#12183E'],
    back: roofs + props.lamps(),
    front: '',
    tilt: 0,
    ...NIGHT,
  },
  tiny: {
    sky: ['#3C70B8', '#16316B'],
    back: diamonds(['#4A80C8', '#2F62A8']),
    front: props.blocks(),
    tilt: -4,
    ...PAPER,
  },
  eight: {
    sky: ['#3DA39B', '#0B454A'],
    back: bars('#0B454A', 20, 160),
    front: props.umbrella(),
    tilt: 5,
    ...TEAL,
  },
  neighbours: {
    sky: ['#2A3F86', '#12183E'],
    back: props.sparks(22),
    front: later.houses(),
    tilt: 0,
    ...NIGHT,
  },
  'black-and-white': {
    sky: ['#74462A', '#2E1A10'],
    back: boards('#21120C'),
    front: later.dominoes(),
    tilt: -5,
    ...PAPER,
  },
  'more-or-less': {
    sky: ['#147075', '#062429'],
    back: bars('#0B454A', 24, 140),
    front: later.kites(),
    tilt: 4,
    ...TEAL,
  },
  sums: {
    sky: ['#571A1C', '#2A0C12'],
    back: diamonds(['#661A1A', '#3F1214']),
    front: later.abacus(),
    tilt: -4,
    ...BRICK,
  },
};
