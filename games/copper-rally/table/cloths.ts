/** The colors of the table, its roads and their curbs. */
import type { Circuit, Surface } from './circuits';

export interface Cloth {
  base: string;
  grain: string;
  /** Whether the table shows wooden boards instead of woven cloth. */
  isWood: boolean;
}

export const CLOTHS: Readonly<Record<Circuit['cloth'], Cloth>> = {
  oak: { base: '#8A5C34', grain: 'rgba(58,28,14,.32)', isWood: true },
  walnut: { base: '#5E3A28', grain: 'rgba(26,10,8,.36)', isWood: true },
  green: { base: '#2C5A44', grain: 'rgba(10,36,26,.34)', isWood: false },
  blue: { base: '#2E4A78', grain: 'rgba(255,246,226,.09)', isWood: false },
  red: { base: '#74303A', grain: 'rgba(255,226,190,.1)', isWood: false },
  slate: { base: '#3C4258', grain: 'rgba(12,14,28,.32)', isWood: true },
};

export interface Surfacing {
  base: string;
  mark: string;
  mark2: string;
}

export const SURFACING: Readonly<Record<Surface, Surfacing>> = {
  wood: { base: '#4A4258', mark: 'rgba(255,243,216,.05)', mark2: 'rgba(20,12,30,.16)' },
  cobble: { base: '#75646E', mark: '#8C7A82', mark2: '#5A4A58' },
  wet: { base: '#3E5E86', mark: 'rgba(190,226,250,.55)', mark2: 'rgba(120,170,214,.4)' },
  gravel: { base: '#97734A', mark: '#C9A06A', mark2: '#6E5030' },
  rug: { base: '#9A3A3E', mark: '#E0A94A', mark2: '#6E2430' },
};

export const KERB = { red: '#D8503A', cream: '#FFF0CE', verge: '#2C2236', edge: '#F6D3A0' } as const;

export const PLAIN_SURFACING: Readonly<Record<Surface, Surfacing>> = {
  wood: { base: '#262626', mark: '#262626', mark2: '#262626' },
  cobble: { base: '#4a4a4a', mark: '#8a8a8a', mark2: '#111' },
  wet: { base: '#003a6b', mark: '#9ccbff', mark2: '#9ccbff' },
  gravel: { base: '#5a4700', mark: '#ffd23f', mark2: '#111' },
  rug: { base: '#5a1420', mark: '#fff', mark2: '#111' },
};
