/** The game state: the play, the effect of a move, the hint. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { MAX_MOVES, type Edition } from './config';
import { applyMove, createPlay, isFinished } from './play';
import { solve } from './solve';
import type { Chapter, Level, ModeKey, Move, Play } from './types';
import { CHAPTERS } from './worlds';

/** The visible change that a move makes. */
export interface Change {
  from: unknown;
  to: unknown;
  move: number;
  /** The level that this move has won, with its number of moves; null if the level continues. */
  won: { level: Level; moves: number } | null;
}

export interface Game {
  readonly edition: Edition;
  readonly mode: ModeKey;
  readonly chapter: Chapter;
  readonly play: Play;
  readonly moves: readonly Move[];
  /** Returns the index of the current level, or of the last one after the end. */
  index(): number;
  level(): Level;
  now(): unknown;
  isLost(): boolean;
  /** Returns whether an exhaustive search finds no solution from here. */
  isStuck(): boolean;
  canUndo(): boolean;
  /** Makes a move. Returns null when the move has no effect. */
  step(move: number): Change | null;
  undo(): boolean;
  restart(): boolean;
  /** Returns the next move of a shortest solution and charges a hint. Returns null, without a charge, when only an undo helps. */
  hint(): number | null;
  isDone(): boolean;
}

/** Begins a chapter, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(edition: Edition, mode: ModeKey, saved: readonly Move[] = []): Game {
  const play = createPlay(edition, mode);
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), saved, MAX_MOVES);
  const currentIndex = () => Math.min(play.card.length, play.levels.length - 1);
  const game: Game = {
    edition,
    mode,
    chapter: CHAPTERS[edition.world][mode],
    play,
    moves,
    index: currentIndex,
    level: () => play.levels[currentIndex()]!,
    now: () => play.past.at(-1) ?? null,
    isLost: () => play.past.length > 0 && play.world.isLost(play.past.at(-1)),
    isStuck: () => !isFinished(play) && solve(play.world, game.now()) === null,
    canUndo: () => play.path.length > 0,
    step(move) {
      const [from, level, before] = [game.now(), game.level(), play.card.length];
      const to = isFinished(play) ? null : play.world.move(from, move);
      if (to === null || !perform([move])) return null;
      const isWon = play.card.length > before;
      return { from, to, move, won: isWon ? { level, moves: play.card[before]! } : null };
    },
    undo: () => perform(['undo']),
    restart: () => perform(['again']),
    hint() {
      const [next] = solve(play.world, game.now()) ?? [];
      return next !== undefined && perform(['hint']) ? next : null;
    },
    isDone: () => isFinished(play),
  };
  return game;
}
