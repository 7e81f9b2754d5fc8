/** Computes when to remind a player of a streak: in the last evening before their day ends. */
import { closesAt, opensAt, type PlayerZones, reachedInZone, zoneAt } from './day-engine';
import { offsetAt } from './zone-offsets';

const HOUR_MS = 3_600_000;
const FROM_HOUR = 19;
const UNTIL_HOUR = 21;

/** Shorter streaks cause no reminder. */
export const MIN_REMINDED_STREAK = 2;
/** The minimum time between two reminders, even when clock changes and journeys move the evenings. */
export const MIN_REMINDER_GAP_MS = 20 * HOUR_MS;

export interface ReminderTime {
  /** Milliseconds. */
  from: number;
  /** First instant after it. */
  until: number;
}

/**
 * Returns 19:00 to 21:00 in the zone whose midnight ends the player's day; null if a journey made the day too short
 * for it. A day that a journey made longer has one evening, its last.
 * @param today the player's current day, `YYYY-MM-DD`
 */
export const reminderTimeOf = (zones: PlayerZones, today: string): ReminderTime | null => {
  const last = closesAt(zones, today) - 1;
  const zone = zoneAt(zones, last);
  const date = new Date(last + offsetAt(zone, last)).toISOString().slice(0, 10);
  const from = Math.max(reachedInZone(zone, date, FROM_HOUR * HOUR_MS), opensAt(zones, today));
  const until = reachedInZone(zone, date, UNTIL_HOUR * HOUR_MS);
  return from < until ? { from, until } : null;
};
