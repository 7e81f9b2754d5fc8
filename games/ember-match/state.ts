/** The game state: the play, the cursor, and the selected ember. Does not use the DOM. */
import { CELLS, SIZE } from './config';
import { columnOf, isLoose, rowOf } from './grid';
import { bestSwap } from './par';
import { applySwap, createPlay, isFinished, performSwap } from './play';
import { isLegal, partnerOf } from './swaps';
import type { Outcome, Plan, Play, Swap } from './types';

/** A board in play. `Head` is the type of the items before the swaps in the list of moves. */
export interface Game<Head = never> {
  readonly play: Play;
  readonly moves: readonly (Head | Swap)[];
  readonly cursor: number;
  /** The selected cell, or null. */
  readonly held: number | null;
  moveTo(cell: number): void;
  /** Moves the cursor by one, wrapping at the edges. */
  step(right: number, down: number): void;
  /** Selects a cell, or deselects it. */
  hold(cell: number | null): void;
  /** Makes a swap if that burns something. Otherwise returns null and changes nothing. */
  swap(move: Swap): Outcome | null;
  /**
   * Returns a suggested swap: the one that burns most at once if there are goals, or the one that burns least on an
   * open board. Null when the game is over.
   */
  hint(): Swap | null;
  isDone(): boolean;
}

/** Returns the swap of two cells, or null unless they are neighbors. */
export function swapOf(a: number, b: number): Swap | null {
  const [first, second] = [Math.min(a, b), Math.max(a, b)];
  return (
    ([0, 1] as const)
      .map((direction): Swap => [first, direction])
      .find((move) => partnerOf(move) === second) ?? null
  );
}

/** Begins a board, or resumes it from saved swaps. Drops the first illegal saved swap and all swaps after it. */
export function createGame<Head = never>(
  plan: Plan,
  saved: readonly Swap[] = [],
  heads: readonly Head[] = [],
): Game<Head> {
  const play = createPlay(plan);
  const moves: (Head | Swap)[] = [...heads];
  for (const move of saved) {
    if (applySwap(play, move)) break;
    moves.push(move);
  }
  const game: { -readonly [K in keyof Game<Head>]: Game<Head>[K] } = {
    play,
    moves,
    cursor: (CELLS - SIZE) / 2 - 1,
    held: null,
    moveTo(cell) {
      game.cursor = cell;
    },
    step(right, down) {
      const turn = (at: number, by: number) => (at + by + SIZE) % SIZE;
      game.cursor = turn(rowOf(game.cursor), down) * SIZE + turn(columnOf(game.cursor), right);
    },
    hold(cell) {
      game.held = cell !== null && cell !== game.held && isLoose(play, cell) ? cell : null;
    },
    swap(move) {
      game.held = null;
      if (play.ending || !isLegal(play, move)) return null;
      moves.push(move);
      return performSwap(play, move);
    },
    // On an open board only points count, so a hint shows the swap with the fewest points.
    hint: () => bestSwap(play, plan.goals.length ? 1 : -1),
    isDone: () => isFinished(play),
  };
  return game;
}
