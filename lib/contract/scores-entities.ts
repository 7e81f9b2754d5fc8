/** The entities of the scores service (spec §3 and runs-and-days): modes, board entries, personal bests, streaks, runs. */
import * as v from 'valibot';
import { isoInstant, levelKey, trimmedText, wireBoolean, wireId } from './wire';

export const keyword = v.pipe(trimmedText(64), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'Must be a game keyword.'));
export const modeKey = v.pipe(trimmedText(32), v.regex(/^[a-z0-9-]+$/, 'Must be a mode.'));

export const columnTypes = ['time', 'score'] as const;
/** The type of a ranked value: milliseconds for time, points for score. */
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

/** A result under review: not on any board, and visible only to its player. */
export const quarantinedResult = v.object({ value: v.number(), dateCreated: isoInstant });
export type QuarantinedResult = v.InferOutput<typeof quarantinedResult>;

export const boardPeriods = ['day', 'week', 'month', 'all'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

export const userBest = v.object({
  /** The player's value on the day's board. */
  dailyBest: v.nullable(v.number()),
  /** The rank on the requested board, among `totalScores` results. */
  scorePosition: v.nullable(v.number()),
  totalScores: v.number(),
});
export type UserBest = v.InferOutput<typeof userBest>;

/** The distribution of a board's values, including guests. */
export const scoreDistribution = v.object({
  players: v.number(),
  /** The median of the players' values; null without players. */
  median: v.nullable(v.number()),
  /** The value at which the last bin begins. This bin contains all players with this value or a worse one. */
  last: v.nullable(v.number()),
  /** Ordered from the best value to the worst; `from` is the best value of a bin. */
  bins: v.array(v.object({ from: v.number(), count: v.number() })),
  columnType: v.picklist(columnTypes),
  /** True when the smaller value is better. */
  reverse: wireBoolean,
});
export type ScoreDistribution = v.InferOutput<typeof scoreDistribution>;

const streakFields = {
  streak: v.number(),
  maxStreak: v.number(),
  /** The number of available streak freezes; each protects the streak for one missed level. */
  freezes: v.optional(v.number(), 0),
  /** Whether the player has finished the current level on time. */
  isTodayDone: v.optional(wireBoolean, false),
  /** Whether the streak will end when the current level closes unfinished, because no freeze is available. */
  isAtRisk: v.optional(wireBoolean, false),
};

export const streak = v.object({ gameId: wireId, gameKeyword: v.string(), ...streakFields });
export type GameStreak = v.InferOutput<typeof streak>;

/** The streak across all dailies, with the player's current day and the days that freezes protected. */
export const anyStreak = v.object({ level_key: levelKey, ...streakFields, frozenDays: v.array(levelKey) });
export type AnyStreak = v.InferOutput<typeof anyStreak>;

export const streakEntry = v.object({
  id: wireId,
  /** A game's keyword; null for the streak across all dailies. */
  game: v.nullable(v.string()),
  level_key: levelKey,
  /**
   * day: a level finished on time; earned: a freeze earned by it; frozen: a missed level that a freeze protected;
   * ended: a missed level that ended the streak.
   */
  event: v.picklist(['day', 'earned', 'frozen', 'ended']),
  /** 1 for an event, -1 for its reversal. */
  amount: v.number(),
  reason: v.string(),
  at: isoInstant,
});

export type StreakEntry = v.InferOutput<typeof streakEntry>;

export const tokenEntry = v.object({
  id: wireId,
  /** The day that earned the tokens; null for entries that are not about a day. */
  level_key: v.nullable(levelKey),
  /** The purchased item, `avatar:` and the name of a drawing; null for other entries. */
  item: v.nullable(v.string()),
  amount: v.number(),
  reason: v.string(),
  at: isoInstant,
});

export type TokenEntry = v.InferOutput<typeof tokenEntry>;

export const archiveDayStates = ['notStarted', 'started', 'completed'] as const;
export type ArchiveDayState = (typeof archiveDayStates)[number];

export const runStates = ['open', 'finished', 'abandoned'] as const;
/** The outcome of a finished run: ranked, practice, or quarantined for a review that its player is notified of. */
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
