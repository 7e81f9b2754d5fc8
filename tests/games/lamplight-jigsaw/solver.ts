/** Automatic jigsaw players that know the position of every piece. */
import { homePositionOf } from '@/games/lamplight-jigsaw/play';
import type { Level, Move } from '@/games/lamplight-jigsaw/types';

/** Moves every piece close to its position, in the order of the tray. */
export const solve = (level: Level): Move[] =>
  level.tray.map((piece, i) => {
    const { x, y } = homePositionOf(level, piece);
    return [piece, x + (i % 5) * 4 - 8, y - (i % 3) * 7 + 7, 0];
  });

/** Assembles the picture rotated and outside its frame, and moves it into place at the end. */
export const solveAside = (level: Level): Move[] => {
  const [first] = level.tray;
  const home = homePositionOf(level, first!);
  const moves = level.tray.map((piece): Move => {
    const { x, y } = homePositionOf(level, piece);
    return [piece, home.x - (y - home.y), home.y + (x - home.x), 1];
  });
  return [...moves, [first!, home.x, home.y, 0]];
};
