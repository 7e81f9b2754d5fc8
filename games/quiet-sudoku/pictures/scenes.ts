/** Defines the scene of each variant's image: its colors, its background and its foreground. */
import type { Variant } from '../types';
import * as classics from './props-of-classics';
import * as later from './props-of-clues';
import * as props from './props';

export interface Scene {
  sky: readonly [string, string];
  /** Draws the ground, which covers the sky at any image size. */
  ground?: (width: number, height: number) => string;
  /** The objects behind the board. */
  back?: readonly props.Prop[];
  /** The objects in front of the board. */
  front?: readonly props.Prop[];
  tilt: number;
  /** A drawing that replaces the plate under the board. */
  plate?: string;
  /** Whether the board is lower, to leave more space above it. */
  isLow?: boolean;
  board: string;
  shade: string;
  /** The colors of the lines around the boxes, and between cells. */
  line: string;
  thin: string;
  given: string;
  entered: string;
}

const createBars = (color: string, thickness: number, slant: number) => (width: number, height: number) =>
  Array.from({ length: Math.ceil(width / 90) + 3 }, (_, i) => {
    const x = (i - 1) * 90 - 60;
    const lean = slant * (height / 480);
    return `<path d="M${x} ${height + 20}L${Math.round(x + lean)} -20" stroke="${color}" stroke-width="${thickness}" opacity=".4"/>`;
  }).join('');

const createBoards = (color: string) => (width: number, height: number) =>
  Array.from(
    { length: Math.ceil(height / 64) },
    (_, i) => `<path d="M0 ${i * 64 + 4}H${width}" stroke="${color}" stroke-width="5" opacity=".5"/>`,
  ).join('');

const createDiamonds = (colors: readonly [string, string]) => (width: number, height: number) => {
  const columns = Math.ceil(width / 106) + 1;
  const createDiamondRow = (y: number, at: number) =>
    Array.from({ length: columns }, (_, i) => {
      const [x, color] = [i * 106, colors[(at * columns + i) % 2]];
      return `<path d="M${x} ${y - 60}L${x + 53} ${y}L${x} ${y + 60}L${x - 53} ${y}Z" fill="${color}" opacity=".5"/>`;
    }).join('');
  return Array.from({ length: Math.ceil(height / 120) + 1 }, (_, at) => createDiamondRow(at * 120, at)).join(
    '',
  );
};

const createBricks = (width: number, height: number) =>
  Array.from({ length: Math.ceil(height / 60) }, (_, row) =>
    Array.from({ length: Math.ceil(width / 86) + 1 }, (_, i) => {
      const at = `x="${i * 86 - (row % 2) * 43}" y="${row * 60 - 4}"`;
      return `<rect ${at} width="82" height="56" fill="#8E3A2C" opacity="${(i + row) % 4 ? 0.34 : 0.5}"/>`;
    }).join(''),
  ).join('');

/** Draws roofs along the bottom. Each row is lower at its center than at its ends. */
const createRoofs = (width: number, height: number) => {
  const steps = Array.from({ length: Math.ceil(width / 60) }, (_, i) => 120 + ((i * 47) % 5) * 16);
  const line = steps.map((rise, i) => `V${height - rise}H${(i + 1) * 60}`).join('');
  return `<path d="M0 ${height}${line}V${height}Z" fill="#0A1430"/>`;
};

const layerGrounds =
  (...grounds: readonly NonNullable<Scene['ground']>[]) =>
  (width: number, height: number) =>
    grounds.map((ground) => ground(width, height)).join('');

