/** The game on the screen: the play, what a move did, the hint. Knows nothing of the document. */
import { MAX_MOVES, type Edition } from './config';
import { applyMove, createPlay, isFinished } from './play';
import { solve } from './solve';
import type { Chapter, Level, ModeKey, Move, Play } from './types';
import { CHAPTERS } from './worlds';

/** What a move did to what is seen. */
export interface Change {
  from: unknown;
  to: unknown;
  move: number;
  /** The level that this ended, with its moves; null while it goes on. */
  won: { level: Level; moves: number } | null;
}

export interface Game {
  readonly edition: Edition;
  readonly mode: ModeKey;
  readonly chapter: Chapter;
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The open level's; after the end, the last one's. */
  index(): number;
  level(): Level;
  now(): unknown;
  isLost(): boolean;
  /** Nobody could get home from here; looks through all that can still come. */
  isStuck(): boolean;
  canUndo(): boolean;
  /** Null where nothing comes of it. */
  step(move: number): Change | null;
  undo(): boolean;
  again(): boolean;
  /** The next move of a shortest way, null where only taking back helps. Costs what a hint costs, if there is one. */
  hint(): number | null;
  isDone(): boolean;
}

/** Begins a chapter, or goes on with saved moves; from the first that doesn't fit on they are dropped. */
export function createGame(edition: Edition, mode: ModeKey, saved: readonly Move[] = []): Game {
  const play = createPlay(edition, mode);
  const moves: Move[] = [];
  const perform = (move: Move): boolean => {
    if (moves.length >= MAX_MOVES || applyMove(play, move)) return false;
    moves.push(move);
    return true;
  };
  for (const move of saved) if (!perform(move)) break;
  const index = () => Math.min(play.card.length, play.levels.length - 1);
  const game: Game = {
    edition,
    mode,
    chapter: CHAPTERS[edition.world][mode],
    play,
    moves,
    index,
    level: () => play.levels[index()]!,
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
    again: () => perform(['again']),
    hint() {
      const [next] = solve(play.world, game.now()) ?? [];
      return next !== undefined && perform(['hint']) ? next : null;
    },
    isDone: () => isFinished(play),
  };
  return game;
}
