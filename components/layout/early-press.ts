/** What somebody presses before the page's scripts are there is pressed again once they are. */

declare global {
  interface Window {
    /** The last press, and the end of listening; gone when the scripts have taken over. */
    earlyPress?: { press?: MouseEvent; end: () => void };
  }
}

/** For the head of the document. */
export const KEEP_EARLY_PRESS = `{let w=window,k=e=>{p.press=e},p=w.earlyPress={end(){w.removeEventListener('click',k,!0)}};w.addEventListener('click',k,!0)}`;

/** Links, and buttons that send a form, have needed no script; a press beside any button was a change of mind. */
const buttonOf = ({ target }: MouseEvent): HTMLButtonElement | null => {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' && button.isConnected ? button : null;
};

/** Ends the listening and presses what waits. */
export const takeEarlyPress = (): void => {
  const early = window.earlyPress;
  if (!early) return;
  early.end();
  delete window.earlyPress;
  // One that is on its way still, and made React take over for its sake, arrives by itself.
  if (early.press?.eventPhase === Event.NONE) buttonOf(early.press)?.click();
};
