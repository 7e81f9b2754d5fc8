/** Explains why no run could be started. */

const PRACTICE = 'You can play for practice meanwhile.';

/**
 * Returns a message for a failed start.
 * @param error the rejection of `run.start`: `{ code, message }`, with an empty message when there is no reason for
 * the player
 * @returns the text, and whether the server refused, so that a retry would not help
 */
export function describeTrouble(error: unknown): { lede: string; isRefused: boolean } {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (!navigator.onLine)
    return {
      lede: 'You’re offline. A new puzzle needs a connection to begin; you can play for practice meanwhile.',
      isRefused: false,
    };
  const reason = typeof message === 'string' && message !== '' ? message : 'The server could not be reached.';
  return { lede: `${reason} ${PRACTICE}`, isRefused: code === 'refused' || code === 'not_found' };
}
