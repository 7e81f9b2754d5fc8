/** Zooms a board with small cells inside its own box. The labels next to the cells stay visible. */
import { el } from '../dom';
import { stepInto } from '../scroll';
import { listenToFingers, type Point } from './fingers';

/** The cell size in CSS pixels that a finger needs; boards with smaller cells can be zoomed (WCAG 2.2, 2.5.8). */
export const SMALLEST_PX = 24;
/** The cell sizes in CSS pixels after pressing the zoom button, and at the maximum of pinching. */
const COMFORT_PX = 31;
const MAX_PX = 52;
/** Zoom factors below this one snap back to no zoom. */
const MIN_ZOOM_FACTOR = 1.1;
/** The minimum time between two scroll steps while a stroke leaves the view, in ms. */
const FOLLOW_MS = 110;

export interface ZoomParts {
  /**
   * The element that scrolls while zoomed. Zooming sets its variable `--zoom`, which enlarges the cells, and its class
   * `is-zoomed`.
   */
  board: HTMLElement;
  /** The element of the cells. The labels to the left and above stick to the board's edges. */
  cells: HTMLElement;
  /** The number of cells in a row. */
  columns(): number;
  /** Called when a second finger touches the board, which cancels the first one's stroke. */
  onSecond(): void;
  onChange(): void;
}

export interface ZoomControl {
  /** A small map of the visible part. Pressing it moves the view there; only pointers can, because the keys scroll the board. */
  readonly map: HTMLElement;
  /** Whether the cells are so small that zooming helps. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  /** Zooms in around a cell, or zooms out. */
  toggle(around: Element | undefined): void;
  /** Zooms out. */
  reset(): void;
  /** Scrolls a cell into view. */
  reveal(cell: Element | undefined): void;
  /** Scrolls a cell into view at the speed of a stroke. */
  follow(cell: Element | undefined): void;
  /** Returns the visible part of the cells, in page coordinates. */
  seen(): DOMRect;
}

/**
 * Returns the scroll position that leaves a point in place while everything after the labels grows by a factor.
 * @param at the point, measured from the board's edge
 * @param head the size of the labels next to the cells, which do not grow
 */
export const scrollAround = (scroll: number, at: number, head: number, factor: number): number =>
  head + (scroll + at - head) * factor - at;

/** Creates the zoom. The caller puts the map in the board's corner. */
export function createZoomControl({ board, cells, columns, onSecond, onChange }: ZoomParts): ZoomControl {
  const mark = el('i');
  const map = el('div', { class: 'kit-map', 'aria-hidden': 'true' }, mark);
  let by = 1;
  /** The zoom factor of the current pinch, before it is rounded to a displayed step. */
  let pinched = 1;
  let followedAt = 0;

  const fittedCellSize = () => cells.getBoundingClientRect().width / Math.max(1, columns()) / by;
  const visibleRect = () => {
    const box = board.getBoundingClientRect();
    const [left, top] = [box.left + cells.offsetLeft, box.top + cells.offsetTop];
    const all = cells.getBoundingClientRect();
    const right = Math.min(box.right, all.right);
    const bottom = Math.min(box.bottom, all.bottom);
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const showMap = () => {
    const [view, all] = [visibleRect(), cells.getBoundingClientRect()];
    const set = (name: string, share: number) => mark.style.setProperty(name, `${share * 100}%`);
    set('left', (view.left - all.left) / all.width);
    set('top', (view.top - all.top) / all.height);
    set('width', view.width / all.width);
    set('height', view.height / all.height);
  };
  const scrollBy = (dx: number, dy: number) => {
    board.scrollLeft += dx;
    board.scrollTop += dy;
  };
  const set = (next: number, at: Point) => {
    const to = next < MIN_ZOOM_FACTOR ? 1 : Math.min(next, MAX_PX / fittedCellSize());
    if (to === by) return;
    const box = board.getBoundingClientRect();
    const [left, top] = (['scrollLeft', 'scrollTop'] as const).map((side, axis) => {
      const [from, head] = axis ? [at.y - box.top, cells.offsetTop] : [at.x - box.left, cells.offsetLeft];
      return scrollAround(board[side], from, head, to / by);
    }) as [number, number];
    by = to;
    board.style.setProperty('--zoom', String(by));
    board.classList.toggle('is-zoomed', by > 1);
    [board.scrollLeft, board.scrollTop] = by > 1 ? [left, top] : [0, 0];
    if (by > 1) showMap();
    onChange();
  };
  const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
    x: left + width / 2,
    y: top + height / 2,
  });
  const reset = () => set(1, { x: 0, y: 0 });
  const reveal = (cell: Element | undefined) => {
    if (by === 1 || !cell) return;
    const [at, view] = [cell.getBoundingClientRect(), visibleRect()];
    scrollBy(
      stepInto(at.left, at.right, view.left, view.right),
      stepInto(at.top, at.bottom, view.top, view.bottom),
    );
  };

  const isOffered = () => by > 1 || (fittedCellSize() > 0 && fittedCellSize() < SMALLEST_PX);
  listenToFingers(board, cells, {
    isOn: isOffered,
    onSecond() {
      pinched = by;
      onSecond();
    },
    onPan: (dx, dy) => scrollBy(-dx, -dy),
    onZoom(factor, at) {
      pinched *= factor;
      set(pinched, at);
    },
  });
  board.addEventListener('scroll', () => by > 1 && showMap());
  const goTo = (event: PointerEvent) => {
    event.stopPropagation();
    if (event.type === 'pointerdown') map.setPointerCapture(event.pointerId);
    else if (!event.buttons) return;
    const [box, all, view] = [map.getBoundingClientRect(), cells.getBoundingClientRect(), visibleRect()];
    const boardPoint = {
      x: all.left + ((event.clientX - box.left) / box.width) * all.width,
      y: all.top + ((event.clientY - box.top) / box.height) * all.height,
    };
    scrollBy(boardPoint.x - middleOf(view).x, boardPoint.y - middleOf(view).y);
  };
  map.addEventListener('pointerdown', goTo);
  map.addEventListener('pointermove', goTo);
  // A rotated phone may have room for larger cells.
  const sizes = new ResizeObserver(() => {
    if (by > 1 && fittedCellSize() >= SMALLEST_PX) return reset();
    if (by > 1) showMap();
    onChange();
  });
  for (const node of [board, cells]) sizes.observe(node);

  return {
    map,
    get isOffered() {
      return isOffered();
    },
    get isOn() {
      return by > 1;
    },
    toggle(around) {
      if (by > 1) return reset();
      set(COMFORT_PX / fittedCellSize(), middleOf((around ?? cells).getBoundingClientRect()));
      reveal(around);
    },
    reset,
    reveal,
    follow(cell) {
      const now = performance.now();
      if (now - followedAt < FOLLOW_MS) return;
      followedAt = now;
      reveal(cell);
    },
    seen: visibleRect,
  };
}
