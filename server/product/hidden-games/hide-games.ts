/** Hides games and groups of games from a member's lists, and shows them again. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { findGameGroup } from '@/lib/domain/games/game-groups';
import { MAX_HIDDEN_GAMES, MAX_HIDDEN_GROUPS } from '@/lib/domain/members/hidden-games';
import { HIDDEN_MESSAGES } from '@/lib/hidden-messages';
import { ServiceError } from '@/lib/errors';
import { hiddenGame, hiddenGroup } from '../../db/schema/member-games';
import { game } from '../../db/schema/product';
import { parseRowId } from '../../platform/row-id';
import type { MemberRow } from '../auth/sessions';
import { type Transaction, withLockedMember } from '../auth/with-members';
import { presentSummary } from '../games/present-game';
import { isShownCondition } from '../games/shown-conditions';
import type { ProductService } from '../service';
import { listHiddenKeysOf } from './hidden-keys';

interface ChosenGames {
  nids: readonly string[];
  groups: readonly string[];
}

const parseUids = (nids: readonly string[]): number[] => [
  ...new Set(nids.flatMap((nid) => parseRowId(nid) ?? [])),
];

/**
 * Returns the first wanted values, as many as the member's limit allows.
 * @throws ServiceError unprocessable when the limit allows none of them
 */
const requireRoomFor = <T>(wanted: readonly T[], stored: readonly T[], max: number, message: string): T[] => {
  const added = wanted.filter((each) => !stored.includes(each));
  const freeSlots = max - stored.length;
  if (added.length > 0 && freeSlots <= 0) throw new ServiceError('unprocessable', message);
  return added.slice(0, Math.max(0, freeSlots));
};

const addGames = async (tx: Transaction, memberUid: number, nids: readonly string[], now: Date) => {
  const known = await tx
    .select({ uid: game.uid })
    .from(game)
    .where(inArray(game.uid, parseUids(nids)));
  const existing = new Set(known.map(({ uid }) => uid));
  const stored = await tx
    .select({ uid: hiddenGame.gameUid })
    .from(hiddenGame)
    .where(eq(hiddenGame.memberUid, memberUid));
  const added = requireRoomFor(
    parseUids(nids).filter((uid) => existing.has(uid)),
    stored.map(({ uid }) => uid),
    MAX_HIDDEN_GAMES,
    HIDDEN_MESSAGES.tooManyGames,
  );
  if (added.length > 0)
    await tx.insert(hiddenGame).values(added.map((gameUid) => ({ memberUid, gameUid, createdAt: now })));
};

const addGroups = async (tx: Transaction, memberUid: number, groups: readonly string[], now: Date) => {
  const stored = await tx
    .select({ key: hiddenGroup.key })
    .from(hiddenGroup)
    .where(eq(hiddenGroup.memberUid, memberUid));
  const added = requireRoomFor(
    [...new Set(groups)],
    stored.map(({ key }) => key),
    MAX_HIDDEN_GROUPS,
    HIDDEN_MESSAGES.tooManyGroups,
  );
  if (added.length > 0)
    await tx.insert(hiddenGroup).values(added.map((key) => ({ memberUid, key, createdAt: now })));
};

/**
 * Hides games and groups, as many as the limits allow; unknown games are skipped.
 * @returns the keys of everything that the member hides
 * @throws ServiceError unprocessable when the limit allows none of them
 */
export const hideGames = (
  { db }: ProductService,
  { uid }: MemberRow,
  { nids, groups }: ChosenGames,
  now: Date,
): Promise<string[]> =>
  withLockedMember(db, uid, async (tx) => {
    if (nids.length > 0) await addGames(tx, uid, nids, now);
    if (groups.length > 0) await addGroups(tx, uid, groups, now);
    return listHiddenKeysOf(tx, uid);
  });

/**
 * Shows hidden games and groups again.
 * @returns the keys of everything that the member still hides
 */
export const showGames = (
  { db }: ProductService,
  { uid }: MemberRow,
  { nids, groups }: ChosenGames,
): Promise<string[]> =>
  withLockedMember(db, uid, async (tx) => {
    await tx
      .delete(hiddenGame)
      .where(and(eq(hiddenGame.memberUid, uid), inArray(hiddenGame.gameUid, parseUids(nids))));
    await tx
      .delete(hiddenGroup)
      .where(and(eq(hiddenGroup.memberUid, uid), inArray(hiddenGroup.key, [...groups])));
    return listHiddenKeysOf(tx, uid);
  });

/** Lists the games and groups that a member hides, newest first. */
export const listHidden = async ({ db }: ProductService, { uid }: MemberRow, now: Date) => {
  const games = await db
    .select({ row: game })
    .from(hiddenGame)
    .innerJoin(game, eq(game.uid, hiddenGame.gameUid))
    .where(and(eq(hiddenGame.memberUid, uid), isShownCondition(now)))
    .orderBy(desc(hiddenGame.createdAt), desc(game.uid));
  const groups = await db
    .select({ key: hiddenGroup.key })
    .from(hiddenGroup)
    .where(eq(hiddenGroup.memberUid, uid))
    .orderBy(desc(hiddenGroup.createdAt), sql`key`);
  return {
    games: games.map(({ row }) => presentSummary(row)),
    groups: groups.flatMap(({ key }) => findGameGroup(key) ?? []),
  };
};
