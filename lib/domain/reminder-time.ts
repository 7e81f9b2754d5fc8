/** The evening in which a player is reminded of a streak: the last one before their day ends. */
import { closesAt, opensAt, type PlayerZones, reachedInZone, zoneAt } from './day-engine';
import { offsetAt } from './zone-offsets';

const HOUR_MS = 3_600_000;
const FROM_HOUR = 19;
const UNTIL_HOUR = 21;

/** A streak shorter than this is nothing to write about. */
export const MIN_REMINDED_STREAK = 2;
/** However clocks and journeys make the evenings follow each other, two reminders are never closer. */
export const MIN_REMINDER_GAP_MS = 20 * HOUR_MS;

export interface ReminderTime {
  /** Milliseconds. */
  from: number;
  /** First instant that is no longer part of it. */
  until: number;
}

/**
 * From 19:00 to 21:00 by the clock of the zone at whose midnight the player's day ends; null for a day that a journey
 * made so short that it has no such evening. A day that a journey made long has one, its last.
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
