/** Saves the best result of every level apart from the runs, so that restarting a chapter loses nothing. */
import type { GameInit, JsonValue } from '@/lib/game-protocol';
import type { Starwick } from '../sdk/api';
import { isRecord } from './is-record';

export interface LevelBest {
  stars: number;
  points: number;
}

export interface LevelBests {
  /** Returns the best results of a mode, up to the furthest level that the player reached. */
  of(mode: string): readonly LevelBest[];
  /** Saves the results that improve on the saved ones. The list ends with the furthest level that the player reached. */
  save(mode: string, levels: readonly LevelBest[]): void;
}

const NAME = 'bests';
const MAX_LEVELS = 100;
const MAX_STARS = 3;

const isBest = (item: unknown): item is [stars: number, points: number] =>
  Array.isArray(item) &&
  item.length === 2 &&
  item.every((part) => Number.isSafeInteger(part) && part >= 0) &&
  item[0] <= MAX_STARS;

/** Parses the saved results. Leaves out a mode with any invalid part. */
export function parseBests(savedState: JsonValue, modes: readonly string[]): Map<string, LevelBest[]> {
  const bests = new Map<string, LevelBest[]>();
  const saved: unknown = isRecord(savedState) ? savedState[NAME] : null;
  if (!isRecord(saved)) return bests;
  for (const mode of modes) {
    const list = saved[mode];
    if (Array.isArray(list) && list.length <= MAX_LEVELS && list.every(isBest))
      bests.set(
        mode,
        list.map(([stars, points]) => ({ stars, points })),
      );
  }
  return bests;
}

/** Returns, for each level, the better of two results. */
export function pickBetter(one: readonly LevelBest[], other: readonly LevelBest[]): LevelBest[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, i) => ({
    stars: Math.max(one[i]?.stars ?? 0, other[i]?.stars ?? 0),
    points: Math.max(one[i]?.points ?? 0, other[i]?.points ?? 0),
  }));
}

/** Wraps the SDK, so that every save also contains the best results. */
export function withBests(
  starwick: Starwick,
  init: GameInit,
  modes: readonly string[],
): { starwick: Starwick; bests: LevelBests } {
  const saved = parseBests(init.savedState, modes);
  const serialize = (): JsonValue =>
    Object.fromEntries(
      [...saved].map(([mode, levels]) => [mode, levels.map(({ stars, points }) => [stars, points])]),
    );
  const save = (state: JsonValue) =>
    starwick.progress.save(isRecord(state) ? ({ ...state, [NAME]: serialize() } as JsonValue) : state);
  const bests: LevelBests = {
    of: (mode) => saved.get(mode) ?? [],
    save(mode, levels) {
      if (modes.includes(mode)) saved.set(mode, pickBetter(bests.of(mode), levels));
    },
  };
  return { bests, starwick: { ...starwick, progress: { ...starwick.progress, save } } };
}
