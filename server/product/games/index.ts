/** The games module's entry point, with the calls that it serves. */
import { getAnyGame } from '@/lib/contract/admin';
import * as contract from '@/lib/contract/games';
import { ServiceError } from '@/lib/errors';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { parseRowId } from '../../platform/row-id';
import type { ProductService } from '../service';
import { readHomeShelves } from './get-home-shelves';
import { listGenres } from './list-genres';
import { listSuggestedGames } from './list-suggested-games';
import { presentGame, presentSummary } from './present-game';
import { createGameQueries } from './queries';
import {
  getBonusGame,
  getRandomGame,
  listDailyRecommendations,
  listDailyUpsell,
  listTopTags,
} from './recommend';
import { createMockGames } from './mock-games';
import { reportProblem } from './report-problem';
import { resolveGenres, searchGames } from './search-games';
import { trackView } from './track-view';

const DEFAULT_SIMILAR_GAMES = 8;

const createNotFoundError = (): ServiceError => new ServiceError('notFound', 'There is no such game.');
const parseGameUid = (id: string): number => {
  const uid = parseRowId(id);
  if (uid === null) throw createNotFoundError();
  return uid;
};

export const gamesCalls = (service: ProductService): ServedCall[] => {
  const queries = createGameQueries(service.db);
  const requireById = async (id: string) => {
    const found = await queries.byId(parseGameUid(id), service.clock.now());
    if (!found) throw createNotFoundError();
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
    bindCall(contract.getGameById, async ({ params }) => presentFull(await requireById(params.id))),
    bindCall(contract.getGameByAlias, async ({ query }, context) => {
      const found = await queries.byAlias(query.route, context.clock.now());
      if (!found) throw createNotFoundError();
      if (query.trackGameView) await trackView(service, context, found.row.uid);
      return presentFull(found);
    }),
    bindCall(getAnyGame, async ({ query }, context) => {
      const found = await queries.anyByAlias(query.route, context.clock.now());
      if (!found) throw createNotFoundError();
      return presentFull(found);
    }),
    bindCall(contract.getPlayCount, async ({ params }) => ({
      totalcount: (await requireById(params.id)).row.playCount,
    })),
    bindCall(contract.listMoreLikeThis, async ({ params, query }, context) => {
      const perPage = query.items_per_page ?? DEFAULT_SIMILAR_GAMES;
      const page = query.page ?? 0;
      const uid = parseGameUid(params.id);
      const found = await queries.listSimilar(uid, context.clock.now(), {
        limit: perPage,
        offset: page * perPage,
        isMobileOnly: query.field_is_this_game_mobile,
      });
      if (found.rows.length === 0) await requireById(params.id);
      const pager = { total_items: found.total, items_per_page: perPage, page };
      return { rows: found.rows.map(presentSummary), pager };
    }),
    bindCall(contract.searchGames, (input, context) => {
      const { title, suggested } = input.query;
      const at = context.clock.now();
      return title && suggested
        ? listSuggestedGames(service, queries, title, at)
        : searchGames(service, queries, input, at);
    }),
    bindCall(contract.listSuggestions, async ({ query }, context) =>
      (await service.search.suggest(query.q, context.clock.now())).map(({ text }) => text),
    ),
    bindCall(contract.listGenres, ({ query }, context) =>
      listGenres(service.db, query.kind === 'download', context.clock.now()),
    ),
    bindCall(contract.listDailyRecommendations, async ({ params }, context) => {
      const { row } = await requireById(params.id);
      const rows = await listDailyRecommendations(service.db, row, context.clock.now());
      return { rows: rows.map(presentSummary) };
    }),
    bindCall(contract.getDailyUpsell, async (_input, context) => ({
      rows: (await listDailyUpsell(service.db, context.clock.now())).map(presentSummary),
    })),
    bindCall(contract.listTopTags, async ({ params }) => {
      const { row } = await requireById(params.id);
      return { rows: await listTopTags(service.db, row.uid) };
    }),
    bindCall(contract.getRandomGame, async ({ query }, context) => {
      const hiddenKeys = query.without.split(',').filter(Boolean);
      const genre = resolveGenres([query.tid])[0];
      const row = await getRandomGame(service.db, genre, context.clock.now(), hiddenKeys);
      if (!row) throw createNotFoundError();
      return presentSummary(row);
    }),
    bindCall(contract.getBonusGame, async ({ query }, context) => {
      const row = await getBonusGame(service.db, query, context.clock.now());
      if (!row) throw createNotFoundError();
      return presentSummary(row);
    }),
    bindCall(contract.reportProblem, async (input, context) => {
      const { row } = await requireById(input.body.nid);
      await reportProblem(service, input, row.uid, context);
      return { ok: true };
    }),
    bindCall(contract.listMockGames, () => {
      if (service.config.environment !== 'development') throw createNotFoundError();
      return { rows: createMockGames() };
    }),
    bindCall(contract.getHomeShelves, (_input, context) => readHomeShelves(queries, context.clock.now())),
  ];
};
