/** Handles dragging a piece from the tray, or out of the case, onto the floor. A press without a drag remains a press. */
import { stopFlings } from '../kit/stop-flings';
import type { Cell, Piece } from './types';
import type { FloorView } from './view-floor';
import { createPieceNode } from './view-piece';

const START_PX = 6;
/** A finger hides the area under it, so the dragged piece floats this far above it. */
export const LIFT_PX = 34;

export interface DragHandlers {
  /** Returns the index of the piece that a press on the target starts to drag, or null if there is none. */
  take(target: EventTarget | null): { number: number; piece: Piece } | null;
  /** Receives the corner where the piece would currently be placed, or null off the floor. */
  over(number: number, corner: Cell | null): void;
  drop(number: number, corner: Cell | null): void;
}

interface DragState {
  id: number;
  from: { x: number; y: number; target: EventTarget | null };
  moving: { number: number; piece: Piece; ghost: HTMLElement } | null;
}

/** Listens on the host, which also contains the dragged piece. */
export function listenToDrags(host: HTMLElement, floor: FloorView, on: DragHandlers): void {
  let drag: DragState | null = null;
  let isSpent = false;
  const begin = (event: PointerEvent) => {
    const takenPiece = on.take(drag!.from.target);
    if (!takenPiece) return (drag = null);
    const ghost = createPieceNode(takenPiece.piece);
    ghost.classList.add('is-moving');
    ghost.style.setProperty('--cell', `${floor.cellSize()}px`);
    host.append(ghost);
    host.setPointerCapture(event.pointerId);
    drag!.moving = { ...takenPiece, ghost };
    return drag;
  };
  const cornerOf = ({ piece, ghost }: NonNullable<DragState['moving']>, event: PointerEvent): Cell | null => {
    const size = floor.cellSize();
    const { width, height } = piece.shape;
    const x = event.clientX - (width * size) / 2;
    const y = event.clientY - (event.pointerType === 'mouse' ? (height * size) / 2 : height * size + LIFT_PX);
    ghost.style.transform = `translate(${x}px, ${y}px)`;
    return floor.cornerAt(x, y, width, height);
  };
  const finish = (event: PointerEvent, isDropped: boolean) => {
    if (event.pointerId !== drag?.id) return;
    const { moving } = drag;
    drag = null;
    if (!moving) return;
    isSpent = true;
    // The browser sends the click, if any, immediately after the release.
    setTimeout(() => (isSpent = false));
    const corner = isDropped ? cornerOf(moving, event) : null;
    moving.ghost.remove();
    on.over(moving.number, null);
    on.drop(moving.number, corner);
  };
  stopFlings(host, () => Boolean(drag?.moving));
  host.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    // Ignores a second finger. A press with the same pointer means that the end of the previous drag was lost, so that
    // drag ends now.
    if (drag && drag.id !== event.pointerId) return;
    if (drag) finish(event, false);
    drag = {
      id: event.pointerId,
      from: { x: event.clientX, y: event.clientY, target: event.target },
      moving: null,
    };
  });
  host.addEventListener('pointermove', (event) => {
    if (event.pointerId !== drag?.id) return;
    const { from } = drag;
    if (!drag.moving && Math.hypot(event.clientX - from.x, event.clientY - from.y) < START_PX) return;
    if (!drag.moving && !begin(event)) return;
    const { moving } = drag;
    if (moving) on.over(moving.number, cornerOf(moving, event));
  });
  host.addEventListener('pointerup', (event) => finish(event, true));
  host.addEventListener('pointercancel', (event) => finish(event, false));
  // The browser captures a touch for its first target. When the drag begins, the host takes over the capture, so the
  // target's loss of it is ignored.
  host.addEventListener('lostpointercapture', (event) => event.target === host && finish(event, false));
  host.addEventListener(
    'click',
    (event) => {
      if (!isSpent) return;
      isSpent = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
}
