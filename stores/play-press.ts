/**
 * The press on Play that opened a game's page, so that the page starts the game immediately. The document's inline
 * script records it (components/layout/early-press.ts), so that a press before hydration counts, too. It is consumed
 * once, so that a reload does not start the game.
 */
export const PLAY_PRESS_KEY = 'sw_play_press';

/**
 * The same for a press before hydration. Only the document that the browser loads next may take it: the page with the
 * press may still become interactive before it is left.
 */
export const NEXT_PLAY_PRESS_KEY = 'sw_next_play_press';

/** Returns whether Play was pressed for this path, and deletes the stored press. */
export const takePlayPress = (path: string): boolean => {
  try {
    const pressed = sessionStorage.getItem(PLAY_PRESS_KEY);
    sessionStorage.removeItem(PLAY_PRESS_KEY);
    return pressed === path;
  } catch {
    // Without storage, the page shows its own Play button.
    return false;
  }
};
