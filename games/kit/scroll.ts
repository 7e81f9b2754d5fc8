/** Brings what lies in a list into its sight, and moves nothing around the list: a browser's own way moves the whole page. */

const CAN_SCROLL = /auto|scroll/;

const listAround = (element: Element): HTMLElement | null => {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (CAN_SCROLL.test(overflowX) || CAN_SCROLL.test(overflowY)) return around;
  }
  return null;
};

/** How far to scroll so that a stretch lies within another, its beginning first. */
export const stepInto = (from: number, to: number, least: number, most: number): number => {
  if (from < least) return from - least;
  return to > most ? Math.min(to - most, from - least) : 0;
};

const stepToMiddle: typeof stepInto = (from, to, least, most) => (from + to - least - most) / 2;

/** Scrolls the list around an element until the element is in it, or in its middle. */
export function showInList(element: Element | null | undefined, place: 'near' | 'middle' = 'near'): void {
  const list = element && listAround(element);
  if (!list) return;
  const [own, around] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  const step = place === 'middle' ? stepToMiddle : stepInto;
  // What sticks to the list's edges is left room for.
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  const [above, below] = [parseFloat(scrollMarginTop) || 0, parseFloat(scrollMarginBottom) || 0];
  list.scrollTop += step(own.top - above, own.bottom + below, around.top, around.bottom);
  list.scrollLeft += step(own.left, own.right, around.left, around.right);
}
