/** Reads from the page's URL the challenge to answer (`?challenge=`) and the requested mode (`?mode=`). */

const CHALLENGE_ID = /^[\w-]{16}$/;

/**
 * Returns the id of the challenge, or null. Reads the URL instead of the router, because the stored page is the same
 * for every query (docs/pages.md).
 */
export const requestedChallenge = (): string | null => {
  const id = new URLSearchParams(window.location.search).get('challenge');
  return id && CHALLENGE_ID.test(id) ? id : null;
};

export const requestedMode = (): string | null => new URLSearchParams(window.location.search).get('mode');
