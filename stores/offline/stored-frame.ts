/** Reads a game that the service worker has stored as one HTML document, for a frame without a network. */

/** Returns the document, or null if it is not stored or this browser cannot store it. */
export const readStoredFrame = async (path: string): Promise<string | null> => {
  if (!('caches' in window)) return null;
  try {
    const saved = await window.caches.match(path, { ignoreVary: true });
    return saved ? await saved.text() : null;
  } catch {
    return null;
  }
};

/** Returns whether this document was loaded at the current URL, because only then does its policy allow the game. */
export const isLoadedHere = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return !!navigation && new URL(navigation.name).pathname === window.location.pathname;
};
