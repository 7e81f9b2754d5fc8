/** Follows a pointer from its press on an element to its release. */
import { stopFlings } from './stop-flings';

export interface PressHandlers<Press> {
  /** Called for a press of the main button. Returns the data of the press, or null to ignore it. */
  start(event: PointerEvent): Press | null;
  /** Handles a movement. Returns true to end the press before its release. */
  move(press: Press, event: PointerEvent): boolean | void;
  /** Handles the end of the press. `isReleased` is false when the browser canceled it. */
  end(press: Press, isReleased: boolean, event: PointerEvent): void;
}

/** Follows one pointer at a time, and ignores all others until its release. */
export function listenToPress<Press extends object>(
  node: HTMLElement,
  { start, move, end }: PressHandlers<Press>,
): void {
  let activePress: { id: number; press: Press } | null = null;
  stopFlings(node);
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || activePress) return;
    const press = start(event);
    if (!press) return;
    node.setPointerCapture(event.pointerId);
    activePress = { id: event.pointerId, press };
  });
  node.addEventListener('pointermove', (event) => {
    if (event.pointerId === activePress?.id && move(activePress.press, event)) activePress = null;
  });
  const finish = (event: PointerEvent) => {
    if (event.pointerId !== activePress?.id) return;
    const { press } = activePress;
    activePress = null;
    end(press, event.type === 'pointerup', event);
  };
  node.addEventListener('pointerup', finish);
  node.addEventListener('pointercancel', finish);
}
