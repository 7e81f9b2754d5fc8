/** Handles mouse and touch input: one finger carries a piece or taps, one finger on the bare table pans, two fingers zoom. */
import { stopFlings } from '../kit/stop-flings';

export interface PointerHandlers {
  /** Returns the piece of the tray under a press, or null for none. */
  trayPieceOf(target: EventTarget | null): number | null;
  isOnTable(target: EventTarget | null): boolean;
  tablePieceAt(x: number, y: number): number | null;
  /** Called when a piece is lifted. The position of the press is in CSS pixels. */
  onLift(piece: number, at: { x: number; y: number }, isTouch: boolean): void;
  onCarry(event: PointerEvent): void;
  onDrop(event: PointerEvent): void;
  onCancel(): void;
  /** Called for a press on the table without a movement. Receives the piece under it. */
  onTap(piece: number | null, x: number, y: number): void;
  onTurn(piece: number | null): void;
  onPan(dx: number, dy: number): void;
  onZoom(by: number, x: number, y: number): void;
}

interface Press {
  id: number;
  x: number;
  y: number;
  piece: number | null;
  isInTray: boolean;
  phase: 'pressed' | 'carrying' | 'panning';
}

const DRAG_PX = { mouse: 4, touch: 9 };
const WHEEL = 0.0016;

/** Listens on the entire screen of the game. */
export function listenToPointer(root: HTMLElement, on: PointerHandlers): void {
  let press: Press | null = null;
  const fingers = new Map<number, { x: number; y: number }>();

  const letGo = () => {
    if (press?.phase === 'carrying') on.onCancel();
    press = null;
  };
  // A gesture that begins on the table never scrolls. One in the tray scrolls until it lifts a piece.
  stopFlings(root, () => fingers.size > 0 || press?.phase === 'carrying');
  root.addEventListener('contextmenu', (event) => {
    if (press?.phase === 'carrying' || on.isOnTable(event.target)) event.preventDefault();
  });
  root.addEventListener('pointerdown', (event) => {
    const isOnTable = on.isOnTable(event.target);
    if (event.pointerType === 'touch' && isOnTable) {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 2) return letGo();
    }
    if (event.button === 2) {
      if (press?.phase === 'carrying') on.onTurn(null);
      else if (isOnTable) on.onTurn(on.tablePieceAt(event.clientX, event.clientY));
      return;
    }
    if (press || event.button !== 0) return;
    const inTray = on.trayPieceOf(event.target);
    if (inTray === null && !isOnTable) return;
    press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      piece: inTray ?? on.tablePieceAt(event.clientX, event.clientY),
      isInTray: inTray !== null,
      phase: 'pressed',
    };
    // A finger in the tray may scroll it, so the pointer is captured only when it lifts a piece.
    if (inTray === null) root.setPointerCapture(event.pointerId);
  });
  root.addEventListener('pointermove', (event) => {
    const finger = fingers.get(event.pointerId);
    if (finger && fingers.size === 2) {
      const [other] = [...fingers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
      const before = Math.hypot(finger.x - other!.x, finger.y - other!.y);
      const after = Math.hypot(event.clientX - other!.x, event.clientY - other!.y);
      on.onPan((event.clientX - finger.x) / 2, (event.clientY - finger.y) / 2);
      if (before > 0)
        on.onZoom(after / before, (event.clientX + other!.x) / 2, (event.clientY + other!.y) / 2);
    }
    if (finger) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (press?.id !== event.pointerId) return;
    if (press.phase === 'pressed') {
      const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      if (distance < (event.pointerType === 'touch' ? DRAG_PX.touch : DRAG_PX.mouse)) return;
      root.setPointerCapture(event.pointerId);
      press.phase = press.piece === null ? 'panning' : 'carrying';
      if (press.piece !== null) on.onLift(press.piece, press, event.pointerType === 'touch');
    }
    if (press.phase === 'carrying') on.onCarry(event);
    else {
      on.onPan(event.clientX - press.x, event.clientY - press.y);
      [press.x, press.y] = [event.clientX, event.clientY];
    }
  });
  root.addEventListener('pointerup', (event) => {
    fingers.delete(event.pointerId);
    if (press?.id !== event.pointerId) return;
    const { phase, piece, isInTray } = press;
    press = null;
    if (phase === 'carrying') on.onDrop(event);
    else if (phase === 'pressed' && !isInTray) on.onTap(piece, event.clientX, event.clientY);
  });
  root.addEventListener('pointercancel', (event) => {
    fingers.delete(event.pointerId);
    if (press?.id === event.pointerId) letGo();
  });
  root.addEventListener(
    'wheel',
    (event) => {
      if (!on.isOnTable(event.target)) return;
      event.preventDefault();
      on.onZoom(Math.exp(-event.deltaY * WHEEL), event.clientX, event.clientY);
    },
    { passive: false },
  );
}
