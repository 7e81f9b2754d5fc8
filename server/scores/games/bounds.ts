/** The bounds of the games whose results nothing can prove: their boards are unverified. */
import { boundsFor as orbitKeeper } from '@/games/orbit-keeper/rules';
import type { ArcadeBounds } from '@/lib/domain/game-rules';

const SOURCES: readonly ((keyword: string, mode: string) => ArcadeBounds | null)[] = [orbitKeeper];

/** The bounds of a game's mode, or null for one that sends no value. */
export const boundsOf = (keyword: string, mode: string): ArcadeBounds | null => {
  for (const find of SOURCES) {
    const bounds = find(keyword, mode);
    if (bounds) return bounds;
  }
  return null;
};
