/** The placeholder color of each variant until its image has loaded, which is the background color of that image. */
import type { Variant } from './types';

export const VARIANT_COLORS: Readonly<Record<Variant, string>> = {
  classic: '#623F78',
  mini: '#6E231E',
  diagonal: '#1D4080',
  windows: '#3F2A6A',
  patchwork: '#5A3722',
  'centre-dot': '#147075',
  asterisk: '#1D4080',
  girandola: '#4A2058',
  scattered: '#1F5232',
  knight: '#455768',
  king: '#6E1F22',
  'even-and-odd': '#74462A',
  argyle: '#356F42',
  'windows-and-diagonals': '#2A3F86',
  tiny: '#3C70B8',
  eight: '#2B8A84',
  neighbours: '#2A3F86',
  'black-and-white': '#74462A',
  'more-or-less': '#147075',
  sums: '#6E1F22',
};
