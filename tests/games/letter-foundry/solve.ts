/** Returns the words of a level in order, without the words that earlier ones have filled in. */
import { applyMove, createPlay } from '@/games/letter-foundry/play';
import type { Level, Move } from '@/games/letter-foundry/types';

export function solutionOf(level: Level): Move[] {
  const play = createPlay(level);
  return level.words.map(({ text }): Move => ['word', text]).filter((move) => applyMove(play, move) === null);
}
