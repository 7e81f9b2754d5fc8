/** The colors painted on the canvas: those of the garden, the roofs and the canal, and plain colors for the contrast theme. */
import type { CourseKey } from './types';

export interface Palette {
  ground: readonly [string, string];
  turf: readonly [string, string];
  stripe: string;
  rail: string;
  railLit: string;
  shade: string;
  block: string;
  blockLit: string;
  gap: readonly [string, string];
  gapEdge: string;
  sand: string;
  sandEdge: string;
  ice: readonly [plain: string, shine: string];
  iceEdge: string;
  scratch: string;
  slope: string;
  slopeSign: string;
  post: string;
  postLit: string;
  glow: string | null;
  ink: string;
}

const GARDEN: Palette = {
  ground: ['#12343a', '#0b2129'],
  turf: ['#8cc65a', '#4f9a49'],
  stripe: 'rgba(255,255,220,.09)',
  rail: '#6b3b22',
  railLit: '#c98a4e',
  shade: 'rgba(3,14,18,.5)',
  block: '#1f5a36',
  blockLit: '#3b8a4c',
  gap: ['#2f86a8', '#134b70'],
  gapEdge: '#c9d6c4',
  sand: '#ecd197',
  sandEdge: '#c39a56',
  ice: ['#4f9bc9', '#9bd2ee'],
  iceEdge: '#e4f4ff',
  scratch: 'rgba(235,248,255,.5)',
  slope: 'rgba(16,70,40,.34)',
  slopeSign: 'rgba(255,246,214,.72)',
  post: '#7d6a58',
  postLit: '#b39b80',
  glow: '255,200,110',
  ink: '#0c2a1c',
};

const ROOFTOPS: Palette = {
  ...GARDEN,
  ground: ['#101c47', '#080f2a'],
  turf: ['#c9765a', '#9c4e3e'],
  stripe: 'rgba(60,14,8,.2)',
  rail: '#4a4f73',
  railLit: '#9aa3cc',
  shade: 'rgba(2,5,22,.6)',
  block: '#5b3a4a',
  blockLit: '#8a5c68',
  gap: ['#0c1436', '#050a20'],
  gapEdge: '#e9c9a0',
  slope: 'rgba(70,16,20,.34)',
  slopeSign: 'rgba(255,238,206,.78)',
  post: '#6e3327',
  postLit: '#b4604a',
  ink: '#2a0e0a',
};

const CANAL: Palette = {
  ...GARDEN,
  ground: ['#1c2f62', '#101c42'],
  turf: ['#c3cfec', '#97a9d6'],
  stripe: 'rgba(255,255,255,.22)',
  rail: '#4a3a3f',
  railLit: '#a3787a',
  shade: 'rgba(6,12,44,.42)',
  block: '#dfe8fb',
  blockLit: '#ffffff',
  gap: ['#123a66', '#081f42'],
  gapEdge: '#f2f9ff',
  sand: '#f6f9ff',
  sandEdge: '#b9c8ea',
  slope: 'rgba(20,60,120,.3)',
  slopeSign: 'rgba(12,34,84,.6)',
  post: '#5d4a52',
  postLit: '#8f7580',
  ink: '#0d1e48',
};

const createPalette = (turf: string): Palette => ({
  ground: ['#000', '#000'],
  turf: [turf, turf],
  stripe: 'rgba(0,0,0,0)',
  rail: '#fff',
  railLit: '#fff',
  shade: 'rgba(0,0,0,0)',
  block: '#000',
  blockLit: '#fff',
  gap: ['#003a6b', '#003a6b'],
  gapEdge: '#9ccbff',
  sand: '#5a4700',
  sandEdge: '#ffd23f',
  ice: ['#00405c', '#00405c'],
  iceEdge: '#fff',
  scratch: '#7fe0ff',
  slope: 'rgba(0,0,0,.45)',
  slopeSign: '#fff',
  post: '#000',
  postLit: '#fff',
  glow: null,
  ink: '#000',
});

export const BALL_COLORS = {
  body: '#ffffff',
  dark: '#c9d6da',
  aim: '#fff4d0',
  strong: '#ffb534',
  flag: '#e2503a',
};

const COLORS: Record<CourseKey, { palette: Palette; plainTurf: string }> = {
  garden: { palette: GARDEN, plainTurf: '#0d4a22' },
  rooftops: { palette: ROOFTOPS, plainTurf: '#4a1d10' },
  canal: { palette: CANAL, plainTurf: '#33333d' },
};

export function paletteOf(course: CourseKey, isContrast: boolean): Palette {
  const { palette, plainTurf } = COLORS[course];
  return isContrast ? createPalette(plainTurf) : palette;
}
