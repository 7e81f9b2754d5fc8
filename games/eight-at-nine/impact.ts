/**
 * Ball collisions. When balls touch others, as in a rack, all contacts are resolved together: first nothing in the heap moves
 * into anything else, then each contact springs back with a share of its impulse. This adds no energy.
 */
import { CUSHION } from './config';
import type { Ball } from './roll';

/** Balls within this distance touch. */
const TOUCH = 0.02;
/** The number of passes over a heap of contacts; the remaining error is invisible. */
const PASSES = 80;
const SETTLED = 1e-7;

interface Contact {
  one: Ball;
  other: Ball;
  nx: number;
  ny: number;
  /** The impulse that it has taken. */
  push: number;
}

function contactOf(one: Ball, other: Ball, reach: number): Contact | null {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const square = dx * dx + dy * dy;
  if (square > reach * reach) return null;
  const apart = Math.sqrt(square);
  return { one, other, nx: dx / apart, ny: dy / apart, push: 0 };
}

const intoOf = ({ one, other, nx, ny }: Contact): number =>
  (one.vx - other.vx) * nx + (one.vy - other.vy) * ny;

function push({ one, other, nx, ny }: Contact, by: number): void {
  one.vx -= by * nx;
  one.vy -= by * ny;
  other.vx += by * nx;
  other.vy += by * ny;
}

/** Returns all contacts of the heap that contains two balls, theirs first. */
function heapOf(balls: readonly Ball[], one: Ball, other: Ball): Contact[] {
  const contacts = [contactOf(one, other, 2)!];
  const heap = [one, other];
  for (let i = 0; i < heap.length; i++)
    for (const ball of balls) {
      if (ball === heap[i] || (i < 2 && (ball === one || ball === other))) continue;
      const contact = contactOf(heap[i]!, ball, 1 + TOUCH);
      if (!contact) continue;
      const at = heap.indexOf(ball);
      if (at < 0) heap.push(ball);
      // An earlier ball of the heap has already added this contact.
      if (at < 0 || at > i) contacts.push(contact);
    }
  return contacts;
}

/** Collides two balls of equal weight, and everything that touches them. Reports every contact and its force. */
export function collide(
  balls: readonly Ball[],
  one: Ball,
  other: Ball,
  isCrushed: boolean,
  emit: (one: number, other: number, force: number) => void,
): void {
  const bounce = isCrushed ? 0 : CUSHION.ball;
  const contacts = heapOf(balls, one, other);
  emit(one.number, other.number, intoOf(contacts[0]!));
  let most = 1;
  for (let pass = 0; pass < PASSES && most > SETTLED; pass++) {
    most = 0;
    for (const contact of contacts) {
      // A contact pushes and never pulls.
      const by = Math.max(-contact.push, intoOf(contact) / 2);
      contact.push += by;
      push(contact, by);
      most = Math.max(most, Math.abs(by));
    }
    if (contacts.length === 1) break;
  }
  contacts.forEach((contact, i) => {
    push(contact, contact.push * bounce);
    if (i > 0 && contact.push > 0.5) emit(contact.one.number, contact.other.number, contact.push);
  });
}
