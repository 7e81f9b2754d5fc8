/** Explains why no puzzle could be begun. */

const PRACTICE = 'You can play for practice meanwhile.';

/**
 * @param error the rejection of `run.start`: `{ code, message }`, the message empty when there is no reason for the player
 * @returns the text, and whether the service declined, so that a retry would change nothing
 */
export function troubleOf(error: unknown): { lede: string; isRefused: boolean } {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (!navigator.onLine)
    return {
      lede: 'You’re offline. A new puzzle needs a connection to begin; you can play for practice meanwhile.',
      isRefused: false,
    };
  const reason = typeof message === 'string' && message !== '' ? message : 'The server could not be reached.';
  return { lede: `${reason} ${PRACTICE}`, isRefused: code === 'refused' || code === 'not_found' };
}
