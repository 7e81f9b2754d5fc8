/** Challenge links: the same puzzle for everyone, with the sender's verified result and its own board. */
import * as v from 'valibot';
import { defineCall } from './call';
import { columnTypes, keyword, modeKey } from './scores-entities';
import { isoInstant, levelKey, wireBoolean, wireId, wireInteger } from './wire';

/** The maximum number of players on a challenge's board, including the sender. */
export const MAX_CHALLENGE_PLAYERS = 50;

export const challengeId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/, 'Must be a challenge.'));

const challengePlayer = {
  /** Null if the sender hides the name. */
  displayName: v.nullable(v.string()),
  avatarUrl: v.nullable(v.string()),
  /** Milliseconds for time columns, points for score columns. */
  value: v.number(),
  isYou: wireBoolean,
  /** The times in milliseconds at a quarter, half and three quarters of a timed puzzle; null if they are unknown. */
  quarters: v.optional(v.nullable(v.array(v.number())), null),
};

const puzzleFields = {
  game: keyword,
  mode: modeKey,
  modeLabel: v.string(),
  /** Null for a puzzle that is generated from a seed. */
  levelKey: v.nullable(levelKey),
  columnType: v.picklist(columnTypes),
  /** True when the smaller value is better. */
  reverse: wireBoolean,
};

export const challenge = v.object({
  id: challengeId,
  ...puzzleFields,
  createdAt: isoInstant,
  /** When the puzzle's day begins for this player; null once it has begun. */
  opensAt: v.nullable(isoInstant),
  sender: v.object({ ...challengePlayer, isGuest: wireBoolean }),
  /** This player's result on the challenge; null for the sender, and for a player without a result. */
  own: v.nullable(v.number()),
  /** Whether this player finished the puzzle without the link and can add that result to the board. */
  canEnter: wireBoolean,
  /** Sorted by rank, best first. */
  players: v.array(v.object({ ...challengePlayer, rank: v.number(), isSender: wireBoolean })),
});
export type Challenge = v.InferOutput<typeof challenge>;
export type ChallengePlayer = Challenge['players'][number];

export const createChallenge = defineCall({
  id: 'scores.createChallenge',
  service: 'scores',
  method: 'POST',
  path: '/challenges',
  access: 'player',
  summary:
    "Creates a link to the puzzle of the player's verified run. A repeated call changes whether the name is hidden.",
  body: v.object({ runId: wireId, hidesName: v.optional(wireBoolean, false) }),
  answer: v.object({ id: challengeId }),
});

export const getChallenge = defineCall({
  id: 'scores.getChallenge',
  service: 'scores',
  method: 'GET',
  path: '/challenges/{id}',
  access: 'anyone',
  summary: "Returns a challenge's puzzle, both results and its board of at most 50 players.",
  params: v.object({ id: wireId }),
  answer: challenge,
});

export const enterChallenge = defineCall({
  id: 'scores.enterChallenge',
  service: 'scores',
  method: 'POST',
  path: '/challenges/{id}/enter',
  access: 'player',
  summary: "Enters the player's first verified result on the same puzzle; idempotent.",
  params: v.object({ id: wireId }),
  answer: v.object({ ok: v.boolean() }),
});

export const listChallenges = defineCall({
  id: 'scores.listChallenges',
  service: 'scores',
  method: 'GET',
  path: '/challenges',
  access: 'player',
  summary: "Lists the player's challenges that others have answered, newest answer first.",
  answer: v.array(
    v.object({
      id: challengeId,
      ...puzzleFields,
      /** The sender's own result. */
      value: v.number(),
      answers: wireInteger,
      /** Whether the newest answer arrived after the sender last opened the list. */
      isNew: wireBoolean,
      /** The newest answer to the challenge. */
      last: v.object({ displayName: v.string(), value: v.number(), at: isoInstant }),
    }),
  ),
});
export type AnsweredChallenge = v.InferOutput<(typeof listChallenges)['answer']>[number];

export const markChallengesSeen = defineCall({
  id: 'scores.markChallengesSeen',
  service: 'scores',
  method: 'POST',
  path: '/challenges/seen',
  access: 'player',
  summary: "Marks the answers to the player's own challenges as seen; other players' links are ignored.",
  body: v.object({ ids: v.pipe(v.array(challengeId), v.minLength(1), v.maxLength(20)) }),
  answer: v.object({ ok: v.boolean() }),
});
