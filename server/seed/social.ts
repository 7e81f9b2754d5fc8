/** Generates seeded members' favorites, ratings, recently played games, friends and comments. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { comment, friendship } from '../db/schema/community';
import { favorite, rating, recentGame } from '../db/schema/member-games';
import { checkComment } from '../product/comments/rules';
import { bulkInsert } from './bulk-insert';
import type { PlayableGames } from './games';
import type { SeedPerson } from './people';
import type { SeededRandom } from './random';
import type { SeedRun } from './runs';

export interface SeedMember {
  uid: number;
  person: SeedPerson;
  runs: readonly SeedRun[];
}

const MAX_FAVORITES = 16;
const MAX_RATINGS = 12;
const MAX_RECENT = 30;
const MAX_FRIENDS = 12;
const COMMENTING_SHARE = 0.35;
const MAX_COMMENTS = 3;
/** Ratings to choose from; most of them are good. */
const VOTES = [5, 5, 5, 4, 4, 4, 3, 3, 2, 1];
const OPENINGS = [
  'Lovely',
  'A calm',
  'My favorite',
  'A clever',
  'Such a cozy',
  'A tricky',
  'Quite a relaxing',
];
const SUBJECTS = ['little game', 'puzzle', 'way to end the day', 'one', 'coffee break', 'challenge'];
const ENDINGS = [
  'I come back to it every evening.',
  'The later levels are hard, but fair.',
  'My daughter beats me at it.',
  'It took me a while to see the trick.',
  'More levels, please!',
  'The music is just right.',
  'I finally got under three minutes today.',
];

/** Picks games; popular ones are much more likely than the long tail. */
const pickGames = (random: SeededRandom, uids: readonly number[], count: number): number[] => {
  const chosen = new Set<number>();
  for (let attempt = 0; attempt < count; attempt += 1)
    chosen.add(uids[Math.floor(uids.length * random.next() ** 3)] as number);
  return [...chosen];
};

const pickMoment = ({ random, joinedAt }: SeedPerson, now: Date): Date =>
  new Date(joinedAt.getTime() + Math.floor(random.next() * (now.getTime() - joinedAt.getTime())));

const createRecentGames = ({ uid, person, runs }: SeedMember, games: PlayableGames, now: Date) => {
  const uidOf = new Map([...games.dailies, ...games.others].map((each) => [each.keyword, each.uid]));
  const playedAt = new Map<number, Date>();
  for (const gameUid of pickGames(person.random, games.uids, person.random.below(MAX_RECENT)))
    playedAt.set(gameUid, pickMoment(person, now));
  for (const { game, finishedAt } of runs) {
    const gameUid = uidOf.get(game);
    const known = gameUid === undefined ? undefined : playedAt.get(gameUid);
    if (gameUid !== undefined && (!known || known < finishedAt)) playedAt.set(gameUid, finishedAt);
  }
  return [...playedAt].map(([gameUid, at]) => ({ memberUid: uid, gameUid, playedAt: at }));
};

const createComments = ({ uid, person }: SeedMember, { uids }: PlayableGames, now: Date) => {
  const { random } = person;
  if (!random.chance(COMMENTING_SHARE)) return [];
  return pickGames(random, uids, 1 + random.below(MAX_COMMENTS)).map((gameUid) => ({
    memberUid: uid,
    gameUid,
    body: checkComment(`${random.pick(OPENINGS)} ${random.pick(SUBJECTS)}. ${random.pick(ENDINGS)}`),
    createdAt: pickMoment(person, now),
  }));
};

export interface SocialCounts {
  favorites: number;
  ratings: number;
  friendships: number;
  comments: number;
}

/** Inserts the generated data, and adds the ratings to the games' sums. */
export const insertSocial = async (
  db: NodePgDatabase,
  members: readonly SeedMember[],
  games: PlayableGames,
  now: Date,
): Promise<SocialCounts> => {
  const uids = members.map(({ uid }) => uid);
  const favorites = members.flatMap(({ uid: memberUid, person }) =>
    pickGames(person.random, games.uids, person.random.below(MAX_FAVORITES)).map((gameUid) => ({
      memberUid,
      gameUid,
      createdAt: pickMoment(person, now),
    })),
  );
  const ratings = members.flatMap(({ uid: memberUid, person }) =>
    pickGames(person.random, games.uids, person.random.below(MAX_RATINGS)).map((gameUid) => ({
      memberUid,
      gameUid,
      value: person.random.pick(VOTES),
      ratedAt: pickMoment(person, now),
    })),
  );
  const friendships = members.flatMap(({ uid: memberUid, person }) =>
    person.random
      .sample(uids, person.random.below(MAX_FRIENDS))
      .filter((friendUid) => friendUid !== memberUid)
      .map((friendUid) => ({ memberUid, friendUid, createdAt: pickMoment(person, now) })),
  );
  // Comments are listed by id, so they must be inserted in the order of their times.
  const comments = members
    .flatMap((each) => createComments(each, games, now))
    .sort((left, right) => left.createdAt.getTime() - right.createdAt.getTime());
  await bulkInsert(db, favorite, favorites);
  await bulkInsert(db, rating, ratings);
  await bulkInsert(db, friendship, friendships);
  await bulkInsert(db, comment, comments);
  await bulkInsert(
    db,
    recentGame,
    members.flatMap((each) => createRecentGames(each, games, now)),
  );
  await db.execute(sql`update product.game set rating_sum = rating_sum + added.sum, rating_count = rating_count + added.count
    from (select game_uid, sum(value)::int as sum, count(*)::int as count from product.rating
      where member_uid = any(${sql.param(uids)}::int[]) group by game_uid) added
    where added.game_uid = game.uid`);
  return {
    favorites: favorites.length,
    ratings: ratings.length,
    friendships: friendships.length,
    comments: comments.length,
  };
};
