/** Calls of the scores service for past results: the stats of a daily's levels, and a player's own results. */
import * as v from 'valibot';
import { defineCall } from './call';
import { columnTypes, keyword, modeKey } from './scores-entities';
import { isoInstant, levelKey, wireBoolean, wireInteger } from './wire';

/** The results of a daily's level: the number of players, and how the viewer compares. */
export const dailyStats = v.object({
  level_key: levelKey,
  /** Includes guests. */
  players: v.number(),
  /** The median of the players' values; null without players. */
  median: v.nullable(v.number()),
  /** The viewer's ranked value; null without one. */
  value: v.nullable(v.number()),
  /**
   * The share of players whose result is at least as good as the viewer's, including the viewer, from 0 to 1; null
   * without other players.
   */
  percentile: v.nullable(v.number()),
});
export type DailyStats = v.InferOutput<typeof dailyStats>;

/** A game and mode in which a player has results. */
export const playedMode = v.object({
  game: v.string(),
  title: v.string(),
  mode: v.string(),
  label: v.string(),
  columnType: v.picklist(columnTypes),
  reverse: wireBoolean,
  results: v.number(),
  /** The player's best value in this mode. */
  best: v.number(),
});
export type PlayedMode = v.InferOutput<typeof playedMode>;

/** One of a player's results. */
export const pastResult = v.object({
  /** The key of a daily's level; null for other games. */
  level_key: v.nullable(levelKey),
  dateCreated: isoInstant,
  value: v.number(),
});
export type PastResult = v.InferOutput<typeof pastResult>;

export const listDailyStats = defineCall({
  id: 'scores.listDailyStats',
  service: 'scores',
  method: 'GET',
  path: '/dailystats',
  access: 'anyone',
  summary:
    "Lists the latest levels of a daily (default 30), newest first: players, median, and the viewer's value and percentile.",
  query: v.object({ game: keyword, limit: v.optional(v.pipe(wireInteger, v.minValue(1), v.maxValue(60))) }),
  answer: v.object({
    columnType: v.picklist(columnTypes),
    /** True when the smaller value is better. */
    reverse: wireBoolean,
    days: v.array(dailyStats),
  }),
});

export const listHistory = defineCall({
  id: 'scores.listHistory',
  service: 'scores',
  method: 'GET',
  path: '/scores/history',
  access: 'player',
  summary:
    "Lists the games and modes of the player's results, last played first, and the latest 100 results of one of them (default: the last played), oldest first.",
  query: v.object({ game: v.optional(keyword), type: v.optional(modeKey) }),
  answer: v.object({
    played: v.array(playedMode),
    /** The game and mode whose results follow; null when the player has no results. */
    shown: v.nullable(v.object({ game: v.string(), mode: v.string() })),
    results: v.array(pastResult),
  }),
});
