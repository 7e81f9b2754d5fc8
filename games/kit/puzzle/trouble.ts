/** Says why no puzzle could be begun. */

const PRACTICE = 'You can play for practice meanwhile.';

/**
 * @param error what `run.start` rejected with: `{ code, message }`, the message empty where there is no reason for the player
 * @returns the text, and whether the service declined: trying again would change nothing
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
