/** The emulator's element on the page: only its image, and a notice when it fails. */
import type { RuffleElement } from './ruffle';

// The emulator's own dialogs describe the emulator and link to other hosts, so the page shows its own messages.
const PICTURE_ONLY = `
  #splash-screen, #panic, #message-overlay, #play-button, #unmute-overlay,
  #context-menu-overlay, #save-manager, #volume-controls-modal, #video-modal,
  #hardware-acceleration-modal, #clipboard-modal { display: none !important; }
`;

/** Inserts the element, ready to receive keys. */
export const showScreen = (place: HTMLElement, element: RuffleElement): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PICTURE_ONLY);
  const shadow = element.shadowRoot;
  if (shadow) shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', 'The game. Escape leaves it.');
  place.append(element);
};

/** Reports when the file plays, and when the emulator fails, before or after. */
export const watchScreen = (
  element: RuffleElement,
  handlers: { onLoaded(): void; onBroken(): void },
): void => {
  const container = element.shadowRoot?.getElementById('container');
  const observer = new MutationObserver(() => {
    if (container?.querySelector('#panic')) handlers.onBroken();
  });
  if (container) observer.observe(container, { childList: true });
  // The event comes from inside the emulator, which accepts no calls until it has finished.
  element.addEventListener('loadeddata', () => setTimeout(handlers.onLoaded), { once: true });
};

/** Sends keys to the game while the frame has the focus, also after a click beside the game or the page's own focus() call. */
export const retainFocus = (element: RuffleElement): void => {
  const focus = (): void => element.focus({ preventScroll: true });
  window.addEventListener('focus', focus);
  const focusFromBody = (): void => {
    if (document.activeElement === document.body) focus();
  };
  // The press that resumes a paused game hits an element that is then removed, so the focus falls to the document.
  document.addEventListener('pointerup', focusFromBody);
  // WebKit refuses focus() in a frame of another origin until the player has used it, which the first key does.
  window.addEventListener('keydown', focusFromBody, true);
  // The page hands over the focus by itself; a frame that takes it first can lose it again.
  if (document.hasFocus()) focus();
};
