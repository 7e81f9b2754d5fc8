/** The games module's entry point, with the calls that it serves. */
import { getAnyGame } from '@/lib/contract/admin';
import * as contract from '@/lib/contract/games';
import { ServiceError } from '@/lib/errors';
import { serve, type ServedCall } from '../../http/contract-app';
import { rowIdOf } from '../../platform/row-id';
import type { ProductService } from '../service';
import { getHome } from './get-home-shelves';
import { listGenres } from './list-genres';
import { listSuggestedGames } from './list-suggested-games';
import { presentGame, presentSummary } from './present-game';
import { gameQueries } from './queries';
import {
  getBonusGame,
  getRandomGame,
  listDailyRecommendations,
  listDailyUpsell,
  listTopTags,
} from './recommend';
import { mockGames } from './mock-games';
import { reportProblem } from './report-problem';
import { genresOf, searchGames } from './search-games';
import { trackView } from './track-view';

const DEFAULT_SIMILAR_GAMES = 8;

const notFound = (): ServiceError => new ServiceError('notFound', 'There is no such game.');
const uidOf = (id: string): number => {
  const uid = rowIdOf(id);
  if (uid === null) throw notFound();
  return uid;
};

export const gamesCalls = (service: ProductService): ServedCall[] => {
  const queries = gameQueries(service.db);
  const requireById = async (id: string) => {
    const found = await queries.byId(uidOf(id), service.clock.now());
    if (!found) throw notFound();
    return found;
  };
  /** Returns the full form of a game, including its file on this site if it is one of our downloads. */
  const presentFull = (found: Parameters<typeof presentGame>[0]) => {
    const shown = presentGame(found);
    const isOurs = found.row.source === 'built-in' && found.row.isDownloadGame;
    if (!isOurs) return { ...shown, download: null };
    const file = service.shop.downloads.fileOf(shown.productSku ?? '');
    if (!file) return { ...shown, downloadUrl: null, hasTrial: false, hasPurchase: false };
    return { ...shown, download: { bytes: file.bytes, version: file.version } };
  };
  return [
    serve(contract.getGameById, async ({ params }) => presentFull(await requireById(params.id))),
    serve(contract.getGameByAlias, async ({ query }, context) => {
      const found = await queries.byAlias(query.route, context.clock.now());
      if (!found) throw notFound();
      if (query.trackGameView) await trackView(service, context, found.row.uid);
      return presentFull(found);
    }),
    serve(getAnyGame, async ({ query }, context) => {
      const found = await queries.anyByAlias(query.route, context.clock.now());
      if (!found) throw notFound();
      return presentFull(found);
    }),
    serve(contract.getPlayCount, async ({ params }) => ({
      totalcount: (await requireById(params.id)).row.playCount,
    })),
    serve(contract.listMoreLikeThis, async ({ params, query }, context) => {
      const perPage = query.items_per_page ?? DEFAULT_SIMILAR_GAMES;
      const page = query.page ?? 0;
      const uid = uidOf(params.id);
      const found = await queries.listSimilar(uid, context.clock.now(), {
        limit: perPage,
        offset: page * perPage,
        isMobileOnly: query.field_is_this_game_mobile,
      });
      if (found.rows.length === 0) await requireById(params.id);
      const pager = { total_items: found.total, items_per_page: perPage, page };
      return { rows: found.rows.map(presentSummary), pager };
    }),
    serve(contract.searchGames, (input, context) => {
      const { title, suggested } = input.query;
      const at = context.clock.now();
      return title && suggested
        ? listSuggestedGames(service, queries, title, at)
        : searchGames(service, queries, input, at);
    }),
    serve(contract.listSuggestions, async ({ query }, context) =>
      (await service.search.suggest(query.q, context.clock.now())).map(({ text }) => text),
    ),
    serve(contract.listGenres, ({ query }, context) =>
      listGenres(service.db, query.kind === 'download', context.clock.now()),
    ),
    serve(contract.listDailyRecommendations, async ({ params }, context) => {
      const { row } = await requireById(params.id);
      const rows = await listDailyRecommendations(service.db, row, context.clock.now());
      return { rows: rows.map(presentSummary) };
    }),
    serve(contract.getDailyUpsell, async (_input, context) => ({
      rows: (await listDailyUpsell(service.db, context.clock.now())).map(presentSummary),
    })),
    serve(contract.listTopTags, async ({ params }) => {
      const { row } = await requireById(params.id);
      return { rows: await listTopTags(service.db, row.uid) };
    }),
    serve(contract.getRandomGame, async ({ query }, context) => {
      const hiddenKeys = query.without.split(',').filter(Boolean);
      const genre = genresOf([query.tid])[0];
      const row = await getRandomGame(service.db, genre, context.clock.now(), hiddenKeys);
      if (!row) throw notFound();
      return presentSummary(row);
    }),
    serve(contract.getBonusGame, async ({ query }, context) => {
      const row = await getBonusGame(service.db, query, context.clock.now());
      if (!row) throw notFound();
      return presentSummary(row);
    }),
    serve(contract.reportProblem, async (input, context) => {
      const { row } = await requireById(input.body.nid);
      await reportProblem(service, input, row.uid, context);
      return { ok: true };
    }),
    serve(contract.listMockGames, () => {
      if (service.config.environment !== 'development') throw notFound();
      return { rows: mockGames() };
    }),
    serve(contract.getHomeShelves, (_input, context) => getHome(queries, context.clock.now())),
  ];
};
