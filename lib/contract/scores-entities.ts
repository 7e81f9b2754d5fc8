/** The entities of the scores service (spec §3 and runs-and-days): modes, entries, bests, streaks, runs. */
import * as v from 'valibot';
import { isoInstant, levelKey, text, wireBoolean, wireId } from './wire';

export const keyword = v.pipe(text(64), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'Must be a game keyword.'));
export const modeKey = v.pipe(text(32), v.regex(/^[a-z0-9-]+$/, 'Must be a mode.'));

export const columnTypes = ['time', 'score'] as const;
/** The unit of a value: milliseconds when time ranks, points when a score does. */
export type ColumnType = (typeof columnTypes)[number];

export const gameMode = v.object({
  key: v.string(),
  label: v.string(),
  /** True when the smaller value is better, as with times. */
  reverse: wireBoolean,
  columnType: v.picklist(columnTypes),
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

/** A result that is being checked: on no board, and visible only to its player. */
export const quarantinedResult = v.object({ value: v.number(), dateCreated: isoInstant });
export type QuarantinedResult = v.InferOutput<typeof quarantinedResult>;

export const boardPeriods = ['day', 'week', 'month', 'all'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

export const userBest = v.object({
  /** The value on the day's board. */
  dailyBest: v.nullable(v.number()),
  /** The rank on the requested board, among `totalScores`. */
  scorePosition: v.nullable(v.number()),
  totalScores: v.number(),
});
export type UserBest = v.InferOutput<typeof userBest>;

/** The distribution of a board's values, guests included. */
export const scoreDistribution = v.object({
  players: v.number(),
  /** The value that half of the players reach; null without players. */
  median: v.nullable(v.number()),
  /** From this value on, all players are in the last bin. */
  last: v.nullable(v.number()),
  /** From the best value to the worst; `from` is the best value of a bin. */
  bins: v.array(v.object({ from: v.number(), count: v.number() })),
  columnType: v.picklist(columnTypes),
  /** True when the smaller value is better. */
  reverse: wireBoolean,
});
export type ScoreDistribution = v.InferOutput<typeof scoreDistribution>;

const streakFields = {
  streak: v.number(),
  maxStreak: v.number(),
  /** The available streak freezes; each protects the streak over one missed level. */
  freezes: v.optional(v.number(), 0),
  /** The player's current level is finished on time. */
  isTodayDone: v.optional(wireBoolean, false),
  /** The streak ends when the current level closes unfinished, because there is no freeze. */
  isAtRisk: v.optional(wireBoolean, false),
};

export const streak = v.object({ gameId: wireId, gameKeyword: v.string(), ...streakFields });
export type GameStreak = v.InferOutput<typeof streak>;

/** The streak over any daily, with the player's current day and the days that freezes protected. */
export const anyStreak = v.object({ level_key: levelKey, ...streakFields, frozenDays: v.array(levelKey) });
export type AnyStreak = v.InferOutput<typeof anyStreak>;

export const streakEntry = v.object({
  id: wireId,
  /** A game's keyword; null for the streak over any daily. */
  game: v.nullable(v.string()),
  level_key: levelKey,
  /** A level on time, the freeze it earned, a missed level that a freeze protected, a missed level that ended the streak. */
  event: v.picklist(['day', 'earned', 'frozen', 'ended']),
  /** 1 for an event, -1 for its correction. */
  amount: v.number(),
  reason: v.string(),
  at: isoInstant,
});

export type StreakEntry = v.InferOutput<typeof streakEntry>;

export const tokenEntry = v.object({
  id: wireId,
  /** The day that earned it; null for rows that are not about a day. */
  level_key: v.nullable(levelKey),
  /** The purchased item, `avatar:` and the name of a drawing; null for other rows. */
  item: v.nullable(v.string()),
  amount: v.number(),
  reason: v.string(),
  at: isoInstant,
});

export type TokenEntry = v.InferOutput<typeof tokenEntry>;

export const archiveDayStates = ['notStarted', 'started', 'completed'] as const;
export type ArchiveDayState = (typeof archiveDayStates)[number];

export const runStates = ['open', 'finished', 'abandoned'] as const;
/** The outcome of a finished run: ranked, practice, or quarantined for a check that its player is notified of. */
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
