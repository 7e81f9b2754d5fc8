/** Guests, runs and saves of the scores service: the calls that docs/scores.md adds to section 7 of the specification. */
import * as v from 'valibot';
import { defineCall } from './call';
import { challengeId } from './challenges';
import { keyword, modeKey, run, runResult } from './scores-entities';
import { isoInstant, levelKey, trimmedText, wireId, wireInteger } from './wire';

export const createGuest = defineCall({
  id: 'scores.createGuest',
  service: 'scores',
  method: 'POST',
  path: '/guest',
  access: 'anyone',
  summary: 'Creates a token for this browser’s guest; the first call creates the guest.',
  answer: v.object({ token: v.string(), expiresAt: isoInstant }),
});

export const mergeGuest = defineCall({
  id: 'scores.mergeGuest',
  service: 'scores',
  method: 'POST',
  path: '/merge',
  access: 'player',
  summary: "Transfers a guest's runs, saves and ledger to the member of the token; idempotent.",
  body: v.object({ guestToken: trimmedText(4096) }),
  answer: v.object({ mergedRuns: wireInteger }),
});

export const exportPlayer = defineCall({
  id: 'scores.exportPlayer',
  service: 'scores',
  method: 'GET',
  path: '/player',
  access: 'player',
  summary: 'Exports everything stored about the player of the token.',
  answer: v.record(v.string(), v.unknown()),
});

export const storePlayer = defineCall({
  id: 'scores.storePlayer',
  service: 'scores',
  method: 'PUT',
  path: '/player',
  access: 'player',
  summary:
    'Stores the member of the token, or updates the stored name, avatar and number. Called by the product after a profile has changed.',
  answer: v.object({ ok: v.boolean() }),
});

export const removePlayer = defineCall({
  id: 'scores.removePlayer',
  service: 'scores',
  method: 'DELETE',
  path: '/player',
  access: 'player',
  summary:
    "Anonymizes the player's ranked results and deletes the rest. Called by the product, which signs the token's removal claim.",
  answer: v.object({ ok: v.boolean() }),
});

export const startRun = defineCall({
  id: 'scores.startRun',
  service: 'scores',
  method: 'POST',
  path: '/runs',
  access: 'player',
  isGuestCreating: true,
  summary: 'Starts a run; the seed or level comes from the server.',
  body: v.object({
    game: keyword,
    mode: modeKey,
    level_key: v.optional(v.nullable(levelKey)),
    /** The challenge that the run answers; it determines the level or seed. */
    challenge: v.optional(challengeId),
  }),
  answer: v.object({ run, token: v.string(), heartbeatSeconds: wireInteger }),
});

export const checkpointKinds = ['beat', 'pause', 'resume', 'hide'] as const;

export const checkpointRun = defineCall({
  id: 'scores.checkpointRun',
  service: 'scores',
  method: 'POST',
  path: '/runs/{id}/checkpoint',
  access: 'player',
  summary: 'Reports active time since the start; the server bounds it by its own clock.',
  params: v.object({ id: wireId }),
  body: v.object({
    token: trimmedText(128),
    kind: v.picklist(checkpointKinds),
    activeMs: v.pipe(wireInteger, v.minValue(0)),
    moveCount: v.optional(v.pipe(wireInteger, v.minValue(0), v.maxValue(1_000_000))),
    progress: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  }),
  answer: v.object({ activeMs: wireInteger, state: v.string() }),
});

/**
 * Sent with a daily that the player finished without a connection. If it arrives within 48 hours of the run's start
 * (by the server's clock) and was started on time, the level counts as on time for the streak and the archive. Later,
 * it counts as completed late. Such a run is never ranked. `activeMs` is the browser's own measurement of the run's
 * active time. Only the archive uses it, limited by the server's clock. Omit the field for runs that were finished
 * online.
 */
export const finishedOffline = v.object({
  activeMs: v.pipe(wireInteger, v.minValue(0), v.maxValue(1_000_000_000)),
});

export const finishRun = defineCall({
  id: 'scores.finishRun',
  service: 'scores',
  method: 'POST',
  path: '/runs/{id}/finish',
  access: 'player',
  summary: 'Submits a run; every retry gets the same response.',
  params: v.object({ id: wireId }),
  maxBodyBytes: 512 * 1024,
  body: v.object({
    token: trimmedText(128),
    activeMs: v.pipe(wireInteger, v.minValue(0)),
    moves: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(20_000))),
    // The maximum of the database column.
    value: v.optional(v.pipe(wireInteger, v.minValue(0), v.maxValue(2_147_483_647))),
    finishedOffline: v.optional(finishedOffline),
  }),
  answer: runResult,
});

const saveKey = v.object({
  game: keyword,
  slot: v.pipe(trimmedText(64), v.regex(/^[a-z0-9:-]+$/, 'Must be a slot.')),
});

export const getSave = defineCall({
  id: 'scores.getSave',
  service: 'scores',
  method: 'GET',
  path: '/saves/{game}/{slot}',
  access: 'player',
  summary: "Returns a game's saved progress, or null.",
  params: saveKey,
  answer: v.object({ data: v.nullable(v.unknown()), version: wireInteger, savedAt: v.nullable(isoInstant) }),
});

export const putSave = defineCall({
  id: 'scores.putSave',
  service: 'scores',
  method: 'PUT',
  path: '/saves/{game}/{slot}',
  access: 'player',
  summary: 'Saves progress; a version older than the stored one is a conflict.',
  params: saveKey,
  maxBodyBytes: 128 * 1024,
  body: v.object({
    data: v.unknown(),
    baseVersion: v.pipe(wireInteger, v.minValue(0), v.maxValue(2_000_000_000)),
  }),
  answer: v.object({ version: wireInteger, savedAt: isoInstant }),
});
