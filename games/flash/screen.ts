/** Shows the emulator's element without its dialogs, and reports when it fails. */
import type { RuffleElement } from './ruffle';

// Hides the emulator's own dialogs, which describe the emulator and link to other hosts. The page shows its own messages
// instead.
const SCREEN_WITHOUT_CONTROLS = `
  #splash-screen, #panic, #message-overlay, #play-button, #unmute-overlay,
  #context-menu-overlay, #save-manager, #volume-controls-modal, #video-modal,
  #hardware-acceleration-modal, #clipboard-modal { display: none !important; }
`;

/** Inserts the element, ready to receive keys. */
export const showScreen = (container: HTMLElement, element: RuffleElement): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SCREEN_WITHOUT_CONTROLS);
  const shadow = element.shadowRoot;
  if (shadow) shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', 'The game. Escape leaves it.');
  container.append(element);
};

/** Reports when the file starts to play, and when the emulator fails, before or after that. */
export const watchScreen = (
  element: RuffleElement,
  handlers: { onLoaded(): void; onBroken(): void },
): void => {
  const container = element.shadowRoot?.getElementById('container');
  const observer = new MutationObserver(() => {
    if (container?.querySelector('#panic')) handlers.onBroken();
  });
  if (container) observer.observe(container, { childList: true });
  // The emulator dispatches this event during its own work, and accepts calls only afterward.
  element.addEventListener('loadeddata', () => setTimeout(handlers.onLoaded), { once: true });
};

/**
 * Moves the focus to the game while the frame has the focus, even after a click beside the game or a `focus()` call of
 * the page.
 */
export const retainFocus = (element: RuffleElement): void => {
  const focus = (): void => element.focus({ preventScroll: true });
  window.addEventListener('focus', focus);
  const focusFromBody = (): void => {
    if (document.activeElement === document.body) focus();
  };
  // The press that resumes a paused game hits an element that is then removed, so the body gets the focus.
  document.addEventListener('pointerup', focusFromBody);
  // WebKit rejects `focus()` in a cross-origin frame until the player has interacted with it, for example with the first
  // key.
  window.addEventListener('keydown', focusFromBody, true);
  // The page moves the focus to the frame by itself. A frame that takes the focus earlier may lose it again.
  if (document.hasFocus()) focus();
};
