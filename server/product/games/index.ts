/** The games module's door: the calls it serves. */
import * as contract from '@/lib/contract/games';
import { ServiceError } from '@/lib/errors';
import { serve, type ServedCall } from '../../http/contract-app';
import type { ProductService } from '../service';
import { getHome } from './get-home';
import { presentGame, presentSummary } from './present-game';
import { gameQueries } from './queries';
import { trackView } from './track-view';

const SIMILAR_GAMES = 8;

const notFound = (): ServiceError => new ServiceError('notFound', 'There is no such game.');
const uidOf = (id: string): number => {
  const uid = Number(id);
  if (!Number.isInteger(uid) || uid < 1 || uid > 2_147_483_647) throw notFound();
  return uid;
};

export const gamesCalls = (service: ProductService): ServedCall[] => {
  const queries = gameQueries(service.db);
  const requireById = async (id: string) => {
    const row = await queries.byId(uidOf(id), service.clock.now());
    if (!row) throw notFound();
    return row;
  };
  return [
    serve(contract.getGameById, async ({ params }) => presentGame(await requireById(params.id))),
    serve(contract.getGameByAlias, async ({ query }, context) => {
      const row = await queries.byAlias(query.route, context.clock.now());
      if (!row) throw notFound();
      if (query.trackGameView) await trackView(service, context, row.uid);
      return presentGame(row);
    }),
    serve(contract.getPlayCount, async ({ params }) => ({
      totalcount: (await requireById(params.id)).playCount,
    })),
    serve(contract.listMoreLikeThis, async ({ params, query }, context) => {
      const perPage = query.items_per_page ?? SIMILAR_GAMES;
      const page = query.page ?? 0;
      const uid = uidOf(params.id);
      const found = await queries.listSimilar(uid, context.clock.now(), perPage, page * perPage);
      if (found.rows.length === 0) await requireById(params.id);
      const pager = { total_items: found.total, items_per_page: perPage, page };
      return { rows: found.rows.map(presentSummary), pager };
    }),
    serve(contract.getHomeShelves, (_input, context) => getHome(queries, context.clock.now())),
  ];
};
