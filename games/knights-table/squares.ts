/** Converts squares between numbers (0 for a8 to 63 for h1) and chess notation. */
import type { Square as Name } from 'chess.js';
import type { Side, Square } from './types';

export const SIZE = 8;
export const SQUARES: readonly Square[] = Array.from({ length: SIZE * SIZE }, (_, square) => square);

export const nameOf = (square: Square): Name =>
  `${'abcdefgh'[square % SIZE]}${SIZE - Math.floor(square / SIZE)}` as Name;

export const squareOf = (name: string): Square =>
  'abcdefgh'.indexOf(name[0]!) + (SIZE - Number(name[1])) * SIZE;

/** Returns the position of a square as a side sees it. Black sees the board rotated. The function is its own inverse. */
export const boardPlaceOf = (square: Square, side: Side): number => (side === 'w' ? square : 63 - square);
