/** Moves the focus with arrow keys to the nearest button in their direction. */
import { showInList } from '../kit/scroll';

type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const middleOf = (node: Element) => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** Moves the focus among the visible buttons inside a node. */
export function moveFocus(within: HTMLElement, direction: Way): void {
  const buttons = [...within.querySelectorAll<HTMLElement>('button')].filter(
    (one) => one.offsetParent !== null,
  );
  const focused = document.activeElement;
  if (!focused || !within.contains(focused)) return buttons[0]?.focus({ preventScroll: true });
  const from = middleOf(focused);
  const isAcross = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  let best: HTMLElement | null = null;
  let minDistance = Infinity;
  for (const one of buttons) {
    const to = middleOf(one);
    const along = sign * (isAcross ? to.x - from.x : to.y - from.y);
    const sideDistance = Math.abs(isAcross ? to.y - from.y : to.x - from.x);
    if (one === focused || along < 4 || sideDistance > (isAcross ? along + 12 : along * 6 + 90)) continue;
    const cost = along + sideDistance * (isAcross ? 3 : 0.8);
    if (cost < minDistance) [best, minDistance] = [one, cost];
  }
  best?.focus({ preventScroll: true });
  showInList(best);
}
