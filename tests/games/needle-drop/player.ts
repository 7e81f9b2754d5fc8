/** Plays Needle Drop as a person would: presses each note with a delay, and holds long notes until they end. */
import { cachedChartOf } from '@/games/needle-drop/music/chart';
import { END_MOVE, START_MOVE, type Move, type Strength, type TuneKey } from '@/games/needle-drop/types';

const TAP_MS = 50;

/**
 * Returns the moves of an entire tune. @param delayOf returns the delay of each press, negative if it is early, or
 * null to skip the note
 */
export function movesOf(key: TuneKey, strength: Strength, delayOf: (note: number) => number | null): Move[] {
  const { notes, lengthMs } = cachedChartOf(key, strength);
  const presses = notes.flatMap(({ lane, at, end }, i): Move[] => {
    const delayMs = delayOf(i);
    if (delayMs === null) return [];
    return [
      [lane, 1, at + delayMs],
      [lane, 0, Math.max(at + delayMs + TAP_MS, end + 20)],
    ];
  });
  presses.sort((a, b) => a[2] - b[2] || a[1] - b[1]);
  return [[START_MOVE, strength, 0], ...presses, [END_MOVE, 0, lengthMs]];
}
