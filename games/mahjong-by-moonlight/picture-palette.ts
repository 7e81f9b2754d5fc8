/** The colors of the catalog images as attributes, because these images cannot use a style sheet. */
import type { LayoutKey } from './types';

export const PICTURE_TILE = {
  face: '#fff3d6',
  held: '#d6c399',
  edge: '#b99c68',
  side: '#d2b98a',
  sideDeep: '#8a6d3f',
  shadow: '#020c09',
};

export const PICTURE_COLORS: Readonly<Record<string, string>> = {
  red: 'fill="#b3341d"',
  green: 'fill="#1b6a48"',
  blue: 'fill="#23539f"',
  gold: 'fill="#e2a02c"',
  ink: 'fill="#1b2a55"',
  rib: 'fill="none" stroke="#f3e3bd" stroke-width="2.4" stroke-linecap="round"',
  stroke: 'fill="none" stroke="#1b2a55" stroke-width="4" stroke-linecap="round"',
  'stroke thin': 'fill="none" stroke="#23539f" stroke-width="2.6"',
};

export interface LayoutColors {
  light: string;
  middle: string;
  deep: string;
  thread: string;
}

const LAYOUT_COLORS: Readonly<Record<LayoutKey, LayoutColors>> = {
  turtle: { light: '#2c7362', middle: '#123d34', deep: '#061b15', thread: '#1f5a4d' },
  bridge: { light: '#4d6ba6', middle: '#253a66', deep: '#0e1836', thread: '#36507f' },
  towers: { light: '#80559a', middle: '#43285a', deep: '#1b0f2a', thread: '#5a3a76' },
  well: { light: '#3a8a97', middle: '#16505e', deep: '#06222b', thread: '#226a78' },
  boat: { light: '#4779bb', middle: '#1c3f75', deep: '#0a1b39', thread: '#2c5593' },
  stair: { light: '#b4753f', middle: '#6b3c1d', deep: '#2b150a', thread: '#87512b' },
  owl: { light: '#a07c3c', middle: '#54401a', deep: '#231808', thread: '#6f5626' },
  garden: { light: '#5c9650', middle: '#285328', deep: '#0e230f', thread: '#397039' },
  tram: { light: '#c56b48', middle: '#7a3322', deep: '#32110b', thread: '#984733' },
  crescent: { light: '#5d6fb8', middle: '#2a3670', deep: '#101735', thread: '#3d4b8f' },
  gate: { light: '#c25a5f', middle: '#7a2a34', deep: '#320e14', thread: '#96404a' },
  moth: { light: '#8d78b4', middle: '#493a66', deep: '#1d152c', thread: '#655287' },
  steeple: { light: '#9a8058', middle: '#52402a', deep: '#211810', thread: '#6e5739' },
  carp: { light: '#3fa39a', middle: '#16605e', deep: '#062a2a', thread: '#258079' },
  hourglass: { light: '#c9a04a', middle: '#7a5a1a', deep: '#302308', thread: '#97742c' },
  alleys: { light: '#6f8a6a', middle: '#364a36', deep: '#141f14', thread: '#4d654b' },
  crown: { light: '#b95aa2', middle: '#6d285d', deep: '#2b0e25', thread: '#8d3d79' },
  wave: { light: '#4a8ccb', middle: '#1a4680', deep: '#081d3a', thread: '#2b629f' },
  courts: { light: '#94a552', middle: '#4d5c22', deep: '#1e250b', thread: '#677835' },
  teacup: { light: '#5aa0c4', middle: '#235c7c', deep: '#0b2634', thread: '#35789c' },
};

export const colorsOfLayout = (key: LayoutKey): LayoutColors => LAYOUT_COLORS[key];
