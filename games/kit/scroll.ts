/** Scrolls a list to an item without moving anything else. The browser's `scrollIntoView` would scroll the entire page. */

const CAN_SCROLL = /auto|scroll/;

const listAround = (element: Element): HTMLElement | null => {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (CAN_SCROLL.test(overflowX) || CAN_SCROLL.test(overflowY)) return around;
  }
  return null;
};

/** Returns how far to scroll so that a range is within another one. Its start has priority when it does not fit. */
export const stepInto = (from: number, to: number, min: number, max: number): number => {
  if (from < min) return from - min;
  return to > max ? Math.min(to - max, from - min) : 0;
};

const stepToMiddle: typeof stepInto = (from, to, min, max) => (from + to - min - max) / 2;

/** Scrolls the list around an element until the element is visible, or centered with `middle`. */
export function showInList(element: Element | null | undefined, position: 'near' | 'middle' = 'near'): void {
  const list = element && listAround(element);
  if (!list) return;
  const [own, around] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  const step = position === 'middle' ? stepToMiddle : stepInto;
  // Leaves room for bars that stick to the list's edges.
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  const [above, below] = [parseFloat(scrollMarginTop) || 0, parseFloat(scrollMarginBottom) || 0];
  list.scrollTop += step(own.top - above, own.bottom + below, around.top, around.bottom);
  list.scrollLeft += step(own.left, own.right, around.left, around.right);
}
