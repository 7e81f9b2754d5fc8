/** Builds the home page's content: dailies, the featured game, and shelves ordered by flags, popularity and date. */
import type * as v from 'valibot';
import type { getHomeShelves } from '@/lib/contract/games';
import { type GameRow, presentSummary } from './present-game';
import type { GameQueries } from './queries';

type HomeResponse = v.InferInput<(typeof getHomeShelves)['answer']>;
type HomeShelfResponse = HomeResponse['shelves'][number];

const NEW_DAYS = 30;
const SHELF_GAMES = 8;
// Up to this number of games, the home page shows all of them; above it, only the most played.
const SMALL_CATALOG = 24;
const DAY_MS = 86_400_000;
const GAMES_IN_FULL_ROW = 4;
const MIN_VOTES = 5;

const compareByDate = (a: GameRow, b: GameRow): number =>
  b.publishedAt.getTime() - a.publishedAt.getTime() ||
  Number(b.isFeatured) - Number(a.isFeatured) ||
  b.uid - a.uid;
/** Returns only the first game of each family. */
const oneOfEachFamily = (rows: readonly GameRow[]): GameRow[] =>
  rows.filter(({ family }, index) => !family || rows.findIndex((row) => row.family === family) === index);

const presentOneOfEachFamily = (rows: readonly GameRow[], max = SHELF_GAMES) =>
  oneOfEachFamily(rows).slice(0, max).map(presentSummary);

const compareByRating = (a: GameRow, b: GameRow): number =>
  popularityScoreOf(b) - popularityScoreOf(a) || b.playCount - a.playCount;
// The rating formula of the lists. It gives little weight to a rating with few votes.
const popularityScoreOf = ({ ratingSum, ratingCount }: GameRow): number =>
  (ratingSum + 35) / (ratingCount + 10);

const createShelves = (rows: readonly GameRow[], totalGames: number, at: Date): HomeShelfResponse[] => {
  const online = rows.filter((row) => !row.isDownloadGame);
  const fresh = [...online]
    .sort(compareByDate)
    .filter((row) => at.getTime() - row.publishedAt.getTime() < NEW_DAYS * DAY_MS);
  const isSmall = totalGames <= SMALL_CATALOG;
  const popular = online.filter((row) => !fresh.slice(0, SHELF_GAMES).includes(row));
  const best = online.filter((row) => row.ratingCount >= MIN_VOTES).sort(compareByRating);
  const createShelf = (
    key: string,
    title: string,
    games: HomeShelfResponse['games'],
    more: Partial<HomeShelfResponse> = {},
  ): HomeShelfResponse => ({
    key,
    title,
    href: '/online/all-games',
    kind: 'standard',
    games,
    ...more,
  });
  const all = [
    createShelf('new', 'New this month', presentOneOfEachFamily(fresh), {
      href: '/online/all-games?sort=newest',
    }),
    isSmall
      ? createShelf('all', 'All games', presentOneOfEachFamily(online, SMALL_CATALOG))
      : createShelf('popular', 'Everybody plays', presentOneOfEachFamily(popular)),
    ...(isSmall
      ? []
      : [
          createShelf(
            'picks',
            'Picked by us',
            presentOneOfEachFamily(
              rows.filter((row) => row.isStaffPick).sort(compareByDate),
              GAMES_IN_FULL_ROW,
            ),
          ),
          createShelf('best', 'Best rated', presentOneOfEachFamily(best, GAMES_IN_FULL_ROW), {
            href: '/online/all-games?sort=rating',
          }),
        ]),
    createShelf(
      'download',
      'Download and keep',
      presentOneOfEachFamily(rows.filter((row) => row.isDownloadGame)),
      {
        href: '/download/all-games',
        kind: 'tall',
      },
    ),
  ];
  return all.filter(({ games }) => games.length > 0);
};

/** Reads the content with two queries: the noteworthy games, and the number of games. */
export const readHomeShelves = async (queries: GameQueries, at: Date): Promise<HomeResponse> => {
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
    shelves: createShelves(rows, totalGames, at),
    boardGame: boardGame && presentSummary(boardGame),
    totalGames,
  };
};
