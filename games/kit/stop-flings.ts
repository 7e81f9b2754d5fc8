/**
 * Prevents flings. Releasing a moving finger starts a fling in the browser, and the browser never sends the tap that
 * stops it to the page.
 */

/** Prevents a drag on an element from ending in a fling while `isOurs` returns true. The element does not scroll then. */
export function stopFlings(node: HTMLElement, isOurs: () => boolean = () => true): void {
  node.addEventListener(
    'touchmove',
    (event) => {
      if (event.cancelable && isOurs()) event.preventDefault();
    },
    { passive: false },
  );
}
