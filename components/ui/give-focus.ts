/** The one way to move the focus when what had it is gone: it never falls to the body. */

/** Gives the focus to the first of these elements that takes it, or else to the page's main part. Nothing scrolls. */
export const giveFocus = (...wanted: readonly (Element | null | undefined)[]): void => {
  const main = document.querySelector('main');
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
  for (const each of [...wanted, main]) {
    if (!(each instanceof HTMLElement) || each === document.body) continue;
    each.focus({ preventScroll: true });
    if (document.activeElement === each) return;
  }
};
