/** The tower on the screen: the play and its moves. Knows nothing of the document. */
import { applyMove, createPlay, isFinished, phraseOf, ring, storeyOf } from './play';
import { LISTEN, type Level, type Move, type Outcome, type Play } from './types';

export interface Game {
  readonly play: Play;
  readonly moves: readonly Move[];
  /** Places of bells that are asked for now. */
  phrase(): readonly number[];
  ring(bell: number): Outcome | null;
  listen(): void;
  isDone(): boolean;
}

/** Begins a tower, or goes on with saved moves; from the first that doesn't fit on they are dropped. */
export function createGame(level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const moves: Move[] = [];
  for (const move of saved) {
    if (applyMove(play, move)) break;
    moves.push(move);
  }
  return {
    play,
    moves,
    phrase: () => phraseOf(play),
    ring(bell) {
      if (play.ending || bell >= storeyOf(play).bells.length) return null;
      moves.push([bell]);
      return ring(play, bell);
    },
    listen() {
      // Twice in a row changes nothing, and is no move.
      if (play.ending || (!play.isClean && !play.rung)) return;
      moves.push([LISTEN]);
      ring(play, LISTEN);
    },
    isDone: () => isFinished(play),
  };
}
