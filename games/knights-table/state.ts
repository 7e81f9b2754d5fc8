/** The game on the screen: the play, the cursor, the man in hand, what is hinted. Knows nothing of the document. */
import { CROWNS } from './config';
import {
  adviseStep,
  applyMove,
  canUndo,
  createPlay,
  isFinished,
  isPlayersTurn,
  movesFrom,
  takeAnswer,
  takeStep,
} from './play';
import { nameOf, placeOf, SIZE, squareOf } from './squares';
import type { Answer, Level, Move, Play, Square, Step, Word } from './types';

export type Touched = 'nothing' | 'held' | 'let go' | 'moved' | 'crowning';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  readonly cursor: Square;
  /** The square of the man in hand. */
  readonly held: Square | null;
  /** A pawn is about to come home and waits for what it becomes. */
  readonly crowning: readonly [from: Square, to: Square] | null;
  readonly hinted: Step | null;
  /** The other side is to answer. */
  readonly isWaiting: boolean;
  readonly canUndo: boolean;
  /** Squares that the man in hand may go to. */
  targets(): ReadonlySet<Square>;
  moveTo(square: Square): void;
  /** Moves the cursor by one as the player sees the board, and stops at its edge. */
  step(right: number, down: number): void;
  /** A square is pressed: a man is taken, put down, or moved. */
  touch(square: Square): Touched;
  /** What the waiting pawn becomes, 0 to 3, or null to leave it. */
  crown(choice: number | null): boolean;
  /** The answer that is waited for. */
  answer(): void;
  say(word: Word): boolean;
  hint(): Step | null;
  isDone(): boolean;
}

/** Begins a level, or goes on with saved moves and the answers to them; from the first move that doesn't fit on they are dropped. */
export function createGame(level: Level, saved: readonly Move[] = [], answers: readonly Answer[] = []): Game {
  const play = createPlay(level);
  const moves: Move[] = [];
  for (const move of saved) {
    if (applyMove(play, move, answers[play.answers.length])) break;
    moves.push(move);
  }
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
      const place = placeOf(game.cursor, play.side);
      const clamp = (at: number) => Math.max(0, Math.min(SIZE - 1, at));
      const row = clamp(Math.floor(place / SIZE) + down);
      game.cursor = placeOf(row * SIZE + clamp((place % SIZE) + right), play.side);
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
    answer: () => takeAnswer(play),
    say(word) {
      if (applyMove(play, word)) return false;
      moves.push(word);
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
