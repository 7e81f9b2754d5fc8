/** The match on the screen: the play, the tile in hand, what is hinted. Knows nothing of the document. */
import { isOpen } from './front';
import {
  adviseStep,
  answerOnce,
  applyMove,
  choicesFor,
  createPlay,
  gainOf,
  isFinished,
  isPlayersTurn,
  isRoundOver,
  takeMove,
  wayOut,
} from './play';
import type { End, Level, Move, Play, Step, Tile, Word } from './types';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The tile of the rack that the keys stand on. */
  readonly cursor: Tile | null;
  /** The tile in hand. */
  readonly held: Tile | null;
  readonly hinted: Step | null;
  /** Somebody else is to do something. */
  readonly isWaiting: boolean;
  /** The player's tiles. */
  rack(): readonly Tile[];
  /** The ends that a tile may be laid to now. */
  endsOf(tile: Tile): End[];
  /** What a tile scores at an end, where that is told: the easy table adds up for the player. */
  gainOf(step: Step): number;
  /** Every end of the line, whoever is at turn. */
  openEnds(): End[];
  /** Takes a tile that fits, puts it back or takes another; whether one is in hand then. */
  hold(tile: Tile | null): boolean;
  /** Moves the cursor along the rack, from its one end to the other. */
  step(by: number): void;
  lay(tile: Tile, end: End): boolean;
  say(word: Word): boolean;
  /** Draws or passes, where nothing fits. */
  wayOut(): 'draw' | 'pass' | null;
  hint(): Step | null;
  /** Somebody else does one thing. */
  answer(): boolean;
  isDone(): boolean;
}

const ENDS: readonly End[] = [0, 1, 2, 3];

/** Begins a match, or goes on with saved moves; from the first that doesn't fit on they are dropped. */
export function createGame(level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const moves: Move[] = [];
  for (const move of saved) {
    if (applyMove(play, move)) break;
    moves.push(move);
  }
  const make = (move: Move): boolean => {
    if (takeMove(play, move)) return false;
    moves.push(move);
    game.held = game.hinted = null;
    return true;
  };
  const rack = () => play.round.hands[0]!;
  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    cursor: null,
    held: null,
    hinted: null,
    get isWaiting() {
      return !isFinished(play) && !isRoundOver(play) && !isPlayersTurn(play);
    },
    rack,
    endsOf: (tile) => choicesFor(play).flatMap(([one, end]) => (one === tile ? [end] : [])),
    gainOf: (step) => (level.mode === 'easy' ? gainOf(play, step) : 0),
    openEnds: () => ENDS.filter((end) => isOpen(play.round.front, end)),
    hold(tile) {
      if (tile !== null) game.cursor = tile;
      const isFit = tile !== null && tile !== game.held && game.endsOf(tile).length > 0;
      game.held = isFit ? tile : null;
      return isFit;
    },
    step(by) {
      const tiles = rack();
      const at = game.cursor === null ? -1 : tiles.indexOf(game.cursor);
      const next = at < 0 ? (by > 0 ? 0 : -1) : at + by;
      game.cursor = tiles.at(next % (tiles.length || 1)) ?? null;
    },
    lay: (tile, end) => make([tile, end]),
    say: (word) => make(word),
    wayOut: () => wayOut(play),
    hint() {
      const step = adviseStep(play);
      if (!step || !make(['hint'])) return null;
      game.cursor = game.held = step[0];
      return (game.hinted = step);
    },
    answer: () => answerOnce(play),
    isDone: () => isFinished(play),
  };
  return game;
}
