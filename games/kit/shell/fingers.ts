/** Handles touch input on a zoomable board: two fingers zoom and pan, one finger pans outside the cells. */
import { stopFlings } from '../stop-flings';

export interface Point {
  x: number;
  y: number;
}

export interface FingerHandlers {
  /** Whether the board can be zoomed. If not, all touch input goes to the game. */
  isOn(): boolean;
  /** Called when a second or further finger touches the board, which cancels the stroke on the cells. */
  onSecond(): void;
  onPan(dx: number, dy: number): void;
  /** Zooms by a factor around a point of the page. */
  onZoom(factor: number, at: Point): void;
}

const fingerSpreadOf = ([one, other]: readonly [Point, Point]) => ({
  length: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
  middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
});

/** Listens on the board. Leaves a single finger on the cells, and the mouse, to the game. */
export function listenToFingers(board: HTMLElement, cells: HTMLElement, on: FingerHandlers): void {
  const fingers = new Map<number, Point>();
  let isOurs = false;

  const spread = () => {
    const [one, other] = [...fingers.values()];
    return one && other ? fingerSpreadOf([one, other]) : null;
  };
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
  stopFlings(board);
  board.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !on.isOn()) return;
    if (fingers.size > 1) return on.onSecond();
    const isOnCells = event.target instanceof Node && cells.contains(event.target);
    if (isOnCells && event.pointerType === 'mouse') return;
    fingers.set(event.pointerId, pointOf(event));
    isOurs = fingers.size > 1 || !isOnCells;
    if (fingers.size > 1) on.onSecond();
    // Without capture, the cells under the finger would receive its events.
    if (!isOnCells) board.setPointerCapture(event.pointerId);
  });
  board.addEventListener('pointermove', (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const before = spread();
    const point = pointOf(event);
    fingers.set(event.pointerId, point);
    if (!isOurs) return;
    const after = spread();
    if (!before || !after) return on.onPan(point.x - last.x, point.y - last.y);
    on.onPan(after.middle.x - before.middle.x, after.middle.y - before.middle.y);
    on.onZoom(after.length / before.length, after.middle);
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    board.addEventListener(end, (event) => fingers.delete(event.pointerId));
}
