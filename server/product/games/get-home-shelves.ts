/** Builds the home page's content: dailies, the featured game, and shelves ordered by flags, popularity and date. */
import type * as v from 'valibot';
import type { getHomeShelves } from '@/lib/contract/games';
import { type GameRow, presentSummary } from './present-game';
import type { GameQueries } from './queries';

type Home = v.InferInput<(typeof getHomeShelves)['answer']>;
type Shelf = Home['shelves'][number];

const NEW_DAYS = 30;
const SHELF_GAMES = 8;
// Up to this number of games, the home page shows all of them; above it, only the most played.
const SMALL_CATALOG = 24;
const DAY_MS = 86_400_000;
const FULL_ROW = 4;
const MIN_VOTES = 5;

const compareDates = (a: GameRow, b: GameRow): number =>
  b.publishedAt.getTime() - a.publishedAt.getTime() ||
  Number(b.isFeatured) - Number(a.isFeatured) ||
  b.uid - a.uid;
/** Returns only the first game of each family. */
const oneOfEachFamily = (rows: readonly GameRow[]): GameRow[] =>
  rows.filter(({ family }, index) => !family || rows.findIndex((row) => row.family === family) === index);

const summaries = (rows: readonly GameRow[], max = SHELF_GAMES) =>
  oneOfEachFamily(rows).slice(0, max).map(presentSummary);

const compareRatings = (a: GameRow, b: GameRow): number =>
  scoreOf(b) - scoreOf(a) || b.playCount - a.playCount;
// The rating formula of the lists. It gives little weight to a rating with few votes.
const scoreOf = ({ ratingSum, ratingCount }: GameRow): number => (ratingSum + 35) / (ratingCount + 10);

const shelvesOf = (rows: readonly GameRow[], totalGames: number, at: Date): Shelf[] => {
  const online = rows.filter((row) => !row.isDownloadGame);
  const fresh = [...online]
    .sort(compareDates)
    .filter((row) => at.getTime() - row.publishedAt.getTime() < NEW_DAYS * DAY_MS);
  const isSmall = totalGames <= SMALL_CATALOG;
  const popular = online.filter((row) => !fresh.slice(0, SHELF_GAMES).includes(row));
  const best = online.filter((row) => row.ratingCount >= MIN_VOTES).sort(compareRatings);
  const shelf = (key: string, title: string, games: Shelf['games'], more: Partial<Shelf> = {}): Shelf => ({
    key,
    title,
    href: '/online/all-games',
    kind: 'standard',
    games,
    ...more,
  });
  const all = [
    shelf('new', 'New this month', summaries(fresh), { href: '/online/all-games?sort=newest' }),
    isSmall
      ? shelf('all', 'All games', summaries(online, SMALL_CATALOG))
      : shelf('popular', 'Everybody plays', summaries(popular)),
    ...(isSmall
      ? []
      : [
          shelf(
            'picks',
            'Picked by us',
            summaries(rows.filter((row) => row.isStaffPick).sort(compareDates), FULL_ROW),
          ),
          shelf('best', 'Best rated', summaries(best, FULL_ROW), { href: '/online/all-games?sort=rating' }),
        ]),
    shelf('download', 'Download and keep', summaries(rows.filter((row) => row.isDownloadGame)), {
      href: '/download/all-games',
      kind: 'tall',
    }),
  ];
  return all.filter(({ games }) => games.length > 0);
};

/** Reads the content with two queries: the noteworthy games, and the number of games. */
export const getHome = async (queries: GameQueries, at: Date): Promise<Home> => {
  const [noteworthy, totalGames] = await Promise.all([queries.listNoteworthy(at), queries.countListed(at)]);
  const rows = noteworthy.map(({ row }) => row);
  const dailies = noteworthy
    .flatMap(({ row, isRunningDaily }) => (isRunningDaily ? [row] : []))
    .sort((a, b) => a.uid - b.uid);
  const featured = rows.find((row) => row.isFeatured) ?? null;
  const boardGame = dailies.find((row) => row.hasLeaderboards) ?? null;
  return {
    dailies: dailies.map(presentSummary),
    featured: featured && presentSummary(featured),
    shelves: shelvesOf(rows, totalGames, at),
    boardGame: boardGame && presentSummary(boardGame),
    totalGames,
  };
};
