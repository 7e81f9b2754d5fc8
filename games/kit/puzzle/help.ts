/** Help that is paid for once for one and the same board: hints, step by step, and the check. Lasts as long as the game is open. */

export interface Help<Hint> {
  /**
   * The next hint of a board, the last one again after that; null where there is none. It is charged for the first time, unless
   * a check of that board has told of the mistake that it tells of.
   */
  hint(
    board: string,
    find: () => readonly Hint[],
    isMistake: (hint: Hint) => boolean,
  ): { hint: Hint; isCharged: boolean } | null;
  /** Whether a check of a board is charged. */
  check(board: string): boolean;
}

/** Makes the account of a game's help. */
export function createHelp<Hint>(): Help<Hint> {
  let told: { board: string; hints: readonly Hint[]; shown: number } | null = null;
  let checked: string | null = null;
  return {
    hint(board, find, isMistake) {
      let isCharged = false;
      if (told?.board !== board) {
        const hints = find();
        const [first] = hints;
        if (first === undefined) return null;
        told = { board, hints, shown: -1 };
        isCharged = !(isMistake(first) && checked === board);
      }
      told.shown = Math.min(told.shown + 1, told.hints.length - 1);
      return { hint: told.hints[told.shown]!, isCharged };
    },
    check(board) {
      const isCharged = checked !== board;
      checked = board;
      return isCharged;
    },
  };
}
