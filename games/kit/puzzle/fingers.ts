/** Fingers on a board that can be looked at closer: two bring it nearer and move it, one moves it by what stands beside the cells. */
import { stopFlings } from '../flings';

export interface Point {
  x: number;
  y: number;
}

export interface FingerHandlers {
  /** Whether there is anything to look at closer: where not, every finger is the game's. */
  isOn(): boolean;
  /** A second finger has come down, or one more: what a finger had begun on the cells is off. */
  onSecond(): void;
  onPan(dx: number, dy: number): void;
  /** By a factor, about a point of the page. */
  onZoom(factor: number, at: Point): void;
}

const spreadOf = ([one, other]: readonly [Point, Point]) => ({
  length: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
  middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
});

/** Listens on the board; a single finger, or the mouse, on its cells is the game's own. */
export function listenFingers(board: HTMLElement, cells: HTMLElement, on: FingerHandlers): void {
  const fingers = new Map<number, Point>();
  let isOurs = false;

  const spread = () => {
    const [one, other] = [...fingers.values()];
    return one && other ? spreadOf([one, other]) : null;
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
    // The cells take the finger for themselves otherwise.
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
