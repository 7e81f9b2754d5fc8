/** The game on the screen: the play and the cursor. Knows nothing of the document. */
import { LOOKED } from './config';
import { applyMove, createPlay, isFinished, isLooking, questionOf } from './play';
import type { Level, Move, Play, Question } from './types';

/** What a press came to. */
export type Outcome = 'nothing' | 'found' | 'right' | 'slip' | 'looked';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The cell of a grid that the keys stand on. */
  readonly cursor: number;
  readonly question: Question | null;
  readonly isLooking: boolean;
  moveTo(cell: number): void;
  /** Moves the cursor by one, over the edge to the other side. */
  step(right: number, down: number): void;
  /** An option or a cell. */
  press(at: number): Outcome;
  look(): Outcome;
  isDone(): boolean;
}

/** Begins a level, or goes on with saved moves; from the first that doesn't fit on they are dropped. */
export function createGame(level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const moves: Move[] = [];
  for (const move of saved) {
    if (applyMove(play, move)) break;
    moves.push(move);
  }
  const perform = (pressed: number): Outcome => {
    const [at, slips] = [play.at, play.penaltyMs];
    if (applyMove(play, [pressed])) return 'nothing';
    moves.push([pressed]);
    if (play.penaltyMs > slips) return 'slip';
    if (play.at === at) return pressed === LOOKED ? 'looked' : 'found';
    game.cursor = 0;
    return 'right';
  };
  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    cursor: 0,
    get question() {
      return questionOf(play);
    },
    get isLooking() {
      return isLooking(play);
    },
    moveTo(cell) {
      game.cursor = cell;
    },
    step(right, down) {
      const { question } = game;
      if (question?.kind !== 'taps') return;
      const { columns, rows } = question;
      const [column, row] = [game.cursor % columns, Math.floor(game.cursor / columns)];
      game.cursor = ((row + down + rows) % rows) * columns + ((column + right + columns) % columns);
    },
    press: perform,
    look: () => perform(LOOKED),
    isDone: () => isFinished(play),
  };
  return game;
}
