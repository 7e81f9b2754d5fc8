/** The colors painted on the canvas: the orchard's own, and plain ones for the contrast theme. */

export interface Shades {
  light: string;
  body: string;
  dark: string;
}

/** The colors of each fruit, in the order of `FRUITS`. */
export const FRUIT_SHADES: readonly Shades[] = [
  { light: '#FF9A78', body: '#E2503A', dark: '#8E1F1A' },
  { light: '#FFE39A', body: '#F4AE2E', dark: '#8A5206' },
  { light: '#8CBFF6', body: '#2E74CC', dark: '#12306B' },
  { light: '#BBDD74', body: '#5C9F2C', dark: '#1C4A12' },
  { light: '#DE9BE2', body: '#9B3FA6', dark: '#45134F' },
  { light: '#FFFFFF', body: '#EAD9DC', dark: '#8C6F7C' },
];

/** The color of the sign on a bubble: light on dark fruit, dark on pale fruit. */
export const SIGN_COLORS: readonly string[] = [
  '#FFF6E2',
  '#3B1E00',
  '#FFF6E2',
  '#0E2A08',
  '#FFF6E2',
  '#7A1F3D',
];

export const DUSK = {
  sky: ['#14224F', '#3D3B6B', '#B9654E', '#F3B25C'],
  sun: ['rgba(255,226,150,.75)', 'rgba(255,190,90,.28)', 'rgba(255,190,90,0)'],
  hills: ['#3F5A4A', '#24493A', '#123026'],
  crown: '#1B4A36',
  crownLit: '#2A6144',
  trunk: '#3A2416',
  apple: '#E8604A',
  wood: '#4A2B1A',
  woodDark: '#321B0F',
  brass: '#E0A94A',
  paper: '#FFF6E2',
  aim: '#FFF6D8',
  line: '#FFB534',
} as const;

export const PLAIN = { paper: '#FFFFFF', line: '#FFD23F', wood: '#000000' } as const;
