/** A game of cards on the screen: the play, what was undone, the cursor, the cards in hand. Knows nothing of the document. */
import type { Hint, Move, Place, Turn } from './types';

export interface CardGame<Level, Play> {
  readonly level: Level;
  readonly play: Play;
  /** The proof; what is undone is taken out of it, hints stay. */
  readonly moves: readonly Move[];
  /** What can be redone, the next last. */
  readonly undone: readonly Turn[];
  readonly cursor: Place;
  /** What the keys or a tap have picked up. */
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
  /** The turns that are left where the rest plays itself, null otherwise. */
  finish(): readonly Turn[] | null;
  isDone(): boolean;
}

/** What the game asks of its rules. */
export interface CardRules<Level, Play> {
  maxMoves: number;
  /** Where the keys stand at the start. */
  start: Place;
  begin(level: Level): Play;
  /** Null, or why the move is illegal. */
  apply(play: Play, move: Move): string | null;
  isWon(play: Play): boolean;
  isStuck(play: Play): boolean;
  hintFor(play: Play): Hint;
  finishOf(play: Play): Turn[] | null;
  stockTurn(play: Play): 'draw' | 'recycle' | null;
}

export interface GameStart {
  moves?: readonly Move[];
  undone?: readonly Turn[];
}

/** Begins a level, or goes on with a saved one. Saved moves that don't fit the level are dropped from there on. */
export function createCardGame<Level, Play>(
  rules: CardRules<Level, Play>,
  level: Level,
  start: GameStart = {},
): CardGame<Level, Play> {
  const { isWon } = rules;
  let play = rules.begin(level);
  let moves: Move[] = [];
  let undone: Turn[] = [...(start.undone ?? [])];
  let stuck: boolean | null = null;
  let finish: readonly Turn[] | null | undefined;

  const perform = (move: Move): string | null => {
    if (moves.length >= rules.maxMoves) return 'too many moves';
    const objection = rules.apply(play, move);
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
    play = rules.begin(level);
    moves = [];
    for (const move of kept) perform(move);
    changed();
  };
  const isTurn = (move: Move): move is Turn => move[0] !== 'hint';

  const game: { -readonly [K in keyof CardGame<Level, Play>]: CardGame<Level, Play>[K] } = {
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
    cursor: rules.start,
    held: null,
    hint: null,
    get isStuck() {
      return (stuck ??= !isWon(play) && rules.isStuck(play));
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
      const kind = rules.stockTurn(play);
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
      const hint = rules.hintFor(play);
      if (hint.turn) perform(['hint']);
      game.hint = hint;
      return hint;
    },
    closeHint() {
      game.hint = null;
    },
    finish() {
      if (isWon(play)) return null;
      return (finish = finish === undefined ? rules.finishOf(play) : finish);
    },
    isDone: () => isWon(play),
  };
  return game;
}
