/** A board whose cells are small, looked at closer within its own place; what stands beside the cells stays in view. */
import { el } from '../dom';
import { stepInto } from '../scroll';
import { listenFingers, type Point } from './fingers';

/** A finger meets a cell of so many CSS pixels; smaller ones are offered to be enlarged (WCAG 2.2, 2.5.8). */
export const SMALLEST_PX = 24;
/** What the button makes of them, and the most that two fingers do. */
const COMFORT_PX = 31;
const MOST_PX = 52;
/** Closer to all of it than this is all of it. */
const SNAP = 1.1;
/** A stroke that leads out of view takes the board along at this pace. */
const FOLLOW_MS = 110;

export interface ZoomParts {
  /** Scrolls while it is enlarged; its variable `--zoom` enlarges the cells, its class `is-zoomed` says so. */
  board: HTMLElement;
  /** The cells; what stands to their left and over them sticks to the board's edges. */
  cells: HTMLElement;
  /** Cells in a row. */
  columns(): number;
  /** A second finger has come down: what the first had begun is off. */
  onSecond(): void;
  onChange(): void;
}

export interface Zoom {
  /** Where on the cells one is, in small; a press there goes there. Pointers only: the keys take the board along. */
  readonly map: HTMLElement;
  /** Whether the cells are so small that it helps. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  /** Enlarges the board around a cell, or shows all of it. */
  toggle(around: Element | undefined): void;
  /** Shows all of it. */
  reset(): void;
  /** Brings a cell into view. */
  reveal(cell: Element | undefined): void;
  /** As `reveal`, at the pace of a stroke. */
  follow(cell: Element | undefined): void;
  /** What of the cells is in view, on the page. */
  seen(): DOMRect;
}

/**
 * Where to scroll so that a point stays where it is as everything past the head grows by a factor.
 * @param at the point, from the board's edge; `head` is what stands beside the cells and does not grow
 */
export const keepPoint = (scroll: number, at: number, head: number, factor: number): number =>
  head + (scroll + at - head) * factor - at;

/** Makes it; the map has to be put in the board's corner. */
export function createZoom({ board, cells, columns, onSecond, onChange }: ZoomParts): Zoom {
  const mark = el('i');
  const map = el('div', { class: 'kit-map', 'aria-hidden': 'true' }, mark);
  let by = 1;
  /** What the fingers make of it, between the steps that are shown. */
  let pinched = 1;
  let followedAt = 0;

  const fitted = () => cells.getBoundingClientRect().width / Math.max(1, columns()) / by;
  const seen = () => {
    const box = board.getBoundingClientRect();
    const [left, top] = [box.left + cells.offsetLeft, box.top + cells.offsetTop];
    const all = cells.getBoundingClientRect();
    const right = Math.min(box.right, all.right);
    const bottom = Math.min(box.bottom, all.bottom);
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const showMap = () => {
    const [view, all] = [seen(), cells.getBoundingClientRect()];
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
    const to = next < SNAP ? 1 : Math.min(next, MOST_PX / fitted());
    if (to === by) return;
    const box = board.getBoundingClientRect();
    const [left, top] = (['scrollLeft', 'scrollTop'] as const).map((side, axis) => {
      const [from, head] = axis ? [at.y - box.top, cells.offsetTop] : [at.x - box.left, cells.offsetLeft];
      return keepPoint(board[side], from, head, to / by);
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
    const [at, view] = [cell.getBoundingClientRect(), seen()];
    scrollBy(
      stepInto(at.left, at.right, view.left, view.right),
      stepInto(at.top, at.bottom, view.top, view.bottom),
    );
  };

  const isOffered = () => by > 1 || (fitted() > 0 && fitted() < SMALLEST_PX);
  listenFingers(board, cells, {
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
    const [box, all, view] = [map.getBoundingClientRect(), cells.getBoundingClientRect(), seen()];
    const wanted = {
      x: all.left + ((event.clientX - box.left) / box.width) * all.width,
      y: all.top + ((event.clientY - box.top) / box.height) * all.height,
    };
    scrollBy(wanted.x - middleOf(view).x, wanted.y - middleOf(view).y);
  };
  map.addEventListener('pointerdown', goTo);
  map.addEventListener('pointermove', goTo);
  // A phone that is turned may have room for larger cells.
  const sizes = new ResizeObserver(() => {
    if (by > 1 && fitted() >= SMALLEST_PX) return reset();
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
      set(COMFORT_PX / fitted(), middleOf((around ?? cells).getBoundingClientRect()));
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
    seen,
  };
}
