/** Runs a transaction again when PostgreSQL has ended it in favor of another one. */
import { setTimeout as wait } from 'node:timers/promises';

/** Deadlock detected, and serialization failure: nothing was written, and the same work succeeds later. */
const CONFLICT_CODES = new Set(['40P01', '40001']);
const MAX_ATTEMPTS = 8;
const FIRST_WAIT_MS = 10;

/** True where a transaction was ended in favor of another one. */
export const isConflict = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && CONFLICT_CODES.has(String(at.code))) return true;
  }
  return false;
};

/**
 * @param work one whole transaction; it must not change anything outside of the database, since it may run several times
 * @throws whatever `work` throws, and the conflict itself after eight attempts
 */
export const retryConflicts = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === MAX_ATTEMPTS) throw error;
      // A random wait, so that the two do not meet again.
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** attempt);
    }
  }
};
