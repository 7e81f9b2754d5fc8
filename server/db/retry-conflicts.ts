/** Retries a transaction that PostgreSQL aborted because of a conflict with another one. */
import { setTimeout as wait } from 'node:timers/promises';

/** Deadlock and serialization failure. Nothing was written, and the same work can succeed later. */
const CONFLICT_CODES = new Set(['40P01', '40001']);
const MAX_ATTEMPTS = 8;
const FIRST_WAIT_MS = 10;

const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && codes.has(String(at.code))) return true;
  }
  return false;
};

/** Returns whether a transaction was aborted because of a conflict with another one. */
export const isConflict = (error: unknown): boolean => hasCode(error, CONFLICT_CODES);

const FOREIGN_KEY_CODES = new Set(['23503']);

/**
 * Returns true for a conflict, and when a referenced row was deleted in the meantime. The retried work then
 * finds that the row is missing.
 */
export const isConflictOrDeletion = (error: unknown): boolean =>
  isConflict(error) || hasCode(error, FOREIGN_KEY_CODES);

/**
 * Runs a transaction, and retries it after conflicts.
 * @param work one complete transaction; it must change nothing outside the database, because it may run several times
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
      // Waits for a random time, so that the two transactions do not conflict again.
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** attempt);
    }
  }
};
