/** Runs a transaction again when PostgreSQL has ended it in favor of another one. */
import { setTimeout as wait } from 'node:timers/promises';

/** Deadlock detected, and serialization failure: nothing was written, and the same work succeeds later. */
const CONFLICT_CODES = new Set(['40P01', '40001']);
const MAX_ATTEMPTS = 8;
const FIRST_WAIT_MS = 10;

const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && codes.has(String(at.code))) return true;
  }
  return false;
};

/** True where a transaction was ended in favor of another one. */
export const isConflict = (error: unknown): boolean => hasCode(error, CONFLICT_CODES);

const FOREIGN_KEY_CODES = new Set(['23503']);

/** True also where a row that the work refers to was deleted meanwhile: the same work then finds it gone. */
export const isConflictOrDeletion = (error: unknown): boolean =>
  isConflict(error) || hasCode(error, FOREIGN_KEY_CODES);

/**
 * @param work one whole transaction; it must not change anything outside of the database, since it may run several times
 * @throws whatever `work` throws, and the conflict itself after eight attempts
 */
export const retryConflicts = async <T>(
  work: () => Promise<T>,
  isRetriable: (error: unknown) => boolean = isConflict,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isRetriable(error) || attempt === MAX_ATTEMPTS) throw error;
      // A random wait, so that the two do not meet again.
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** attempt);
    }
  }
};
