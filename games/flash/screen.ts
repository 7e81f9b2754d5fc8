/** The emulator's element on the page: only the picture of it, and word of it when it breaks down. */
import type { RuffleElement } from './ruffle';

// Its own dialogs speak of the emulator and link to other hosts; the page has its own words for what goes wrong.
const PICTURE_ONLY = `
  #splash-screen, #panic, #message-overlay, #play-button, #unmute-overlay,
  #context-menu-overlay, #save-manager, #volume-controls-modal, #video-modal,
  #hardware-acceleration-modal, #clipboard-modal { display: none !important; }
`;

/** Puts the element in its place, ready to take the keys. */
export const showScreen = (place: HTMLElement, element: RuffleElement): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PICTURE_ONLY);
  const shadow = element.shadowRoot;
  if (shadow) shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', 'The game. Escape leaves it.');
  place.append(element);
};

/** Tells when the file plays, and when the emulator gives up, before or after. */
export const watchScreen = (element: RuffleElement, told: { onLoaded(): void; onBroken(): void }): void => {
  const container = element.shadowRoot?.getElementById('container');
  const observer = new MutationObserver(() => {
    if (container?.querySelector('#panic')) told.onBroken();
  });
  if (container) observer.observe(container, { childList: true });
  // The event comes from inside the emulator, which takes no calls until it is through.
  element.addEventListener('loadeddata', () => setTimeout(told.onLoaded), { once: true });
};

/** The keys go to the game while the frame has the focus; a click beside it, or the page's own focus(), must not lose them. */
export const keepFocus = (element: RuffleElement): void => {
  const focus = (): void => element.focus({ preventScroll: true });
  window.addEventListener('focus', focus);
  // The press that goes on with a game that rested lands on what is gone by then, and its focus on the document.
  document.addEventListener('pointerup', () => {
    if (document.activeElement === document.body) focus();
  });
  // The page hands the focus over by itself; a frame that takes it first can lose it again on the way.
  if (document.hasFocus()) focus();
};
