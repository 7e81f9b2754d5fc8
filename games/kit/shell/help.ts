/** Charges for hints and checks only once while a board is unchanged. The record ends when the game is closed. */

export interface HelpCharges<Hint> {
  /**
   * Returns the next hint for a board, then keeps returning the last one; null when there is none. Charges the first
   * hint, unless it reports a mistake that a check of the same board has already reported.
   */
  hint(
    board: string,
    find: () => readonly Hint[],
    isMistake: (hint: Hint) => boolean,
  ): { hint: Hint; isCharged: boolean } | null;
  /** Returns whether a check of a board is charged. */
  check(board: string): boolean;
}

/** Creates the record of charged help. */
export function createHelpCharges<Hint>(): HelpCharges<Hint> {
  let lastHints: { board: string; hints: readonly Hint[]; shown: number } | null = null;
  let checked: string | null = null;
  return {
    hint(board, find, isMistake) {
      let isCharged = false;
      if (lastHints?.board !== board) {
        const hints = find();
        const [first] = hints;
        if (first === undefined) return null;
        lastHints = { board, hints, shown: -1 };
        isCharged = !(isMistake(first) && checked === board);
      }
      lastHints.shown = Math.min(lastHints.shown + 1, lastHints.hints.length - 1);
      return { hint: lastHints.hints[lastHints.shown]!, isCharged };
    },
    check(board) {
      const isCharged = checked !== board;
      checked = board;
      return isCharged;
    },
  };
}
