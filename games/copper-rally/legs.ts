/** How the modes are numbered: `r3` is the third stage, `t3e` the third circuit with easy steering, `r0` and `t0` are warm-ups. */

/** Stages, and circuits, that medals are driven for. */
export const STAGES_COUNT = 12;
/** The place of the warm-up, behind them. */
const WARM_UP = STAGES_COUNT;

export const isWarmUp = (mode: string): boolean => mode === 'r0' || mode === 't0';

/** The place of a mode's stage or circuit, from 0; −1 for a mode that is none. */
export const indexOf = (mode: string): number => {
  if (isWarmUp(mode)) return WARM_UP;
  const found = /^[rt]([1-9]|1[0-2])e?$/.exec(mode);
  return found ? Number(found[1]) - 1 : -1;
};

/** The car helps along where steering is easy, and on the warm-ups. */
export const isEasyMode = (mode: string): boolean => mode.endsWith('e') || isWarmUp(mode);
