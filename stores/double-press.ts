/** Recognizes the second press of an accidental double press. */

/** Longest time between the presses of a double press, in milliseconds. */
export const DOUBLE_PRESS_MS = 500;

/** Returns true for the second click of a double click, which would undo the first on a toggle. */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1;
