/** Draws capital letters and digits as strokes, so that images need no font. */

/** The strokes of each character, on a grid of 10 by 14. */
const STROKES: Record<string, string> = {
  A: 'M1 14L5 0L9 14M2.600 9H7.400',
  B: 'M1 0V14M1 0H5a3.400 3.300 0 0 1 0 6.600H1M1 6.600H5.500a3.500 3.700 0 0 1 0 7.400H1',
  C: 'M9 3A4.800 7 0 1 0 9 11',
  D: 'M1 0V14H4a5 7 0 0 0 0-14Z',
  E: 'M8.500 0H1V14H8.500M1 7H7',
  F: 'M8.500 0H1V14M1 7H7',
  G: 'M9 3A4.800 7 0 1 0 9 11V8H5.800',
  H: 'M1 0V14M9 0V14M1 7H9',
  I: 'M5 0V14',
  J: 'M7.500 0V10a3.200 3.600 0 0 1-6.400 0',
  K: 'M1 0V14M8.800 0L1 8.400M3.800 5.600L9 14',
  L: 'M1 0V14H8.500',
  M: 'M1 14V0L5 9L9 0V14',
  N: 'M1 14V0L9 14V0',
  O: 'M5 0A4.400 7 0 1 1 5 14A4.400 7 0 1 1 5 0Z',
  P: 'M1 14V0H5.400a3.600 3.800 0 0 1 0 7.600H1',
  Q: 'M5 0A4.400 7 0 1 1 5 14A4.400 7 0 1 1 5 0ZM6 10.500L9.400 14.400',
  R: 'M1 14V0H5.400a3.600 3.800 0 0 1 0 7.600H1M5 7.600L9 14',
  S: 'M8.600 2.400C7.600 .600 6.400 0 5 0C2.800 0 1.300 1.400 1.300 3.500C1.300 8 8.900 5.800 8.900 10.500C8.900 12.600 7.200 14 5 14C3.200 14 1.800 13.200 1 11.500',
  T: 'M.600 0H9.400M5 0V14',
  U: 'M1 0V9.500a4 4.400 0 0 0 8 0V0',
  V: 'M.800 0L5 14L9.200 0',
  W: 'M.400 0L2.800 14L5 4L7.200 14L9.600 0',
  X: 'M1 0L9 14M9 0L1 14',
  Y: 'M.800 0L5 7V14M9.200 0L5 7',
  Z: 'M1 0H9L1 14H9',
  0: 'M5 0A4 7 0 1 1 5 14A4 7 0 1 1 5 0Z',
  1: 'M1.800 3.200L5.600 0V14',
  2: 'M1 3.500A4 3.600 0 0 1 9 4C9 7 1 10.500 1 14H9',
  3: 'M1.200 1.600C2 .600 3.400 0 5 0a3.600 3.300 0 0 1 0 6.600H4M5 6.600a3.800 3.700 0 0 1 0 7.400C3.200 14 1.800 13.300 1 12',
  4: 'M7 14V0L.800 9.800H9.400',
  5: 'M8.400 0H2L1.400 6.200C2.400 5.500 3.600 5.200 4.800 5.200a4.200 4.400 0 0 1 0 8.800C3.200 14 1.800 13.300 1 12.200',
  6: 'M7.800 .600C4 1.600 1 5 1 9.500a4 4.400 0 1 0 4-4.400C3 5.100 1.500 6.500 1 8.500',
  7: 'M.800 0H9.200L3.600 14',
  8: 'M5 0a3.300 3.200 0 0 1 0 6.400a3.300 3.200 0 0 1 0-6.400ZM5 6.400a4 3.800 0 0 1 0 7.600a4 3.800 0 0 1 0-7.600Z',
  9: 'M2.200 13.400C6 12.400 9 9 9 4.500a4 4.400 0 1 0-4 4.400C7 8.900 8.500 7.500 9 5.500',
  '·': 'M5 8.500v.010',
};

const roundToHundredth = (value: number): number => Math.round(value * 10) / 10;

/** Returns the markup of a centered character, or an empty string for an unknown one. */
export function createLetterMarkup(sign: string, x: number, y: number, size: number, color: string): string {
  const scale = size / 14;
  return `<path d="${STROKES[sign] ?? ''}" transform="translate(${roundToHundredth(x - 5 * scale)} ${roundToHundredth(y - 7 * scale)}) scale(${scale.toFixed(2)})" fill="none" stroke="${color}" stroke-width="${sign === '·' ? 3.4 : 2.4}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
