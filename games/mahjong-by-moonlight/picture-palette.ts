/** The colours of the catalogue's pictures, as attributes: a picture stands alone. */
import type { LayoutKey } from './types';

export const PICTURE_TILE = {
  face: '#fff3d6',
  held: '#d6c399',
  edge: '#b99c68',
  side: '#d2b98a',
  sideDeep: '#8a6d3f',
  shadow: '#020c09',
};

export const PICTURE_INKS: Readonly<Record<string, string>> = {
  red: 'fill="#b3341d"',
  green: 'fill="#1b6a48"',
  blue: 'fill="#23539f"',
  gold: 'fill="#e2a02c"',
  ink: 'fill="#1b2a55"',
  rib: 'fill="none" stroke="#f3e3bd" stroke-width="2.4" stroke-linecap="round"',
  stroke: 'fill="none" stroke="#1b2a55" stroke-width="4" stroke-linecap="round"',
  'stroke thin': 'fill="none" stroke="#23539f" stroke-width="2.6"',
};

export interface Cut {
  light: string;
  middle: string;
  deep: string;
  thread: string;
}

const CUTS: Readonly<Record<LayoutKey, Cut>> = {
  turtle: { light: '#2c7362', middle: '#123d34', deep: '#061b15', thread: '#1f5a4d' },
  bridge: { light: '#4d6ba6', middle: '#253a66', deep: '#0e1836', thread: '#36507f' },
  towers: { light: '#80559a', middle: '#43285a', deep: '#1b0f2a', thread: '#5a3a76' },
  well: { light: '#3a8a97', middle: '#16505e', deep: '#06222b', thread: '#226a78' },
  boat: { light: '#4779bb', middle: '#1c3f75', deep: '#0a1b39', thread: '#2c5593' },
  stair: { light: '#b4753f', middle: '#6b3c1d', deep: '#2b150a', thread: '#87512b' },
  owl: { light: '#a07c3c', middle: '#54401a', deep: '#231808', thread: '#6f5626' },
  garden: { light: '#5c9650', middle: '#285328', deep: '#0e230f', thread: '#397039' },
  tram: { light: '#c56b48', middle: '#7a3322', deep: '#32110b', thread: '#984733' },
};

export const cutOf = (key: LayoutKey): Cut => CUTS[key];
