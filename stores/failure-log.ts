/** Decides which failed API calls are written: not those that a browser cancels because it leaves the page. */
import type { ApiError } from '@/lib/errors';

type Log = (label: string, error: ApiError) => void;

/** Longer than a page takes to be replaced. */
export const LEAVE_MS = 5_000;

/**
 * Returns a log of failed calls. WebKit cancels the requests of a page after `beforeunload`, so network errors of the next
 * seconds are not written. A page that stays, as after a download, writes them again afterwards.
 */
export const createFailureLog = (write: Log): Log => {
  let leftAt = -LEAVE_MS;
  // The server renders pages with these clients too.
  globalThis.window?.addEventListener('beforeunload', () => (leftAt = Date.now()));
  return (label, error) => {
    if (error.code !== 'network' || Date.now() - leftAt > LEAVE_MS) write(label, error);
  };
};
