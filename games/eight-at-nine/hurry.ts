/**
 * Lets presses speed up rolling balls. If the player presses several times quickly, the last press often comes after
 * the balls have stopped.
 */

/** A press within this time after the end of a sped-up roll, in ms, is ignored because it was meant for the roll. */
export const OVERDUE_MS = 250;

interface RollingTable {
  isRolling(): boolean;
  hurry(): void;
}

export interface HurryControl {
  /** Handles a press while balls roll. Returns whether it was handled, so that nothing else handles it. */
  press(): boolean;
  /** Called when all balls are at rest. */
  ballsAtRest(): void;
}

export function createHurryControl(table: RollingTable): HurryControl {
  let isHurried = false;
  let overdueUntil = 0;
  return {
    press() {
      if (!table.isRolling()) return performance.now() < overdueUntil;
      isHurried = true;
      table.hurry();
      return true;
    },
    ballsAtRest() {
      overdueUntil = isHurried ? performance.now() + OVERDUE_MS : 0;
      isHurried = false;
    },
  };
}
