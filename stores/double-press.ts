/** Recognizes the second press of an accidental double press. */

/** The maximum time between the two presses of a double press, in milliseconds. */
export const DOUBLE_PRESS_MS = 500;

/** Returns whether a click is the second of a double click, which would undo the first on a toggle. */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1;
