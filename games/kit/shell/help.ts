/** Charges for help once per unchanged board: hints, step by step, and the check. Lasts as long as the game is open. */

export interface Help<Hint> {
  /**
   * Returns the next hint of a board, then keeps returning the last one; null when there is none. The first hint is charged,
   * unless it reports a mistake that a check of that board has already reported.
   */
  hint(
    board: string,
    find: () => readonly Hint[],
    isMistake: (hint: Hint) => boolean,
  ): { hint: Hint; isCharged: boolean } | null;
  /** Whether a check of a board is charged. */
  check(board: string): boolean;
}

/** Creates the help account of a game. */
export function createHelp<Hint>(): Help<Hint> {
  let given: { board: string; hints: readonly Hint[]; shown: number } | null = null;
  let checked: string | null = null;
  return {
    hint(board, find, isMistake) {
      let isCharged = false;
      if (given?.board !== board) {
        const hints = find();
        const [first] = hints;
        if (first === undefined) return null;
        given = { board, hints, shown: -1 };
        isCharged = !(isMistake(first) && checked === board);
      }
      given.shown = Math.min(given.shown + 1, given.hints.length - 1);
      return { hint: given.hints[given.shown]!, isCharged };
    },
    check(board) {
      const isCharged = checked !== board;
      checked = board;
      return isCharged;
    },
  };
}
