/** Recognizes the second press of a double press, which nobody means. */

/** As many milliseconds as lie between the presses of a double press. */
export const DOUBLE_PRESS_MS = 500;

/** Returns true for the second click of a double click: on a toggle it would take back the first. */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1;
