/** Presses while balls roll speed them up; the last of several presses often comes after they have stopped. */

/** A press within this many ms after the end of a sped-up roll was meant for it, and does nothing else. */
export const OVERDUE_MS = 250;

interface Rolling {
  isRolling(): boolean;
  hurry(): void;
}

export interface Hurry {
  /** Returns whether a press was handled, so that nothing else handles it. */
  press(): boolean;
  /** Called when the balls have come to rest. */
  rest(): void;
}

export function createHurry(table: Rolling): Hurry {
  let isHurried = false;
  let overdueUntil = 0;
  return {
    press() {
      if (!table.isRolling()) return performance.now() < overdueUntil;
      isHurried = true;
      table.hurry();
      return true;
    },
    rest() {
      overdueUntil = isHurried ? performance.now() + OVERDUE_MS : 0;
      isHurried = false;
    },
  };
}
