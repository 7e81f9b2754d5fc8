/** The part of a solitaire's save besides the moves: the undone moves, so that they can be redone. */
import type { Move, TableTurn } from './types';

export interface CardExtra {
  undone: readonly TableTurn[];
}

/** Returns how undone moves are saved and read. */
export const cardSaves = (parseMoves: (input: unknown) => readonly Move[] | null) => ({
  parseMoves,
  parseExtra({ undone }: { undone?: unknown }): CardExtra | null {
    const turns = parseMoves(undone);
    return turns?.every((move) => move[0] !== 'hint') ? { undone: turns as readonly TableTurn[] } : null;
  },
  extraOf: ({ undone }: CardExtra): CardExtra => ({ undone: [...undone] }),
});
