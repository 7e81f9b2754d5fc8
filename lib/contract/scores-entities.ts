/** What the scores service speaks of (spec §3 and runs-and-days): modes, entries, bests, streaks, runs. */
import * as v from 'valibot';
import { isoInstant, levelKey, text, wireBoolean, wireId } from './wire';

export const keyword = v.pipe(text(64), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'Must be a game keyword.'));
export const modeKey = v.pipe(text(32), v.regex(/^[a-z0-9-]+$/, 'Must be a mode.'));

export const gameMode = v.object({
  key: v.string(),
  label: v.string(),
  /** True where the smaller value is better, as with times. */
  reverse: wireBoolean,
  columnType: v.picklist(['time', 'score']),
  columnLabel: v.string(),
});
export type GameMode = v.InferOutput<typeof gameMode>;

export const leaderboardEntry = v.object({
  displayName: v.string(),
  avatarUrl: v.nullable(v.string()),
  dateCreated: isoInstant,
  /** Milliseconds for time columns, points for score columns. */
  value: v.number(),
  rank: v.number(),
  isYou: v.optional(wireBoolean, false),
});
export type LeaderboardEntry = v.InferOutput<typeof leaderboardEntry>;

export const boardPeriods = ['day', 'week', 'month', 'all'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

export const userBest = v.object({
  dailyBest: v.nullable(v.number()),
  scorePosition: v.nullable(v.number()),
  totalScores: v.number(),
});
export type UserBest = v.InferOutput<typeof userBest>;

export const streak = v.object({
  gameId: wireId,
  gameKeyword: v.string(),
  streak: v.number(),
  maxStreak: v.number(),
});

export const archiveDayStates = ['notStarted', 'started', 'completed'] as const;
export type ArchiveDayState = (typeof archiveDayStates)[number];

export const runStates = ['open', 'finished', 'abandoned'] as const;
/** What became of a finished run: ranked, practice, or held for a check that its player is told of. */
export const runVerdicts = ['counted', 'practice', 'quarantined'] as const;

export const run = v.object({
  id: wireId,
  game: v.string(),
  mode: v.string(),
  levelKey: v.nullable(levelKey),
  seed: v.string(),
  state: v.picklist(runStates),
  startedAt: isoInstant,
  activeMs: v.number(),
});
export type Run = v.InferOutput<typeof run>;

export const runResult = v.object({
  runId: wireId,
  verified: wireBoolean,
  verdict: v.picklist(runVerdicts),
  value: v.nullable(v.number()),
  rank: v.nullable(v.number()),
  entrants: v.nullable(v.number()),
  best: v.nullable(v.number()),
});
export type RunResult = v.InferOutput<typeof runResult>;
