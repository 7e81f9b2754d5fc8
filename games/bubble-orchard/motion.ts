/** Animates the flight, bursting and falling fruit, and rising points. The caller passes the time. */
import { FIELD_HEIGHT, RADIUS } from './config';
import type { Outcome, PickedFruit, Point } from './types';

/** The speed of a shot in field units per millisecond. */
const FLIGHT_SPEED = 46;
/** The maximum duration of a flight. A steep shot with many bounces moves faster, so that the player does not wait. */
const LONGEST_FLIGHT_MS = 600;
const BURST_MS = 240;
const BURST_STEP_MS = 26;
const FALL_GRAVITY = 0.034;
const FALL_MS = 900;
const RISE_MS = 1000;
export const SLIDE_MS = 260;

/** The drawing functions for moving objects, in field units. */
export interface Brush {
  fruit(fruit: number, at: Point, scale?: number, alpha?: number): void;
  ring(at: Point, radius: number, alpha: number): void;
  text(text: string, at: Point, alpha: number): void;
}

export interface Motion {
  startMs: number;
  endMs: number;
  draw(brush: Brush, sinceMs: number): void;
}

/** Returns the motion of the shot along its path. */
export function flightMotion({ flight: { path }, fruit }: Outcome, startMs: number): Motion {
  const lengths = path.slice(1).map(({ x, y }, i) => Math.hypot(x - path[i]!.x, y - path[i]!.y));
  const totalLength = lengths.reduce((sum, length) => sum + length, 0);
  const speed = Math.max(FLIGHT_SPEED, totalLength / LONGEST_FLIGHT_MS);
  return {
    startMs,
    endMs: startMs + totalLength / speed,
    draw(brush, since) {
      let left = since * speed;
      let leg = 0;
      while (leg < lengths.length - 1 && left > lengths[leg]!) left -= lengths[leg++]!;
      const share = Math.min(1, left / Math.max(1, lengths[leg]!));
      const [from, to] = [path[leg]!, path[leg + 1]!];
      brush.fruit(fruit, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    },
  };
}

const burstMotion = (picked: PickedFruit, startMs: number): Motion => ({
  startMs,
  endMs: startMs + BURST_MS,
  draw(brush, since) {
    const share = Math.max(0, since / BURST_MS);
    if (share < 0.45) brush.fruit(picked.fruit, picked, 1 + share * 0.5);
    brush.ring(picked, RADIUS * (0.8 + share * 0.9), 1 - share);
  },
});

const fallMotion = (picked: PickedFruit, startMs: number, drift: number): Motion => ({
  startMs,
  endMs: startMs + FALL_MS,
  draw(brush, since) {
    const t = Math.max(0, since);
    const y = picked.y - t * 2.2 + (FALL_GRAVITY * t * t) / 2;
    if (y < FIELD_HEIGHT + RADIUS) brush.fruit(picked.fruit, { x: picked.x + drift * t, y });
  },
});

/** Returns the animations when a shot lands: bursts that spread outward, falling fruit, and the points. */
export function landingMotions(outcome: Outcome, startMs: number, isReduced: boolean): Motion[] {
  const { popped, fallen, points, combo, flight } = outcome;
  const end = flight.path.at(-1)!;
  const rise: Motion = {
    startMs,
    endMs: startMs + RISE_MS,
    draw(brush, since) {
      const share = since / RISE_MS;
      const y = Math.max(RADIUS * 2, end.y) - (isReduced ? 0 : share * 1400);
      brush.text(
        combo > 1 ? `+${points}  ×${Math.min(5, combo)}` : `+${points}`,
        { x: end.x, y },
        1 - share ** 3,
      );
    },
  };
  const texts = points ? [rise] : [];
  if (isReduced) return texts;
  return [
    ...popped.map((picked) => {
      const away = Math.hypot(picked.x - end.x, picked.y - end.y) / (2 * RADIUS);
      return burstMotion(picked, startMs + away * BURST_STEP_MS);
    }),
    ...fallen.map((picked, i) => fallMotion(picked, startMs + 90 + (i % 5) * 24, ((i * 7) % 11) / 5 - 1)),
    ...texts,
  ];
}
