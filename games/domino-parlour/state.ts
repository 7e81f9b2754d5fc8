/** The match state: the play, the selected tile, the hint. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { isOpen } from './front';
import {
  adviseStep,
  takeOpponentTurn,
  applyMove,
  choicesFor,
  createPlay,
  pointsGainedBy,
  isFinished,
  isPlayersTurn,
  isRoundOver,
  takeMove,
  onlyOption,
} from './play';
import type { End, Level, Move, Play, Step, Tile, PlayerWord } from './types';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The tile of the rack that has the cursor. */
  readonly cursor: Tile | null;
  /** The selected tile. */
  readonly held: Tile | null;
  readonly hinted: Step | null;
  /** Whether an opponent has to act next. */
  readonly isWaiting: boolean;
  /** Returns the player's tiles. */
  rack(): readonly Tile[];
  /** Returns the ends at which a tile may currently be laid. */
  endsOf(tile: Tile): End[];
  /** Returns the points that a step would score, if the table shows them. The easy table does this for the player. */
  gainOf(step: Step): number;
  /** Returns every open end of the line, regardless of whose turn it is. */
  openEnds(): End[];
  /** Selects a tile that fits, or deselects it. Returns whether a tile is selected afterward. */
  hold(tile: Tile | null): boolean;
  /** Moves the cursor along the rack, wrapping at its ends. */
  step(by: number): void;
  lay(tile: Tile, end: End): boolean;
  say(word: PlayerWord): boolean;
  /** Draws or passes when no tile fits. */
  wayOut(): 'draw' | 'pass' | null;
  hint(): Step | null;
  /** Performs one action of an opponent. */
  answer(): boolean;
  isDone(): boolean;
}

const ENDS: readonly End[] = [0, 1, 2, 3];

/** Begins a match, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const { moves } = recordMoves((move: Move) => applyMove(play, move), saved);
  const make = (move: Move): boolean => {
    if (takeMove(play, move)) return false;
    moves.push(move);
    game.held = game.hinted = null;
    return true;
  };
  const ownHand = () => play.round.hands[0]!;
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
    rack: ownHand,
    endsOf: (tile) => choicesFor(play).flatMap(([one, end]) => (one === tile ? [end] : [])),
    gainOf: (step) => (level.mode === 'easy' ? pointsGainedBy(play, step) : 0),
    openEnds: () => ENDS.filter((end) => isOpen(play.round.front, end)),
    hold(tile) {
      if (tile !== null) game.cursor = tile;
      const isPlayable = tile !== null && tile !== game.held && game.endsOf(tile).length > 0;
      game.held = isPlayable ? tile : null;
      return isPlayable;
    },
    step(by) {
      const tiles = ownHand();
      const at = game.cursor === null ? -1 : tiles.indexOf(game.cursor);
      const next = at < 0 ? (by > 0 ? 0 : -1) : at + by;
      game.cursor = tiles.at(next % (tiles.length || 1)) ?? null;
    },
    lay: (tile, end) => make([tile, end]),
    say: (word) => make(word),
    wayOut: () => onlyOption(play),
    hint() {
      const step = adviseStep(play);
      if (!step || !make(['hint'])) return null;
      game.cursor = game.held = step[0];
      return (game.hinted = step);
    },
    answer: () => takeOpponentTurn(play),
    isDone: () => isFinished(play),
  };
  return game;
}
