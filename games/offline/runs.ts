/**
 * Implements runs without a server: creates seeds, computes results by the game's own rules, and saves the best result
 * of each mode in the file's store.
 */
import type { GameMode } from '@/lib/contract/scores-entities';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import { type GameRules, resultValueOf } from '@/lib/domain/games/game-rules';
import type { GameError, RunRequest, RunResult, RunStarted, RunSubmission } from '@/lib/game-protocol';
import type { OfflineEdition } from './pack';
import type { OfflineStore } from './store';

export interface StoredBest {
  keyword: string;
  mode: GameMode;
  value: number;
}

export interface OfflineRunService {
  start(request: RunRequest): RunStarted;
  submit(submission: RunSubmission): RunResult;
}

interface RunsOptions {
  store: OfflineStore;
  edition: OfflineEdition;
  rules: GameRules;
  /** Returns today's date in this computer's time zone, as `YYYY-MM-DD`. */
  today: () => string;
  random: () => string;
}

const createRefusal = (message: string): GameError => ({ code: 'refused', message });
const bestName = (keyword: string, mode: string) => `best:${keyword}:${mode}`;
const parseNumber = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 ? value : null;

/**
 * Returns the id of a run, `file|mode|day|seed`. It contains everything that the run is created from, so nothing has
 * to be stored.
 */
const createRunId = (mode: string, levelKey: string | null, seed: string): string =>
  ['file', mode, levelKey ?? '', seed].join('|');

function parseRunId(runId: string): { mode: string; levelKey: string | null; seed: string } | null {
  const [kind, mode = '', day = '', seed = ''] = runId.split('|');
  return kind === 'file' && mode && seed ? { mode, levelKey: day || null, seed } : null;
}

export function createRuns({ store, edition, rules, today, random }: RunsOptions): OfflineRunService {
  const { keyword } = edition;
  const modeOf = (key: string): GameMode => {
    const mode = edition.modes.find((each) => each.key === key);
    if (!mode) throw createRefusal(`No mode ${key}`);
    return mode;
  };
  /** Saves the better of two values: the shorter time, or the higher score. */
  const saveBest = (mode: GameMode, value: number): number => {
    const before = parseNumber(store.get(bestName(keyword, mode.key)));
    const isBetter = before === null || (mode.reverse ? value < before : value > before);
    if (isBetter) store.set(bestName(keyword, mode.key), value);
    return isBetter ? value : before;
  };
  return {
    start({ mode, levelKey, resumeRunId }) {
      modeOf(mode);
      const key = mode === 'daily' ? (levelKey ?? today()) : null;
      const open = parseRunId(resumeRunId ?? '');
      const isSame = open?.mode === mode && open.levelKey === key;
      const seed = isSame ? open.seed : key ? dailySeed(keyword, key) : random();
      const startedAt = new Date().toISOString();
      return { runId: createRunId(mode, key, seed), seed, levelKey: key, mode, startedAt };
    },
    submit({ runId, activeMs, moves }) {
      const run = parseRunId(runId);
      if (!run) throw { code: 'not_found', message: 'No such run' } satisfies GameError;
      const parsed = rules.parseMoves(moves);
      const replay = parsed && rules.replay({ seed: run.seed, mode: run.mode }, parsed);
      if (replay?.outcome !== 'finished') throw createRefusal('The moves finish nothing');
      const value = resultValueOf(replay, activeMs);
      const best = saveBest(modeOf(run.mode), value);
      return { verified: true, state: 'counted', value, rank: null, entrants: null, best };
    },
  };
}

/** Returns the best results of all editions and modes that have one. */
export function listBests(store: OfflineStore, editions: readonly OfflineEdition[]): StoredBest[] {
  return editions.flatMap(({ keyword, modes }) =>
    modes.flatMap((mode) => {
      const value = parseNumber(store.get(bestName(keyword, mode.key)));
      return value === null ? [] : [{ keyword, mode, value }];
    }),
  );
}
