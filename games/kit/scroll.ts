/** Brings what lies in a list into its sight, and moves nothing around the list: a browser's own way moves the whole page. */

const CAN_SCROLL = /auto|scroll/;

const listAround = (element: Element): HTMLElement | null => {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (CAN_SCROLL.test(overflowX) || CAN_SCROLL.test(overflowY)) return around;
  }
  return null;
};

/** How far a list must be scrolled so that a stretch of it lies between its edges. */
const wayTo = (from: number, to: number, first: number, last: number, isMiddle: boolean): number => {
  if (isMiddle) return (from + to - first - last) / 2;
  if (from < first) return from - first;
  return to > last ? Math.min(to - last, from - first) : 0;
};

/** Scrolls the list around an element until the element is in it, or in its middle. */
export function showInList(element: Element | null | undefined, place: 'near' | 'middle' = 'near'): void {
  const list = element && listAround(element);
  if (!list) return;
  const [own, around] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  const isMiddle = place === 'middle';
  // What sticks to the list's edges is left room for.
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  const [above, below] = [parseFloat(scrollMarginTop) || 0, parseFloat(scrollMarginBottom) || 0];
  list.scrollTop += wayTo(own.top - above, own.bottom + below, around.top, around.bottom, isMiddle);
  list.scrollLeft += wayTo(own.left, own.right, around.left, around.right, isMiddle);
}
