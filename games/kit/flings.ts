/** A finger that lets go in motion starts a fling, and the tap that ends a fling is not told to anyone. */

/** Keeps drags on an element from ending in one, while `isOurs`: the element scrolls nothing then. */
export function stopFlings(node: HTMLElement, isOurs: () => boolean = () => true): void {
  node.addEventListener(
    'touchmove',
    (event) => {
      if (event.cancelable && isOurs()) event.preventDefault();
    },
    { passive: false },
  );
}
