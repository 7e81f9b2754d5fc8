/** Decides which failed API calls are written: not those that a browser cancels because it leaves the page. */
import type { ApiError } from '@/lib/errors';

type Log = (label: string, error: ApiError) => void;

/** Longer than a page takes to be replaced. */
export const LEAVE_MS = 5_000;

/**
 * Returns a log of failed calls. WebKit cancels the requests of a page between `beforeunload` and `pagehide`, so a network
 * error after `beforeunload` is written only when the page is still shown later, as after a download.
 */
export const createFailureLog = (write: Log): Log => {
  let leftAt = -Infinity;
  const pending = new Set<ReturnType<typeof setTimeout>>();
  const handlePageHide = () => {
    pending.forEach(clearTimeout);
    pending.clear();
  };
  // The server renders pages with these clients too.
  if (typeof window !== 'undefined') {
    window.addEventListener('beforeunload', () => (leftAt = Date.now()));
    window.addEventListener('pagehide', handlePageHide);
  }
  return (label, error) => {
    if (error.code !== 'network' || Date.now() - leftAt > LEAVE_MS) write(label, error);
    else pending.add(setTimeout(write, LEAVE_MS, label, error));
  };
};
