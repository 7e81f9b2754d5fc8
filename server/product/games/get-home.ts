/** The home page's content: dailies, the featured game and shelves ordered by flags, figures and date. */
import type * as v from 'valibot';
import type { getHomeShelves } from '@/lib/contract/games';
import { type GameRow, presentSummary } from './present-game';
import type { GameQueries } from './queries';

type Home = v.InferInput<(typeof getHomeShelves)['answer']>;
type Shelf = Home['shelves'][number];

const NEW_DAYS = 30;
const SHELF_GAMES = 8;
// Up to here the home page shows all there is; beyond it, what is played most.
const SMALL_CATALOGUE = 24;
const DAY_MS = 86_400_000;

const newest = (a: GameRow, b: GameRow): number =>
  b.publishedAt.getTime() - a.publishedAt.getTime() ||
  Number(b.isFeatured) - Number(a.isFeatured) ||
  b.uid - a.uid;
const summaries = (rows: readonly GameRow[], most = SHELF_GAMES) => rows.slice(0, most).map(presentSummary);

const shelvesOf = (rows: readonly GameRow[], at: Date): Shelf[] => {
  const online = rows.filter((row) => !row.isDownloadGame);
  const fresh = [...online]
    .sort(newest)
    .filter((row) => at.getTime() - row.publishedAt.getTime() < NEW_DAYS * DAY_MS);
  const isSmall = online.length <= SMALL_CATALOGUE;
  const shelves: Shelf[] = [
    {
      key: 'new',
      title: 'New this month',
      href: '/online/all-games',
      kind: 'standard',
      games: summaries(fresh),
    },
    {
      key: isSmall ? 'all' : 'popular',
      title: isSmall ? 'All games' : 'Everybody plays',
      href: '/online/all-games',
      kind: 'standard',
      games: isSmall
        ? summaries(online, SMALL_CATALOGUE)
        : summaries(online.filter((row) => !fresh.slice(0, SHELF_GAMES).includes(row))),
    },
    {
      key: 'download',
      title: 'Download and keep',
      href: '/download/all-games',
      kind: 'tall',
      games: summaries(rows.filter((row) => row.isDownloadGame)),
    },
  ];
  return shelves.filter((shelf) => shelf.games.length > 0);
};

/** Two queries: the shown games, and how many there are. */
export const getHome = async (queries: GameQueries, at: Date): Promise<Home> => {
  const [rows, totalGames] = await Promise.all([queries.listShown(at), queries.countShown(at)]);
  const dailies = rows.filter((row) => row.isDailyGame).sort((a, b) => a.uid - b.uid);
  const featured = rows.find((row) => row.isFeatured) ?? null;
  const boardGame = dailies.find((row) => row.hasLeaderboards) ?? null;
  return {
    dailies: dailies.map(presentSummary),
    featured: featured && presentSummary(featured),
    shelves: shelvesOf(rows, at),
    boardGame: boardGame && presentSummary(boardGame),
    totalGames,
  };
};
