/** The tower state: the play and its moves. Does not use the DOM. */
import { recordMoves } from '../../kit/shell/moves';
import { applyMove, createPlay, isFinished, phraseOf, ringBell, floorOf } from './play';
import { LISTEN_MOVE, type Level, type Move, type Outcome, type Play } from './types';

export interface Game {
  readonly play: Play;
  readonly moves: readonly Move[];
  /** Returns the indexes of the current phrase's bells. */
  phrase(): readonly number[];
  ring(bell: number): Outcome | null;
  listen(): void;
  isDone(): boolean;
}

/** Begins a tower, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const { moves } = recordMoves((move: Move) => applyMove(play, move), saved);
  return {
    play,
    moves,
    phrase: () => phraseOf(play),
    ring(bell) {
      if (play.ending || bell >= floorOf(play).bells.length) return null;
      moves.push([bell]);
      return ringBell(play, bell);
    },
    listen() {
      // Listening twice in a row changes nothing, so it is not recorded as a move.
      if (play.ending || (!play.isClean && !play.rung)) return;
      moves.push([LISTEN_MOVE]);
      ringBell(play, LISTEN_MOVE);
    },
    isDone: () => isFinished(play),
  };
}
