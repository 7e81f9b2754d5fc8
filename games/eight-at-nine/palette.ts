/** The painted colors: the cloth of each edition under the lamp, the wood, the balls, and plain colors for the contrast theme. */
import type { Discipline } from './types';

export interface Palette {
  floor: readonly [string, string];
  cloth: readonly [lit: string, dark: string];
  cushion: readonly [lit: string, dark: string];
  wood: readonly [lit: string, middle: string, dark: string];
  groove: string;
  sight: string;
  line: string;
  pocket: string;
  pocketRim: string;
  shade: string;
  glow: string | null;
  /** The outline of every ball in the contrast theme, which has no shading; otherwise null. */
  ballEdge: string | null;
}

const WOOD = ['#8a4a26', '#5d2d17', '#34180d'] as const;

const CLOTHS: Record<Discipline, Pick<Palette, 'cloth' | 'cushion' | 'floor'>> = {
  eight: { cloth: ['#1f8a63', '#0b4432'], cushion: ['#177552', '#083526'], floor: ['#16233f', '#0a1022'] },
  nine: { cloth: ['#2f6fb8', '#123463'], cushion: ['#275f9f', '#0d274c'], floor: ['#1d1a33', '#0d0a1c'] },
  tricks: { cloth: ['#4c6482', '#1f2c44'], cushion: ['#40566f', '#172134'], floor: ['#241a1c', '#120c0f'] },
};

const LIT_PALETTE: Omit<Palette, 'cloth' | 'cushion' | 'floor'> = {
  wood: WOOD,
  groove: 'rgba(12,4,2,.62)',
  sight: '#f6e0b0',
  line: 'rgba(255,246,214,.26)',
  pocket: '#04080a',
  pocketRim: '#b98544',
  shade: 'rgba(1,10,8,.42)',
  glow: '255,226,160',
  ballEdge: null,
};

const PLAIN_PALETTE: Omit<Palette, 'cloth' | 'cushion' | 'floor'> = {
  wood: ['#000', '#000', '#000'],
  groove: '#000',
  sight: '#fff',
  line: '#8a8a8a',
  pocket: '#000',
  pocketRim: '#fff',
  shade: 'rgba(0,0,0,0)',
  glow: null,
  ballEdge: '#fff',
};

export const BALL_COLORS = [
  '#fbf3e0',
  '#f4b92e',
  '#2a62d0',
  '#d8402c',
  '#7541ad',
  '#ee7c2a',
  '#15935a',
  '#8e2a2a',
  '#15171f',
] as const;
export const IVORY = '#fbf3e0';
export const STONE = '#8b93a6';
export const INK = '#14161e';

export function paletteOf(discipline: Discipline, isContrast: boolean): Palette {
  if (!isContrast) return { ...LIT_PALETTE, ...CLOTHS[discipline] };
  return {
    ...PLAIN_PALETTE,
    cloth: ['#0a3322', '#0a3322'],
    cushion: ['#1a6645', '#1a6645'],
    floor: ['#000', '#000'],
  };
}

/** Returns the color of a ball. A stripe has the color of the solid with the number eight lower. */
export const colorOf = (ball: number): string =>
  ball > 15 ? STONE : ball > 8 ? BALL_COLORS[ball - 8]! : BALL_COLORS[ball]!;
