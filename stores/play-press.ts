/**
 * The press on Play that leads to a game's page: the page starts the board at once. The inline script of the document records it
 * (components/layout/early-press.ts), so that a press before hydration counts too. It is taken once, so a reload starts nothing.
 */
export const PLAY_PRESS_KEY = 'sw_play_press';

/** Returns whether Play was pressed for this path, and forgets the press. */
export const takePlayPress = (path: string): boolean => {
  try {
    const pressed = sessionStorage.getItem(PLAY_PRESS_KEY);
    sessionStorage.removeItem(PLAY_PRESS_KEY);
    return pressed === path;
  } catch {
    // Without storage the page shows its own Play button.
    return false;
  }
};
