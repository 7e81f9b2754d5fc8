/** Members: the module's entry point. */
import { getMemberStats } from '@/lib/contract/player-stats';
import * as contract from '@/lib/contract/users';
import type { RequestContext } from '../../http/context';
import { serve, type ServedCall } from '../../http/contract-app';
import { requireMember } from '../auth/current-member';
import { presentSummary } from '../games/present-game';
import type { ProductService } from '../service';
import { listBoughtGames } from '../shop';
import { blockMember, hasBlocked, listBlocked, reportMember, unblockMember } from './blocks';
import { exportUser } from './export-user';
import { requireByName, requireByUid } from './find-member';
import { storeConsent } from './store-consent';
import { listFriends } from './friends';
import { hideParts } from './hide-parts';
import { listGamesForYou, listSavedGames, pageOf } from './list-games-of';
import { presentProfile, presentUser } from './present-member';
import { recordPlayed } from './record-played';
import { removeUser } from './remove-user';
import { createStatsCache } from './stats-cache';
import { renameUser, updateUser } from './update-user';

export { continueNextRemoval } from './removal';

const OK = { ok: true };

export const membersCalls = (service: ProductService): ServedCall[] => {
  const { db } = service;
  const statsOf = createStatsCache(service);
  const requireSignedInMember = (context: RequestContext) => requireMember(service, context);
  return [
    serve(contract.getUserById, async ({ params }) =>
      presentUser(service, await requireByUid(db, params.id)),
    ),
    serve(contract.getPublicProfile, async ({ params }) =>
      presentProfile(service, await requireByName(db, params.name)),
    ),
    serve(contract.getPublicProfileById, async ({ params }) =>
      presentProfile(service, await requireByUid(db, params.id)),
    ),
    serve(contract.listFavorites, async ({ params, query }, context) =>
      listSavedGames(service, 'favorites', await requireByUid(db, params.id), query, context),
    ),
    serve(contract.listRecentGames, async ({ params, query }, context) =>
      listSavedGames(service, 'recent', await requireByUid(db, params.id), query, context),
    ),
    serve(contract.listFriends, async ({ params, query }, context) =>
      listFriends(service, await requireByUid(db, params.id), query, context),
    ),
    serve(getMemberStats, async ({ params }, context) => ({
      standing: await statsOf(await requireByUid(db, params.id), context),
    })),
    serve(contract.listDownloads, async ({ params, query }) => {
      const page = pageOf(query);
      const { uid } = await requireByUid(db, params.id);
      const { rows, total } = await listBoughtGames(service, uid, page);
      return { rows: rows.map(presentSummary), pager: page.pagerFor(total) };
    }),
    serve(contract.listGamesForYou, async ({ query }, context) =>
      listGamesForYou(service, await requireSignedInMember(context), query, context),
    ),
    serve(contract.recordPlayed, async ({ body }, context) => {
      await recordPlayed(service, await requireSignedInMember(context), body.nids, context.clock.now());
      return OK;
    }),
    serve(contract.updateUser, (input, context) => updateUser(service, input, context)),
    serve(contract.updateDisplayName, (input, context) => renameUser(service, input, context)),
    serve(contract.exportUser, async ({ params }, context) =>
      exportUser(service, await requireByUid(db, params.id), context.clock.now()),
    ),
    serve(contract.removeUser, async (input, context) => {
      await removeUser(service, input, context);
      return OK;
    }),
    serve(contract.blockMember, async ({ body }, context) => {
      await blockMember(service, await requireSignedInMember(context), body.uid, context.clock.now());
      return OK;
    }),
    serve(contract.unblockMember, async ({ body }, context) => {
      await unblockMember(service, await requireSignedInMember(context), body.uid);
      return OK;
    }),
    serve(contract.listBlocked, async (_input, context) =>
      listBlocked(service, await requireSignedInMember(context)),
    ),
    serve(contract.getBlockStatus, async ({ body }, context) => ({
      flagged_status: await hasBlocked(service, await requireSignedInMember(context), body.uid),
    })),
    serve(contract.reportMember, async ({ body }, context) => {
      await reportMember(service, await requireSignedInMember(context), body, context.clock.now());
      return OK;
    }),
    serve(contract.updateHiddenParts, async ({ body }, context) => {
      await hideParts(service, await requireSignedInMember(context), body.hiddenParts, context);
      return OK;
    }),
    serve(contract.updateConsent, async ({ body }, context) => {
      await storeConsent(service, await requireSignedInMember(context), body, context.clock.now());
      return OK;
    }),
  ];
};
