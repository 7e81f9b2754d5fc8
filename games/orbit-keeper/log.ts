/** Parses the moves that the Flash file has recorded as text. src/rules/Recorder.hx writes them. */

/**
 * A move after a number of ticks: the keeper is steered, a pulse is sent, or the game ends. The codes are in
 * src/rules/Moves.hx.
 */
export type Move = readonly [ticks: number, code: number];

const BASE = 91;
const FIRST = 35;
/** The code of the backslash, which the encoding skips. */
const BACKSLASH = 92;

const digitOf = (char: string): number => {
  const code = char.charCodeAt(0);
  if (code === BACKSLASH) return -1;
  return code > BACKSLASH ? code - FIRST - 1 : code - FIRST;
};

/** Returns the moves of a text, or null if it is invalid. */
export const readMoves = (text: string): Move[] | null => {
  const moves: Move[] = [];
  const digits = Array.from(text, digitOf);
  if (digits.some((digit) => digit < 0 || digit >= BASE)) return null;
  let ticks = 0;
  for (let at = 0; at < digits.length;) {
    const digit = digits[at++]!;
    ticks += digit;
    // The number of ticks continues in the next digit.
    if (digit === BASE - 1) continue;
    const [high, low] = [digits[at++], digits[at++]];
    if (high === undefined || low === undefined) return null;
    moves.push([ticks, high * BASE + low]);
    ticks = 0;
  }
  return ticks === 0 ? moves : null;
};
