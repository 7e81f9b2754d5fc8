/** The game state: the play, the cursor, the selected piece, the hint. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { CROWNS } from './config';
import {
  adviseStep,
  applyMove,
  canUndo,
  createPlay,
  isFinished,
  isPlayersTurn,
  movesFrom,
  applyAnswer,
  takeStep,
} from './play';
import { nameOf, boardPlaceOf, SIZE, squareOf } from './squares';
import type { Answer, Level, Move, Play, Square, Step, Word } from './types';

export type Touched = 'nothing' | 'held' | 'let go' | 'moved' | 'crowning';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  readonly cursor: Square;
  /** The square of the selected piece. */
  readonly held: Square | null;
  /** The move of a pawn that is about to be promoted, while the player chooses the piece. */
  readonly crowning: readonly [from: Square, to: Square] | null;
  readonly hinted: Step | null;
  /** Whether the opponent has to move next. */
  readonly isWaiting: boolean;
  readonly canUndo: boolean;
  /** Returns the target squares of the selected piece. */
  targets(): ReadonlySet<Square>;
  moveTo(square: Square): void;
  /** Moves the cursor by one square as the player sees the board. The cursor stops at the edge. */
  step(right: number, down: number): void;
  /** Handles a press on a square: selects, deselects, or moves a piece. */
  touch(square: Square): Touched;
  /** Chooses the promotion piece, 0 to 3, or null to cancel. */
  crown(choice: number | null): boolean;
  /** Plays the opponent's pending move. */
  answer(): void;
  say(word: Word): boolean;
  hint(): Step | null;
  isDone(): boolean;
}

/**
 * Begins a level, or resumes it from saved moves of both sides. Drops the first illegal saved move and all moves after
 * it.
 */
export function createGame(level: Level, saved: readonly Move[] = [], answers: readonly Answer[] = []): Game {
  const play = createPlay(level);
  const { moves, perform } = recordMoves(
    (move: Move) => applyMove(play, move, answers[play.answers.length]),
    saved,
  );
  const isOwn = (square: Square) => play.chess.get(nameOf(square))?.color === play.side;
  const letGo = () => Object.assign(game, { held: null, crowning: null, hinted: null });
  const make = (step: Step): boolean => {
    if (takeStep(play, step)) return false;
    moves.push(step);
    letGo();
    return true;
  };
  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    cursor: squareOf('e2'),
    held: null,
    crowning: null,
    hinted: null,
    get isWaiting() {
      return !isFinished(play) && !isPlayersTurn(play);
    },
    get canUndo() {
      return canUndo(play);
    },
    targets: () =>
      new Set(game.held === null ? [] : movesFrom(play, game.held).map(({ to }) => squareOf(to))),
    moveTo(square) {
      game.cursor = square;
    },
    step(right, down) {
      const position = boardPlaceOf(game.cursor, play.side);
      const clamp = (at: number) => Math.max(0, Math.min(SIZE - 1, at));
      const row = clamp(Math.floor(position / SIZE) + down);
      game.cursor = boardPlaceOf(row * SIZE + clamp((position % SIZE) + right), play.side);
    },
    touch(square) {
      if (!isPlayersTurn(play)) return 'nothing';
      game.crowning = null;
      const { held } = game;
      if (held !== null && game.targets().has(square)) {
        const isCrowning = movesFrom(play, held).some(
          (move) => squareOf(move.to) === square && move.promotion,
        );
        if (!isCrowning) return make([held, square]) ? 'moved' : 'nothing';
        game.crowning = [held, square];
        return 'crowning';
      }
      game.held = isOwn(square) && square !== held ? square : null;
      return game.held === null ? (held === null ? 'nothing' : 'let go') : 'held';
    },
    crown(choice) {
      const { crowning } = game;
      if (!crowning) return false;
      if (choice === null || !CROWNS[choice]) return (letGo(), false);
      return make([...crowning, choice]);
    },
    answer: () => applyAnswer(play),
    say(word) {
      if (!perform(word)) return false;
      if (word[0] === 'black') game.cursor = squareOf('e7');
      letGo();
      return true;
    },
    hint() {
      const step = adviseStep(play);
      if (!step || !game.say(['hint'])) return null;
      return (game.hinted = step);
    },
    isDone: () => isFinished(play),
  };
  return game;
}
