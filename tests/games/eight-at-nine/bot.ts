/** An automatic player of frames that strikes like an opponent of the given strength, with or without its aiming error. */
import { opponentStroke, planStroke } from '@/games/eight-at-nine/opponent';
import { applyMove, createPlay } from '@/games/eight-at-nine/play';
import type { Level, Match, Stroke, Strength } from '@/games/eight-at-nine/types';

const mirrorMatch = (match: Match, mode: Strength): Match => ({ ...match, level: { ...match.level, mode } });

/** Plays a frame to its end. Returns the player's strokes and the final frame. */
export function playFrame(level: Level, own: Strength, isSteady = true): { moves: Stroke[]; match: Match } {
  const match = createPlay(level) as Match;
  const moves: Stroke[] = [];
  while (!match.ending) {
    const seen = mirrorMatch(match, own);
    const stroke = isSteady ? planStroke(seen).stroke : opponentStroke(seen);
    const reason = applyMove(match, stroke);
    if (reason) throw new Error(reason);
    moves.push(stroke);
  }
  return { moves, match };
}
