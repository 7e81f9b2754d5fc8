/** How the modes are numbered: `r3` is the third stage, `t3e` the third circuit with easy steering. */

/** Stages, and circuits. */
export const STAGES_COUNT = 12;

/** The place of a mode's stage or circuit, from 0; −1 or more than there are for a mode that is none. */
export const indexOf = (mode: string): number => {
  const found = /^[rt](\d{1,2})e?$/.exec(mode);
  return found ? Number(found[1]) - 1 : -1;
};
