/** Defines the mode names: `r3` is the third stage, `t3e` the third circuit with easy steering, `r0` and `t0` are warm-ups. */

/** The number of stages, and of circuits, with medals. */
export const STAGES_COUNT = 12;
/** The index of the warm-up, which follows the stages. */
const WARM_UP = STAGES_COUNT;

export const isWarmUp = (mode: string): boolean => mode === 'r0' || mode === 't0';

/** Returns the index of a mode's stage or circuit, or −1 for an unknown mode. */
export const indexOf = (mode: string): number => {
  if (isWarmUp(mode)) return WARM_UP;
  const found = /^[rt]([1-9]|1[0-2])e?$/.exec(mode);
  return found ? Number(found[1]) - 1 : -1;
};

/** Returns whether the mode has easy steering. Warm-ups have it too. */
export const isEasyMode = (mode: string): boolean => mode.endsWith('e') || isWarmUp(mode);
