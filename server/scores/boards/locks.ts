/**
 * The locks for changes of boards. Acquire them before any row lock, in this order: the freezing lock, players by id,
 * a day. Submissions of different players never wait for each other.
 */
import { queryNamed, type StatementRunner } from '../../db/query-named';

const FREEZE_LOCK_KEY = `hashtextextended('scores: freezing', 0)`;

/** Prevents freezing while entries of frozen boards are moved or removed. */
export const lockFreezeShared = async (tx: StatementRunner): Promise<void> => {
  const text = `select pg_advisory_xact_lock_shared(${FREEZE_LOCK_KEY})`;
  await queryNamed(tx, { name: 'lock_freezing_shared', text, values: [] });
};

/** Acquires the freezing lock; returns false while another process is freezing or entries are being moved. */
export const tryFreezeLock = async (tx: StatementRunner): Promise<boolean> => {
  const text = `select pg_try_advisory_xact_lock(${FREEZE_LOCK_KEY}) as has`;
  const [row] = await queryNamed<{ has: boolean }>(tx, { name: 'lock_freezing', text, values: [] });
  return row?.has ?? false;
};

/** Locks these players until the transaction ends, so that changes to each player happen one at a time. */
export const lockPlayers = async (tx: StatementRunner, ids: readonly number[]): Promise<void> => {
  const text = `select pg_advisory_xact_lock(hashtextextended('scores: player ' || id, 0))
    from (select distinct id from unnest($1::bigint[]) id order by id) player`;
  await queryNamed(tx, { name: 'lock_players', text, values: [ids] });
};

/**
 * Acquires the first locks of a submission: on its player, and on its level's day, so that the day cannot be frozen.
 */
export const lockSubmission = async (
  tx: StatementRunner,
  playerId: number,
  dayId: number | null,
): Promise<void> => {
  const text = `select pg_advisory_xact_lock(hashtextextended('scores: player ' || $1::bigint, 0)),
    pg_advisory_xact_lock_shared(hashtextextended('scores: day ' || $2::int, 0))`;
  await queryNamed(tx, { name: 'lock_submission', text, values: [playerId, dayId ?? 0] });
};

/** Waits for all submissions to this day, and blocks new ones. */
export const lockDay = async (tx: StatementRunner, dayId: number): Promise<void> => {
  const text = `select pg_advisory_xact_lock(hashtextextended('scores: day ' || $1::int, 0))`;
  await queryNamed(tx, { name: 'lock_day', text, values: [dayId] });
};

/** Serializes the saves of a player. Other changes of the player do not wait for them. */
export const lockSaves = async (tx: StatementRunner, playerId: number): Promise<void> => {
  const text = `select pg_advisory_xact_lock(hashtextextended('scores: saves ' || $1::bigint, 0))`;
  await queryNamed(tx, { name: 'lock_saves', text, values: [playerId] });
};
