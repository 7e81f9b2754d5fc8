/** The game on the screen: the play, what was undone, the cursor, the cards in hand. Knows nothing of the document. */
import { MAX_MOVES } from './config';
import { finishOf, hintFor, isStuck, type Hint } from './prospects';
import { applyMove, canRecycle, createPlay, isWon, STOCK, type Play } from './play';
import type { Level, Move, Pile, Turn } from './types';

export interface Place {
  pile: Pile;
  /** Of a pile on the table: how many cards lie on top of it, itself included. */
  count: number;
}

export interface Game {
  readonly level: Level;
  readonly play: Play;
  /** The proof; what is undone is taken out of it, hints stay. */
  readonly moves: readonly Move[];
  /** What can be redone, the next last. */
  readonly undone: readonly Turn[];
  readonly cursor: Place;
  /** What the keys have picked up. */
  readonly held: Place | null;
  readonly hint: Hint | null;
  readonly isStuck: boolean;
  readonly canUndo: boolean;
  /** How many turns stand. */
  readonly turnCount: number;
  moveTo(place: Place): void;
  hold(place: Place | null): void;
  /** Returns null, or why it can't be done. */
  make(turn: Turn): string | null;
  /** Turns cards from the stock, or puts the waste back. */
  draw(): 'draw' | 'recycle' | null;
  undo(): boolean;
  redo(): boolean;
  /** Back to the deal; all of it can be redone. */
  restart(): void;
  askHint(): Hint | null;
  closeHint(): void;
  /** The turns that are left where everything lies open, null otherwise. */
  finish(): readonly Turn[] | null;
  isDone(): boolean;
}

export interface GameStart {
  moves?: readonly Move[];
  undone?: readonly Turn[];
}

/** Begins a level, or goes on with a saved one. Saved moves that don't fit the level are dropped from there on. */
export function createGame(level: Level, start: GameStart = {}): Game {
  let play = createPlay(level);
  let moves: Move[] = [];
  let undone: Turn[] = [...(start.undone ?? [])];
  let stuck: boolean | null = null;
  let finish: readonly Turn[] | null | undefined;

  const perform = (move: Move): string | null => {
    if (moves.length >= MAX_MOVES) return 'too many moves';
    const objection = applyMove(play, move);
    if (!objection) moves.push(move);
    return objection;
  };
  for (const move of start.moves ?? []) if (perform(move)) break;

  const changed = () => {
    game.hint = null;
    game.held = null;
    stuck = null;
    finish = undefined;
  };
  /** Plays a proof from the deal again: what a turn hid can't be told from the table. */
  const rewind = (kept: readonly Move[]) => {
    play = createPlay(level);
    moves = [];
    for (const move of kept) perform(move);
    changed();
  };
  const isTurn = (move: Move): move is Turn => move[0] !== 'hint';

  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    get play() {
      return play;
    },
    get moves() {
      return moves;
    },
    get undone() {
      return undone;
    },
    cursor: { pile: STOCK, count: 1 },
    held: null,
    hint: null,
    get isStuck() {
      return (stuck ??= !isWon(play) && isStuck(play));
    },
    get canUndo() {
      return moves.some(isTurn) && !isWon(play);
    },
    get turnCount() {
      return moves.filter(isTurn).length;
    },
    moveTo(place) {
      game.cursor = place;
    },
    hold(place) {
      game.held = place;
    },
    make(turn) {
      const objection = perform(turn);
      if (objection) return objection;
      undone = [];
      changed();
      return null;
    },
    draw() {
      const kind = play.stock.length ? 'draw' : canRecycle(play) ? 'recycle' : null;
      return kind && !game.make([kind]) ? kind : null;
    },
    undo() {
      const at = moves.findLastIndex(isTurn);
      if (at < 0 || isWon(play)) return false;
      undone.push(moves[at] as Turn);
      rewind(moves.filter((_, index) => index !== at));
      return true;
    },
    redo() {
      const turn = undone.at(-1);
      if (!turn || perform(turn)) return false;
      undone.pop();
      changed();
      return true;
    },
    restart() {
      undone.push(...moves.filter(isTurn).reverse());
      rewind(moves.filter((move) => !isTurn(move)));
    },
    askHint() {
      // Asking again while it stands costs nothing, nor does hearing that there is none.
      if (isWon(play) || game.hint) return game.hint;
      const hint = hintFor(play);
      if (hint.turn) perform(['hint']);
      game.hint = hint;
      return hint;
    },
    closeHint() {
      game.hint = null;
    },
    finish() {
      if (isWon(play)) return null;
      return (finish = finish === undefined ? finishOf(play) : finish);
    },
    isDone: () => isWon(play),
  };
  return game;
}
