/** Lets other requests run between large bodies, each of which takes milliseconds to parse and check. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Smaller bodies are parsed at once: they take less than a millisecond. */
const LARGE_BODY_BYTES = 8_192;

let previousParse: Promise<void> = Promise.resolve();

/** Waits until a body of this length may be parsed. Only one large body is parsed in each turn of the event loop. */
export const waitToParse = (bytes: number): Promise<void> => {
  if (bytes < LARGE_BODY_BYTES) return Promise.resolve();
  previousParse = previousParse.then(() => nextTurn());
  return previousParse;
};
