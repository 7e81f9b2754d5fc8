import { PLAY_PRESS_KEY } from './play-press';

/** Records a press on a button that opens the page of a game and starts the game. @param href a path of the site */
export const storePlayPress = (href: string): void => {
  try {
    sessionStorage.setItem(PLAY_PRESS_KEY, href.split(/[?#]/, 1)[0] ?? '');
  } catch {
    // Without storage, the page shows its own Play button.
  }
};
