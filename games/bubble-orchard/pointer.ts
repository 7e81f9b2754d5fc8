/** Handles aiming with a pointer. A mouse aims as it moves, a finger as it drags. Releasing shoots, except below the cannon. */
import { stopFlings } from '../kit/stop-flings';
import { CANNON, FIELD_WIDTH, RADIUS } from './config';

export interface PointerHandlers {
  onAim(aim: number): void;
  /** Called when the aiming line appears or disappears. */
  onAiming(isAiming: boolean): void;
  onShoot(): void;
  onSwap(): void;
}

/** Returns the aim in half degrees from the cannon to a point of the field, or null below the cannon. */
export function aimTowards(x: number, y: number): number | null {
  const up = CANNON.y - y;
  if (up < -RADIUS * 0.6) return null;
  return Math.round((Math.atan2(x - CANNON.x, Math.max(1, up)) * 360) / Math.PI);
}

/** Listens to the pointer on the field. */
export function listenToPointer(node: HTMLElement, on: PointerHandlers): void {
  let drag: { id: number; beganBelowCannon: boolean } | null = null;
  const aimOf = (event: PointerEvent) => {
    const box = node.getBoundingClientRect();
    const scale = FIELD_WIDTH / box.width;
    return aimTowards((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
  };
  const follow = (event: PointerEvent) => {
    const aim = aimOf(event);
    on.onAiming(aim !== null);
    if (aim !== null) on.onAim(aim);
    return aim;
  };
  stopFlings(node);
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || drag) return;
    node.setPointerCapture(event.pointerId);
    drag = { id: event.pointerId, beganBelowCannon: follow(event) === null };
  });
  node.addEventListener('pointermove', (event) => {
    if (drag ? event.pointerId === drag.id : event.pointerType === 'mouse') follow(event);
  });
  node.addEventListener('pointerup', (event) => {
    if (event.pointerId !== drag?.id) return;
    const { beganBelowCannon } = drag;
    drag = null;
    const aim = follow(event);
    if (event.pointerType !== 'mouse') on.onAiming(false);
    if (aim !== null) on.onShoot();
    else if (beganBelowCannon) on.onSwap();
  });
  node.addEventListener('pointercancel', () => {
    drag = null;
    on.onAiming(false);
  });
  node.addEventListener('pointerleave', () => !drag && on.onAiming(false));
}
