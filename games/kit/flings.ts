/** Releasing a moving finger starts a fling in the browser, and the tap that ends a fling is never sent to the page. */

/** Prevents drags on an element from ending in a fling while `isOurs` returns true; the element does not scroll then. */
export function stopFlings(node: HTMLElement, isOurs: () => boolean = () => true): void {
  node.addEventListener(
    'touchmove',
    (event) => {
      if (event.cancelable && isOurs()) event.preventDefault();
    },
    { passive: false },
  );
}
