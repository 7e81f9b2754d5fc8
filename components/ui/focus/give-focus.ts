/** Moves the focus when the focused element is gone, so that the focus never falls back to the body. */

/** Focuses the first of these elements that accepts the focus, or else the page's main part, without scrolling. */
export const giveFocus = (...wanted: readonly (Element | null | undefined)[]): void => {
  const main = document.querySelector('main');
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
  for (const each of [...wanted, main]) {
    if (!(each instanceof HTMLElement) || each === document.body) continue;
    each.focus({ preventScroll: true });
    if (document.activeElement === each) return;
  }
};