const NIGHT: Omit<Scene, 'sky' | 'tilt'> = {
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

/** The older hand-drawn images that are still in use, as file name suffixes by variant. */
const HAND_DRAWN_IMAGES: Partial<Record<Variant, readonly string[]>> = {
  classic: ['', '-preview', '-billboard'],
  mini: [''],
  diagonal: [''],
  windows: [''],
};

/** Returns whether a variant's image in a format is drawn from its scene. */
export const isDrawn = (variant: Variant, suffix: string): boolean =>
  !HAND_DRAWN_IMAGES[variant]?.includes(suffix);

export const SCENES: Readonly<Record<Variant, Scene>> = {
  classic: {
    sky: ['#0E3B40', '#082A30'],
    ground: createBoards('#0B3338'),
    front: classics.createDesk(),
    tilt: -6,
    ...PAPER,
    line: '#14243E',
    given: '#14243E',
  },
  mini: {
    sky: ['#6E231E', '#3A1016'],
    ground: createBricks,
    front: classics.createKettle(),
    tilt: 3,
    ...PAPER,
    entered: '#C24A2E',
  },
  diagonal: {
    sky: ['#1D4080', '#0C1B40'],
    ground: createBars('#0A1430', 26, 120),
    front: classics.createRuler(),
    tilt: 6,
    ...NIGHT,
  },
  windows: {
    sky: ['#12254F', '#4A2A6A'],
    ground: layerGrounds(props.createSparks, createRoofs),
    tilt: 0,
    plate: classics.housefront,
    isLow: true,
    ...NIGHT,
    line: '#26103A',
    thin: '#4C2E60',
    given: '#FFF0F5',
    entered: '#E5C3E0',
  },
  patchwork: {
    sky: ['#5A3722', '#2E1A10'],
    ground: createBoards('#21120C'),
    front: props.createReel(),
    tilt: -5,
    ...PAPER,
    line: '#21120C',
    thin: '#3A2416',
    given: '#1B0F0A',
    entered: '#1B0F0A',
  },
  'centre-dot': { sky: ['#147075', '#062429'], back: props.createCords(), tilt: 0, ...TEAL },
  asterisk: { sky: ['#1D4080', '#0A1430'], back: props.createSnow(), tilt: -6, ...NIGHT },
  girandola: {
    sky: ['#3F1A4A', '#150A22'],
    ground: props.createSparks,
    back: props.createFireworks(),
    tilt: 5,
    ...PLUM,
  },
  scattered: { sky: ['#1B442B', '#0E2518'], back: props.createScraps(), tilt: -4, ...MOSS },
  knight: {
    sky: ['#455768', '#18222D'],
    ground: createBars('#0F151E', 26, 120),
    front: props.createKnight(),
    tilt: -6,
    ...SLATE,
  },
  king: {
    sky: ['#571A1C', '#2A0C12'],
    ground: createBars('#2A0C12', 34, -90),
    front: props.createKing(),
    tilt: 4,
    ...BRICK,
  },
  'even-and-odd': {
    sky: ['#74462A', '#2E1A10'],
    ground: createBoards('#21120C'),
    front: props.createMarbles(),
    tilt: 6,
    ...WOOD,
  },
  argyle: {
    sky: ['#356F42', '#12301E'],
    ground: createDiamonds(['#1B442B', '#972D26']),
    front: props.createWool(),
    tilt: -5,
    ...MOSS,
    board: '#17402A',
    shade: '#113321',
    entered: '#E4EFB4',
  },
  'windows-and-diagonals': {
    sky: ['#2A3F86', '#12183E'],
    ground: createRoofs,
    back: props.createLamps(),
    tilt: 0,
    ...NIGHT,
  },
  tiny: {
    sky: ['#3C70B8', '#16316B'],
    ground: createDiamonds(['#4A80C8', '#2F62A8']),
    front: props.createBlocks(),
    tilt: -4,
    ...PAPER,
  },
  eight: {
    sky: ['#3DA39B', '#0B454A'],
    ground: createBars('#0B454A', 20, 160),
    front: props.createUmbrella(),
    tilt: 5,
    ...TEAL,
  },
  neighbours: {
    sky: ['#2A3F86', '#12183E'],
    ground: props.createSparks,
    front: later.createHouses(),
    tilt: 0,
    ...NIGHT,
  },
  'black-and-white': {
    sky: ['#74462A', '#2E1A10'],
    ground: createBoards('#21120C'),
    front: later.createDominoes(),
    tilt: -5,
    ...PAPER,
  },
  'more-or-less': {
    sky: ['#147075', '#062429'],
    ground: createBars('#0B454A', 24, 140),
    front: later.createKites(),
    tilt: 4,
    ...TEAL,
  },
  sums: {
    sky: ['#571A1C', '#2A0C12'],
    ground: createDiamonds(['#661A1A', '#3F1214']),
    front: later.createAbacus(),
    tilt: -4,
    ...BRICK,
  },
};
