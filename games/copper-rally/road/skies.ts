/** The colors of a stage: its sky, the hills below it, the road, and the ground. */
import type { SceneKey, SkyKey } from './stages';

export interface Sky {
  /** The colors of the sky from the top down to the horizon. */
  sky: readonly [string, string, string, string];
  sun: readonly [string, string] | null;
  stars: number;
  far: string;
  near: string;
  nearLit: string;
  mist: string;
  /** The density of the mist on distant ground, 0 to 1. */
  thick: number;
}

export const SKIES: Readonly<Record<SkyKey, Sky>> = {
  rose: {
    sky: ['#3A0F33', '#8E2A44', '#E8693F', '#FFC96B'],
    sun: ['#FFF0B4', '#FF9A4A'],
    stars: 20,
    far: '#8A2F4A',
    near: '#5A1A3C',
    nearLit: '#7E2A48',
    mist: '232,122,74',
    thick: 0.5,
  },
  amber: {
    sky: ['#2B1648', '#7A2F52', '#E07A3A', '#FFD98A'],
    sun: ['#FFF6D0', '#FFB85A'],
    stars: 16,
    far: '#8E4A46',
    near: '#55273E',
    nearLit: '#7C3F44',
    mist: '240,160,88',
    thick: 0.5,
  },
  blue: {
    sky: ['#0B1438', '#22407A', '#6C7FB4', '#F2C79A'],
    sun: ['#FFF3D8', '#F7D9A8'],
    stars: 46,
    far: '#4A5C92',
    near: '#223764',
    nearLit: '#33508A',
    mist: '140,150,196',
    thick: 0.55,
  },
  violet: {
    sky: ['#120A32', '#3F2168', '#9A4A80', '#FFAE7A'],
    sun: ['#FFE3C0', '#FF9A6A'],
    stars: 40,
    far: '#6B3A72',
    near: '#371C50',
    nearLit: '#54306C',
    mist: '190,96,128',
    thick: 0.5,
  },
  night: {
    sky: ['#060B22', '#101F47', '#27407A', '#56689C'],
    sun: ['#FFF6E2', '#DDE6FA'],
    stars: 90,
    far: '#2A3C70',
    near: '#15244E',
    nearLit: '#223869',
    mist: '70,92,146',
    thick: 0.85,
  },
  snow: {
    sky: ['#0E1A44', '#35558C', '#93A9CE', '#FBE0C2'],
    sun: ['#FFF9EA', '#FFE3BC'],
    stars: 40,
    far: '#8DA2C8',
    near: '#4A628F',
    nearLit: '#7D94BC',
    mist: '190,204,228',
    thick: 0.55,
  },
};

export interface Ground {
  light: string;
  dark: string;
  road: readonly [string, string];
  /** The sides of the road with water: the right, both, or null for none. */
  water: 'right' | 'both' | null;
}

const asphalt = ['#3A2238', '#352034'] as const;
const cobbles = ['#4E3550', '#412B46'] as const;

export const GROUNDS: Readonly<Record<SceneKey, Ground>> = {
  town: { light: '#5E4258', dark: '#523850', road: cobbles, water: null },
  suburb: { light: '#4F5438', dark: '#464C34', road: asphalt, water: null },
  orchard: { light: '#5A5A30', dark: '#4E512C', road: asphalt, water: null },
  fields: { light: '#8A6A34', dark: '#7C5E30', road: asphalt, water: null },
  coast: { light: '#A8795A', dark: '#9A6C52', road: asphalt, water: 'right' },
  pines: { light: '#24443A', dark: '#1E3C34', road: asphalt, water: null },
  harbour: { light: '#574862', dark: '#4B3E58', road: cobbles, water: null },
  tunnel: { light: '#241A30', dark: '#20172C', road: ['#33223A', '#2D1E34'], water: null },
  bridge: { light: '#2C5B84', dark: '#2A567E', road: ['#46324C', '#402D46'], water: 'both' },
  hills: { light: '#5C4A4A', dark: '#524242', road: asphalt, water: null },
  snow: { light: '#C8D4E6', dark: '#B6C4DC', road: ['#4A4A66', '#43435E'], water: null },
};

export const PAINT = {
  water: '#2C5B84',
  glint: '#F2B98A',
  kerb: ['#C2402C', '#FFF0CE'],
  edge: ['#F6D3A0', '#E2B984'],
  line: '#F6B23E',
  tunnel: ['#2A1C36', '#241830'],
  tunnelTop: ['#1C1228', '#181022'],
} as const;

export const PLAIN = {
  ground: ['#000', '#101010'],
  road: ['#2B2B2B', '#333'],
  edge: ['#fff', '#fff'],
  kerb: ['#FFD23F', '#000'],
  water: '#002B50',
  line: '#fff',
} as const;
