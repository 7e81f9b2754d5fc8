/**
 * Simulates ball collisions. When balls touch each other, as in a rack, all contacts are resolved together: the first
 * pass stops balls from moving into each other, the second lets each contact bounce by a fraction of its impulse. This
 * adds no energy.
 */
import { CUSHION } from './config';
import type { Ball } from './roll';

/** The maximum gap between balls that count as touching. */
const MAX_CONTACT_GAP = 0.02;
/** The maximum number of passes over the contacts. The remaining error is invisible. */
const PASSES = 80;
const MIN_IMPULSE = 1e-7;

interface BallContact {
  one: Ball;
  other: Ball;
  nx: number;
  ny: number;
  /** The impulse that the contact has transferred. */
  push: number;
}

function findContact(one: Ball, other: Ball, reach: number): BallContact | null {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const square = dx * dx + dy * dy;
  if (square > reach * reach) return null;
  const distance = Math.sqrt(square);
  return { one, other, nx: dx / distance, ny: dy / distance, push: 0 };
}

const approachSpeedOf = ({ one, other, nx, ny }: BallContact): number =>
  (one.vx - other.vx) * nx + (one.vy - other.vy) * ny;

function pushBalls({ one, other, nx, ny }: BallContact, by: number): void {
  one.vx -= by * nx;
  one.vy -= by * ny;
  other.vx += by * nx;
  other.vy += by * ny;
}

/** Returns all contacts of the cluster that contains two balls. The contact between these two is first. */
function clusterContactsOf(balls: readonly Ball[], one: Ball, other: Ball): BallContact[] {
  const contacts = [findContact(one, other, 2)!];
  const heap = [one, other];
  for (let i = 0; i < heap.length; i++)
    for (const ball of balls) {
      if (ball === heap[i] || (i < 2 && (ball === one || ball === other))) continue;
      const contact = findContact(heap[i]!, ball, 1 + MAX_CONTACT_GAP);
      if (!contact) continue;
      const at = heap.indexOf(ball);
      if (at < 0) heap.push(ball);
      // Skips a contact that an earlier ball of the cluster has already added.
      if (at < 0 || at > i) contacts.push(contact);
    }
  return contacts;
}

/** Collides two balls of equal mass, and everything that touches them. Reports every contact and its force. */
export function resolveCollisions(
  balls: readonly Ball[],
  one: Ball,
  other: Ball,
  isCrushed: boolean,
  emit: (one: number, other: number, force: number) => void,
): void {
  const bounce = isCrushed ? 0 : CUSHION.ball;
  const contacts = clusterContactsOf(balls, one, other);
  emit(one.number, other.number, approachSpeedOf(contacts[0]!));
  let maxImpulse = 1;
  for (let pass = 0; pass < PASSES && maxImpulse > MIN_IMPULSE; pass++) {
    maxImpulse = 0;
    for (const contact of contacts) {
      // A contact can push balls apart but never pull them together.
      const by = Math.max(-contact.push, approachSpeedOf(contact) / 2);
      contact.push += by;
      pushBalls(contact, by);
      maxImpulse = Math.max(maxImpulse, Math.abs(by));
    }
    if (contacts.length === 1) break;
  }
  contacts.forEach((contact, i) => {
    pushBalls(contact, contact.push * bounce);
    if (i > 0 && contact.push > 0.5) emit(contact.one.number, contact.other.number, contact.push);
  });
}
