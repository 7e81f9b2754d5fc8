/** The text of a race: times, medals, the result, screen reader announcements. */
import { findLeg, MEDALS, TICKS_PER_SECOND, type World } from './config';
import { isWarmUp } from './legs';
import type { Game } from './state';
import { timeMsOf } from './race';
import type { GameEvent, ModeKey, Race } from './types';

/** Returns a time such as `1:04.3`. */
export function formatLap(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${tenths % 10}`;
}

/** Returns the rank of a medal: 0 is gold, 3 is none. The warm-up has no medals. */
export function medalRankOf(world: World, mode: ModeKey, ms: number): number {
  if (isWarmUp(mode)) return MEDALS.length;
  const { medals } = findLeg(world, mode);
  const medal = medals.findIndex((seconds) => ms <= seconds * 1000);
  return medal < 0 ? MEDALS.length : medal;
}

/** Returns a text such as `Gold 0:46` for the next better medal, or an empty text if there is none. */
export function nextMedalText(world: World, mode: ModeKey, ms: number): string {
  const medal = medalRankOf(world, mode, ms);
  if (medal >= MEDALS.length) return 'To the finish';
  const seconds = findLeg(world, mode).medals[medal]!;
  return `${MEDALS[medal]} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const titleOf = (world: World, { play }: Game): string =>
  MEDALS[medalRankOf(world, play.mode, timeMsOf(play))] ?? 'Home';

/** Returns how many of the twelve stages have a medal according to these best times, with or without easy steering. */
export function medalsOf(
  world: World,
  modes: readonly ModeKey[],
  bests: Readonly<Record<ModeKey, number>>,
): number {
  return modes.filter((mode) => {
    const best = bests[mode];
    return best !== undefined && medalRankOf(world, mode, best) < MEDALS.length;
  }).length;
}

const countNoun = (number: number, one: string, plural = `${one}s`) =>
  `${number} ${number === 1 ? one : plural}`;

export function describeResult(world: World, { play }: Game): string {
  const { lamps, walls } = play as unknown as { lamps?: number; walls?: number };
  return world === 'road'
    ? countNoun(lamps ?? 0, 'lamp')
    : countNoun(walls ?? 0, 'wall touched', 'walls touched');
}

/** Returns the duration of a lap. Laps are counted from 1. */
export function lapMsOf(play: Race, lap: number): number {
  const { laps = [] } = play as unknown as { laps?: readonly number[] };
  return Math.round((((laps[lap - 1] ?? play.tick) - (laps[lap - 2] ?? 0)) * 1000) / TICKS_PER_SECOND);
}

/** Returns the screen reader announcement of an event, or null if there is none. */
export function eventLineFor(event: GameEvent, number: number, { play }: Game): string | null {
  const seconds = Math.ceil(((play as unknown as { left?: number }).left ?? 0) / TICKS_PER_SECOND);
  if (event === 'checkpoint') return `Checkpoint ${number}. ${seconds} seconds.`;
  if (event === 'lap') return `Lap ${number} done, ${formatLap(lapMsOf(play, number))}.`;
  if (event === 'crash') return 'Bumped.';
  if (event === 'astray') return 'Wrong way.';
  if (event === 'home') return `Home in ${formatLap(timeMsOf(play))}.`;
  return event === 'late' ? 'Out of time.' : null;
}

/** Returns the text for a race in which the clock ran out. */
export function timeoutText(world: World, play: Race): string {
  if (world === 'table')
    return 'Five minutes are up, and the table is wanted for tea. Steer into the bends early, and brake before the tight ones.';
  const { z, course } = play as unknown as { z: number; course: { length: number } };
  const left = Math.max(0, Math.round(course.length - z));
  return `${left} meters short of the finish. Brake before the tight bends, and spend your lamps on the straights.`;
}

/** Returns the text that rises over the road after an event, or null if there is none. */
export function eventTextFor(event: GameEvent, number: number, world: World, play: Race): string | null {
  if (event === 'checkpoint') return 'Checkpoint';
  if (event === 'lap')
    return `${number === 2 ? 'Last lap' : `Lap ${number + 1}`}\n${formatLap(lapMsOf(play, number))}`;
  if (event === 'draft') return 'Slipstream';
  if (event === 'spark') return number > 40 ? 'Great slide' : 'Good slide';
  if (event === 'boost') return 'Burst';
  if (event === 'crash') return 'Bump';
  if (event === 'astray') return 'Wrong way';
  return event === 'home' ? (world === 'road' ? 'Home' : 'Finished') : null;
}
