/** Fills a database with games, members and their history; the same seed gives the same rows. */
import { asc, eq, and, isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { avatar, member } from '../db/schema/members';
import { player, run } from '../db/schema/scores';
import { streakEntry, tokenEntry } from '../db/schema/streaks';
import { hashPassword } from '../product/auth/passwords';
import { emailKeyOf, nameKeyOf } from '../product/auth/names';
import { seedAvatars, urlOfAvatar } from '../product/avatars';
import { generateGames } from '../product/catalog/generate-games';
import { CATALOG_CHANNEL } from '../product/games/seed';
import { freezeNextDay } from '../scores/boards/freeze-day';
import { foldCountChanges } from '../scores/boards/board-count-worker';
import { dayBoardKeyOf, insertBoardEntries, reopenEmptyDays } from './boards';
import { bulkInsert } from './bulk-insert';
import { type PlayableGames, readPlayableGames } from './games';
import { createLedgers } from './ledgers';
import { generatePeople, type SeedPerson, SEED_PASSWORD } from './people';
import { removeSeededMembers } from './remove-seed';
import { createRuns } from './runs';
import { insertSocial, type SeedMember, type SocialCounts } from './social';

export interface SeedOptions {
  seed: string;
  games: number;
  members: number;
  days: number;
}

export interface SeedCounts extends SocialCounts {
  games: number;
  members: number;
  runs: number;
  boardEntries: number;
  streakEntries: number;
  frozenDays: number;
  /** Names of seeded members to sign in with. */
  examples: string[];
}

const EXAMPLES = 3;
const PASSWORD_SALT = new TextEncoder().encode('starwick seed 01');
const MEMBERS_PER_BATCH = 500;

type SeedAvatar = Pick<typeof avatar.$inferSelect, 'fid' | 'drawing'>;

const insertMembers = async (
  db: NodePgDatabase,
  people: readonly SeedPerson[],
  avatars: readonly SeedAvatar[],
  now: Date,
): Promise<(SeedMember & { avatarUrl: string | null })[]> => {
  const passwordHash = await hashPassword(SEED_PASSWORD, PASSWORD_SALT);
  const chosen = people.map((person) => (avatars.length > 0 ? person.random.pick(avatars) : null));
  const rows = people.map((person, index) => ({
    memberId: person.memberId,
    name: person.name,
    nameKey: nameKeyOf(person.name),
    email: person.email,
    emailKey: emailKeyOf(person.email),
    emailVerifiedAt: person.joinedAt,
    passwordHash,
    avatarFid: chosen[index]?.fid ?? null,
    createdAt: person.joinedAt,
    seenAt: now,
  }));
  const inserted = await bulkInsert<typeof member, { uid: number; name_key: string }>(db, member, rows, {
    skipsExisting: true,
    returning: sql`uid, name_key`,
  });
  const uids = new Map(inserted.map(({ uid, name_key }) => [name_key, uid]));
  return people.flatMap((person, index) => {
    const uid = uids.get(nameKeyOf(person.name));
    const own = chosen[index];
    return uid === undefined ? [] : [{ uid, person, runs: [], avatarUrl: own ? urlOfAvatar(own) : null }];
  });
};

/** Inserts the players, runs and ledgers of members who have played, and returns the players with their ids. */
const insertHistory = async (
  db: NodePgDatabase,
  members: readonly (SeedMember & { avatarUrl: string | null })[],
  now: Date,
) => {
  const played = members.filter(({ runs }) => runs.length > 0);
  const players = await bulkInsert<typeof player, { id: string; subject: string }>(
    db,
    player,
    played.map(({ uid, person, avatarUrl }) => ({
      subject: `member:${uid}`,
      isGuest: false,
      displayName: person.name,
      avatarUrl,
      memberId: person.memberId,
      zone: person.zone,
      createdAt: person.joinedAt,
      seenAt: now,
    })),
    { returning: sql`id, subject` },
  );
  const ids = new Map(players.map(({ id, subject }) => [subject, Number(id)]));
  const withIds = played.map((each) => ({ ...each, playerId: ids.get(`member:${each.uid}`) ?? 0 }));
  const ledgers = withIds.map(({ playerId, person, runs }) =>
    createLedgers(playerId, person.zone, runs, now),
  );
  const runs = withIds.flatMap((each) =>
    each.runs.map(({ isReverse: _direction, ...row }) => ({ ...row, playerId: each.playerId })),
  );
  await bulkInsert(db, run, runs);
  const streaks = ledgers.flatMap((each) => each.streaks);
  await bulkInsert(db, streakEntry, streaks);
  await bulkInsert(
    db,
    tokenEntry,
    ledgers.flatMap((each) => each.tokens),
  );
  const boardEntries = await insertBoardEntries(db, withIds);
  return { runs: runs.length, streakEntries: streaks.length, boardEntries };
};

const insertAll = async (
  db: NodePgDatabase,
  people: readonly SeedPerson[],
  games: PlayableGames,
  avatars: readonly SeedAvatar[],
  { now, onProgress }: { now: Date; onProgress: (line: string) => void },
) => {
  const members = await insertMembers(db, people, avatars, now);
  const frozenDays = await reopenEmptyDays(db);
  const isFrozen = (game: string, levelKey: string): boolean => frozenDays.has(dayBoardKeyOf(game, levelKey));
  const withRuns = members.map((each) => ({ ...each, runs: createRuns(each.person, games, now, isFrozen) }));
  const total = { runs: 0, streakEntries: 0, boardEntries: 0 };
  for (let from = 0; from < withRuns.length; from += MEMBERS_PER_BATCH) {
    const added = await insertHistory(db, withRuns.slice(from, from + MEMBERS_PER_BATCH), now);
    total.runs += added.runs;
    total.streakEntries += added.streakEntries;
    total.boardEntries += added.boardEntries;
    onProgress(`members: ${Math.min(from + MEMBERS_PER_BATCH, withRuns.length)} of ${withRuns.length}`);
  }
  return {
    ...total,
    ...(await insertSocial(db, withRuns, games, now)),
    members: members.length,
    examples: members.slice(0, EXAMPLES).map(({ person }) => person.name),
  };
};

const freezeDueBoards = async (db: NodePgDatabase, now: Date): Promise<number> => {
  let frozen = 0;
  while (await freezeNextDay(db, now)) frozen += 1;
  return frozen;
};

/**
 * Replaces earlier seed data; data of real members remains. Members, runs and boards are inserted in one transaction.
 * @param onProgress called with a line for each finished part
 */
export const seedDatabase = async (
  db: NodePgDatabase,
  { seed, games: gameCount, members: memberCount, days }: SeedOptions,
  now: Date,
  onProgress: (line: string) => void = () => undefined,
): Promise<SeedCounts> => {
  await removeSeededMembers(db);
  await generateGames(db, gameCount, now, (made) => onProgress(`games: ${made} of ${gameCount}`));
  await seedAvatars(db);
  const games = await readPlayableGames(db, now);
  const avatars = await db
    .select({ fid: avatar.fid, drawing: avatar.drawing })
    .from(avatar)
    .where(and(isNotNull(avatar.drawing), eq(avatar.price, 0)))
    .orderBy(asc(avatar.fid));
  const people = generatePeople(seed, memberCount, days, now);
  const counts = await db.transaction((tx) =>
    insertAll(tx as unknown as NodePgDatabase, people, games, avatars, { now, onProgress }),
  );
  onProgress('freezing the days of boards');
  const frozenDays = await freezeDueBoards(db, now);
  await foldCountChanges(db);
  await db.execute(sql`analyze`);
  await db.execute(sql`select pg_notify(${CATALOG_CHANNEL}, 'seed')`);
  return { ...counts, games: gameCount, frozenDays };
};
