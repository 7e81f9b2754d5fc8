/** Presses while balls roll hurry them; the last of a row of such presses often comes when they already rest. */

/** A press that comes so soon after hurried balls have come to rest was meant for them, and moves nothing. */
export const LATE_MS = 250;

interface Rolling {
  isRolling(): boolean;
  hurry(): void;
}

export interface Hurry {
  /** Gives whether a press was taken, so that nothing else is to take it. */
  press(): boolean;
  /** The balls have come to rest. */
  rest(): void;
}

export function createHurry(table: Rolling): Hurry {
  let isHurried = false;
  let lateUntil = 0;
  return {
    press() {
      if (!table.isRolling()) return performance.now() < lateUntil;
      isHurried = true;
      table.hurry();
      return true;
    },
    rest() {
      lateUntil = isHurried ? performance.now() + LATE_MS : 0;
      isHurried = false;
    },
  };
}
