/** The game as one document, as the service worker has kept it: what a frame is made of without a network. */

/** The document, or null where it is not kept or this browser keeps nothing. */
export const readStoredFrame = async (path: string): Promise<string | null> => {
  if (!('caches' in window)) return null;
  try {
    const kept = await window.caches.match(path, { ignoreVary: true });
    return kept ? await kept.text() : null;
  } catch {
    return null;
  }
};

/** Whether this page was loaded at its own address: only then does its policy list the game. */
export const isLoadedHere = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return !!navigation && new URL(navigation.name).pathname === window.location.pathname;
};
