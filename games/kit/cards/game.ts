/** The state of a card game: the play, the undone moves, the cursor and the selected cards. Does not use the DOM. */
import type { Hint, Move, CardPosition, TableTurn } from './types';

export interface CardGame<Level, Play> {
  readonly level: Level;
  readonly play: Play;
  /** The moves to submit. Undoing removes a move, but a hint remains. */
  readonly moves: readonly Move[];
  /** The moves that can be redone, the next one last. */
  readonly undone: readonly TableTurn[];
  readonly cursor: CardPosition;
  /** The cards that the player has picked up by key or tap. */
  readonly held: CardPosition | null;
  readonly hint: Hint | null;
  readonly isStuck: boolean;
  readonly canUndo: boolean;
  /** The number of moves, without the undone ones. */
  readonly turnCount: number;
  moveTo(position: CardPosition): void;
  hold(position: CardPosition | null): void;
  /** Makes a move. Returns null, or the reason why the move is illegal. */
  make(turn: TableTurn): string | null;
  /** Draws cards from the stock, or recycles the waste into it. Returns what happened. */
  draw(): 'draw' | 'recycle' | null;
  undo(): boolean;
  redo(): boolean;
  /** Returns to the deal. All moves can be redone. */
  restart(): void;
  requestHint(): Hint | null;
  closeHint(): void;
  /** Returns the remaining moves when the game can finish automatically, otherwise null. */
  finish(): readonly TableTurn[] | null;
  isDone(): boolean;
}

/** The rules that a card game provides. */
export interface CardRules<Level, Play> {
  maxMoves: number;
  /** The initial position of the cursor. */
  start: CardPosition;
  begin(level: Level): Play;
  /** Applies a move. Returns null, or the reason why the move is illegal. */
  apply(play: Play, move: Move): string | null;
  isWon(play: Play): boolean;
  isStuck(play: Play): boolean;
  hintFor(play: Play): Hint;
  finishOf(play: Play): TableTurn[] | null;
  stockTurn(play: Play): 'draw' | 'recycle' | null;
}

export interface GameStart {
  moves?: readonly Move[];
  undone?: readonly TableTurn[];
}

/** Begins a level, or resumes a saved one. Drops the first illegal saved move and all moves after it. */
export function createCardGame<Level, Play>(
  rules: CardRules<Level, Play>,
  level: Level,
  start: GameStart = {},
): CardGame<Level, Play> {
  const { isWon } = rules;
  let play = rules.begin(level);
  let moves: Move[] = [];
  let undone: TableTurn[] = [...(start.undone ?? [])];
  let stuck: boolean | null = null;
  let finish: readonly TableTurn[] | null | undefined;

  const perform = (move: Move): string | null => {
    if (moves.length >= rules.maxMoves) return 'too many moves';
    const objection = rules.apply(play, move);
    if (!objection) moves.push(move);
    return objection;
  };
  for (const move of start.moves ?? []) if (perform(move)) break;

  const afterChange = () => {
    game.hint = null;
    game.held = null;
    stuck = null;
    finish = undefined;
  };
  /** Replays moves from the deal, because the table alone does not show which cards a move revealed. */
  const rewind = (remaining: readonly Move[]) => {
    play = rules.begin(level);
    moves = [];
    for (const move of remaining) perform(move);
    afterChange();
  };
  const isTurn = (move: Move): move is TableTurn => move[0] !== 'hint';

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
    moveTo(position) {
      game.cursor = position;
    },
    hold(position) {
      game.held = position;
    },
    make(turn) {
      const objection = perform(turn);
      if (objection) return objection;
      undone = [];
      afterChange();
      return null;
    },
    draw() {
      const kind = rules.stockTurn(play);
      return kind && !game.make([kind]) ? kind : null;
    },
    undo() {
      const at = moves.findLastIndex(isTurn);
      if (at < 0 || isWon(play)) return false;
      undone.push(moves[at] as TableTurn);
      rewind(moves.filter((_, index) => index !== at));
      return true;
    },
    redo() {
      const turn = undone.at(-1);
      if (!turn || perform(turn)) return false;
      undone.pop();
      afterChange();
      return true;
    },
    restart() {
      undone.push(...moves.filter(isTurn).reverse());
      rewind(moves.filter((move) => !isTurn(move)));
    },
    requestHint() {
      // A repeated hint for an unchanged table costs nothing. Neither does the message that there is no hint.
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
