/** A mouse or a finger on the table: a tap, or cards that are carried. */
import { stopFlings } from '../flings';
import type { Place, Spot } from './types';

/** In CSS pixels: less is a tap with an unsteady hand. */
const SLOP = 7;

export interface DragHandlers {
  /** Whether something can be lifted there. */
  canLift(place: Place): boolean;
  onLift(place: Place): void;
  /** How far the cards were carried from where they lay. */
  onCarry(by: Spot): void;
  onDrop(place: Place, by: Spot): void;
  onTap(place: Place, card: number | null): void;
  onCancel(): void;
}

interface Hold {
  id: number;
  place: Place;
  card: number | null;
  from: Spot;
  isLifted: boolean;
}

/** Listens on the table. */
export function listenDrag(node: HTMLElement, on: DragHandlers): void {
  let hold: Hold | null = null;
  const by = ({ clientX, clientY }: PointerEvent, { from }: Hold): Spot => ({
    x: clientX - from.x,
    y: clientY - from.y,
  });
  stopFlings(node);
  node.addEventListener('pointerdown', (event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-pile]') : null;
    if (!target || hold || event.button !== 0) return;
    // The keys stand where the game says, not where a finger was.
    event.preventDefault();
    const place = { pile: Number(target.dataset.pile), count: Number(target.dataset.count) };
    const card = target.dataset.card === undefined ? null : Number(target.dataset.card);
    hold = {
      id: event.pointerId,
      place,
      card,
      from: { x: event.clientX, y: event.clientY },
      isLifted: false,
    };
    node.setPointerCapture(event.pointerId);
  });
  node.addEventListener('pointermove', (event) => {
    if (hold?.id !== event.pointerId) return;
    const carried = by(event, hold);
    if (!hold.isLifted) {
      if (Math.hypot(carried.x, carried.y) < SLOP || !on.canLift(hold.place)) return;
      hold.isLifted = true;
      on.onLift(hold.place);
    }
    on.onCarry(carried);
  });
  node.addEventListener('pointerup', (event) => {
    if (hold?.id !== event.pointerId) return;
    const { isLifted, place, card } = hold;
    const carried = by(event, hold);
    hold = null;
    if (isLifted) on.onDrop(place, carried);
    else if (Math.hypot(carried.x, carried.y) < 3 * SLOP) on.onTap(place, card);
  });
  const cancel = (event: PointerEvent) => {
    if (hold?.id !== event.pointerId) return;
    if (hold.isLifted) on.onCancel();
    hold = null;
  };
  node.addEventListener('pointercancel', cancel);
  node.addEventListener('lostpointercapture', cancel);
}
