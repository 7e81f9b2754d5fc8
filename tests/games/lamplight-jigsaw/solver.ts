/** Automatic jigsaw players, who know where every piece belongs. */
import { placeOf } from '@/games/lamplight-jigsaw/play';
import type { Level, Move } from '@/games/lamplight-jigsaw/types';

/** Puts every piece close to its position, in the order of the tray. */
export const solve = (level: Level): Move[] =>
  level.tray.map((piece, i) => {
    const { x, y } = placeOf(level, piece);
    return [piece, x + (i % 5) * 4 - 8, y - (i % 3) * 7 + 7, 0];
  });

/** Assembles the image away from its frame and turned, and finally turns and moves it into position. */
export const solveAside = (level: Level): Move[] => {
  const [first] = level.tray;
  const home = placeOf(level, first!);
  const moves = level.tray.map((piece): Move => {
    const { x, y } = placeOf(level, piece);
    return [piece, home.x - (y - home.y), home.y + (x - home.x), 1];
  });
  return [...moves, [first!, home.x, home.y, 0]];
};
