/** The challenge that the page's URL answers (`?challenge=`), and the mode that it names (`?mode=`). */

const CHALLENGE_ID = /^[\w-]{16}$/;

/** Returns null without one. Read from the URL, not the router: the stored page is the same for every query (docs/pages.md). */
export const requestedChallenge = (): string | null => {
  const id = new URLSearchParams(window.location.search).get('challenge');
  return id && CHALLENGE_ID.test(id) ? id : null;
};

export const requestedMode = (): string | null => new URLSearchParams(window.location.search).get('mode');
