/** Handles mouse and touch input on the table: taps, and cards that are dragged. */
import { stopFlings } from '../stop-flings';
import type { CardPosition, TableSpot } from './types';

/** The maximum movement of a tap in CSS pixels. A longer one is a drag. */
const SLOP = 7;

export interface DragHandlers {
  /** Whether a card can be lifted from this position. */
  canLift(position: CardPosition): boolean;
  onLift(position: CardPosition): void;
  /** Reports how far the cards were dragged from their position. */
  onCarry(by: TableSpot): void;
  onDrop(position: CardPosition, by: TableSpot): void;
  onTap(position: CardPosition, card: number | null): void;
  onCancel(): void;
}

interface CardHold {
  id: number;
  place: CardPosition;
  card: number | null;
  from: TableSpot;
  isLifted: boolean;
}

/** Listens to the pointer on the table. */
export function listenToDrags(node: HTMLElement, on: DragHandlers): void {
  let hold: CardHold | null = null;
  const by = ({ clientX, clientY }: PointerEvent, { from }: CardHold): TableSpot => ({
    x: clientX - from.x,
    y: clientY - from.y,
  });
  stopFlings(node);
  node.addEventListener('pointerdown', (event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-pile]') : null;
    if (!target || hold || event.button !== 0) return;
    // The game alone moves the keyboard cursor; without this, the browser would move the focus to the pressed element.
    event.preventDefault();
    const position = { pile: Number(target.dataset.pile), count: Number(target.dataset.count) };
    const card = target.dataset.card === undefined ? null : Number(target.dataset.card);
    hold = {
      id: event.pointerId,
      place: position,
      card,
      from: { x: event.clientX, y: event.clientY },
      isLifted: false,
    };
    node.setPointerCapture(event.pointerId);
  });
  node.addEventListener('pointermove', (event) => {
    if (hold?.id !== event.pointerId) return;
    const offset = by(event, hold);
    if (!hold.isLifted) {
      if (Math.hypot(offset.x, offset.y) < SLOP || !on.canLift(hold.place)) return;
      hold.isLifted = true;
      on.onLift(hold.place);
    }
    on.onCarry(offset);
  });
  node.addEventListener('pointerup', (event) => {
    if (hold?.id !== event.pointerId) return;
    const { isLifted, place, card } = hold;
    const offset = by(event, hold);
    hold = null;
    if (isLifted) on.onDrop(place, offset);
    else if (Math.hypot(offset.x, offset.y) < 3 * SLOP) on.onTap(place, card);
  });
  const cancel = (event: PointerEvent) => {
    if (hold?.id !== event.pointerId) return;
    if (hold.isLifted) on.onCancel();
    hold = null;
  };
  node.addEventListener('pointercancel', cancel);
  node.addEventListener('lostpointercapture', cancel);
}
