/** The colors painted on the canvas: the embers, the hearth around them, and plain colors for the contrast theme. */

export interface Shades {
  pale: string;
  light: string;
  body: string;
  dark: string;
}

/** The colors of each kind, in the order of `KINDS`. */
export const KIND_SHADES: readonly Shades[] = [
  { pale: '#FFC2A4', light: '#F06A46', body: '#C43A28', dark: '#6E1A15' },
  { pale: '#FFE7A8', light: '#F9B933', body: '#D9820F', dark: '#7E4204' },
  { pale: '#E6F5AE', light: '#9CCB42', body: '#5A8F1F', dark: '#234410' },
  { pale: '#BDF0E0', light: '#38B8A6', body: '#0F7D78', dark: '#04393B' },
  { pale: '#C6E0FC', light: '#559AEC', body: '#1F5FB8', dark: '#0D2A62' },
  { pale: '#F0CBF6', light: '#B865CC', body: '#7B2E93', dark: '#38104D' },
];

export const STAR_SHADES: Shades = { pale: '#FFFDF2', light: '#FFE9A8', body: '#FFC14A', dark: '#B96A10' };

export const HEARTH = {
  bricks: ['#4A1C4E', '#42184A', '#521F50', '#3B1544', '#5A2450'],
  mortar: '#22092E',
  glow: ['rgba(255,176,84,.62)', 'rgba(226,104,92,.26)', 'rgba(120,40,110,0)'],
  shade: ['rgba(10,2,16,0)', 'rgba(10,2,16,0)', 'rgba(10,2,16,.72)'],
  frame: '#12051C',
  frameEdge: '#CF8834',
  tiles: ['#32123F', '#2A0D37'],
  tileEdge: 'rgba(255,214,150,.08)',
  paper: '#FFF6E2',
  ink: 'rgba(14,3,22,.85)',
  flame: '#FFD98A',
  ring: '#FFE9B8',
} as const;

export const FROST = {
  tile: '#3E6C9C',
  deep: '#6FA3D2',
  edge: '#D9EEFF',
  crack: 'rgba(255,255,255,.75)',
} as const;

export const WOOD = { light: '#C98B4E', body: '#9A6032', dark: '#5E371B', nail: '#2C180A' } as const;
export const IRON = { light: '#C8D0DE', body: '#7E8AA2', dark: '#343E56' } as const;
export const COPPER = { light: '#F2A56C', body: '#C96B35', dark: '#6E2F14' } as const;

export const PLAIN = {
  ground: '#000000',
  paper: '#FFFFFF',
  tile: '#141414',
  lit: '#FFD23F',
  frost: '#1F4E86',
} as const;
