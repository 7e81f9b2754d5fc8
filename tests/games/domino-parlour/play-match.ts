/** Plays matches to their end for tests. */
import { OPPONENTS } from '@/games/domino-parlour/config';
import { chooseStep } from '@/games/domino-parlour/opponent';
import {
  applyMove,
  choicesFor,
  createPlay,
  isRoundOver,
  resolveRound,
  onlyOption,
} from '@/games/domino-parlour/play';
import { observeAs } from '@/games/domino-parlour/observed-game';
import type { House, ModeKey, Move, Play, Step } from '@/games/domino-parlour/types';

/** Chooses a step for the player; `turn` is the number of moves made so far. */
export type Chooser = (play: Play, steps: readonly Step[], turn: number) => Step;

/** Returns a chooser that plays like the opponent of the given difficulty. */
export const playLikeOpponent =
  (mode: ModeKey, seed: string): Chooser =>
  (play, steps, turn) =>
    chooseStep(
      observeAs(play.round, play.level.house, play.scores),
      steps,
      OPPONENTS[mode],
      `${seed} ${turn}`,
    );

/** Plays a match to its end; calls `watch` after every move. */
export function playMatch(
  level: { house: House; mode: ModeKey; seed: string },
  choose: Chooser,
  watch: (play: Play) => void = () => undefined,
): { play: Play; moves: Move[] } {
  const play = createPlay(level);
  const moves: Move[] = [];
  resolveRound(play);
  while (!play.ending) {
    const onlyMove = onlyOption(play);
    const move: Move = isRoundOver(play)
      ? ['next']
      : onlyMove
        ? [onlyMove]
        : choose(play, choicesFor(play), moves.length);
    const reason = applyMove(play, move);
    if (reason) throw new Error(reason);
    moves.push(move);
    watch(play);
  }
  return { play, moves };
}
