/** The best of every level of every chapter, kept beside the runs: a chapter that begins again loses none of it. */
import type { GameInit, JsonValue } from '@/lib/game-protocol';
import type { Starwick } from '../sdk/api';
import { isRecord } from './record';

export interface LevelBest {
  stars: number;
  points: number;
}

export interface Bests {
  /** Level by level, as far as was ever come in a mode. */
  of(mode: string): readonly LevelBest[];
  /** Keeps what is better than before; the list ends with the furthest level that was come to. */
  keep(mode: string, levels: readonly LevelBest[]): void;
}

const NAME = 'bests';
const MOST_LEVELS = 100;
const MOST_STARS = 3;

const isBest = (item: unknown): item is [stars: number, points: number] =>
  Array.isArray(item) &&
  item.length === 2 &&
  item.every((part) => Number.isSafeInteger(part) && part >= 0) &&
  item[0] <= MOST_STARS;

/** Reads what was kept; a mode of which something doesn't parse is left out. */
export function parseBests(savedState: JsonValue, modes: readonly string[]): Map<string, LevelBest[]> {
  const kept = new Map<string, LevelBest[]>();
  const saved: unknown = isRecord(savedState) ? savedState[NAME] : null;
  if (!isRecord(saved)) return kept;
  for (const mode of modes) {
    const list = saved[mode];
    if (Array.isArray(list) && list.length <= MOST_LEVELS && list.every(isBest))
      kept.set(
        mode,
        list.map(([stars, points]) => ({ stars, points })),
      );
  }
  return kept;
}

/** The better of two, level by level. */
export function betterOf(one: readonly LevelBest[], other: readonly LevelBest[]): LevelBest[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, i) => ({
    stars: Math.max(one[i]?.stars ?? 0, other[i]?.stars ?? 0),
    points: Math.max(one[i]?.points ?? 0, other[i]?.points ?? 0),
  }));
}

/** The same page, whose saves hold the bests too. */
export function withBests(
  starwick: Starwick,
  init: GameInit,
  modes: readonly string[],
): { starwick: Starwick; bests: Bests } {
  const kept = parseBests(init.savedState, modes);
  const written = (): JsonValue =>
    Object.fromEntries(
      [...kept].map(([mode, levels]) => [mode, levels.map(({ stars, points }) => [stars, points])]),
    );
  const save = (state: JsonValue) =>
    starwick.progress.save(isRecord(state) ? ({ ...state, [NAME]: written() } as JsonValue) : state);
  const bests: Bests = {
    of: (mode) => kept.get(mode) ?? [],
    keep(mode, levels) {
      if (modes.includes(mode)) kept.set(mode, betterOf(bests.of(mode), levels));
    },
  };
  return { bests, starwick: { ...starwick, progress: { ...starwick.progress, save } } };
}
