/** Members: the module's entry point. */
import { getMemberStats } from '@/lib/contract/player-stats';
import * as contract from '@/lib/contract/users';
import type { RequestContext } from '../../http/context';
import { serveCall, type ServedCall } from '../../http/contract-app';
import { requireMember } from '../auth/current-member';
import { presentSummary } from '../games/present-game';
import type { ProductService } from '../service';
import { listBoughtGames } from '../shop';
import { blockMember, hasBlocked, listBlocked, reportMember, unblockMember } from './blocks';
import { exportUser } from './export-user';
import { requireMemberByName, requireMemberByUid } from './find-member';
import { storeConsent } from './store-consent';
import { listFriends } from './friends';
import { hideParts } from './hide-parts';
import { listGamesForYou, listSavedGames, readPageQuery } from './list-games-of';
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
    serveCall(contract.getUserById, async ({ params }) =>
      presentUser(service, await requireMemberByUid(db, params.id)),
    ),
    serveCall(contract.getPublicProfile, async ({ params }) =>
      presentProfile(service, await requireMemberByName(db, params.name)),
    ),
    serveCall(contract.getPublicProfileById, async ({ params }) =>
      presentProfile(service, await requireMemberByUid(db, params.id)),
    ),
    serveCall(contract.listFavorites, async ({ params, query }, context) =>
      listSavedGames(service, 'favorites', await requireMemberByUid(db, params.id), query, context),
    ),
    serveCall(contract.listRecentGames, async ({ params, query }, context) =>
      listSavedGames(service, 'recent', await requireMemberByUid(db, params.id), query, context),
    ),
    serveCall(contract.listFriends, async ({ params, query }, context) =>
      listFriends(service, await requireMemberByUid(db, params.id), query, context),
    ),
    serveCall(getMemberStats, async ({ params }, context) => ({
      standing: await statsOf(await requireMemberByUid(db, params.id), context),
    })),
    serveCall(contract.listDownloads, async ({ params, query }) => {
      const page = readPageQuery(query);
      const { uid } = await requireMemberByUid(db, params.id);
      const { rows, total } = await listBoughtGames(service, uid, page);
      return { rows: rows.map(presentSummary), pager: page.pagerFor(total) };
    }),
    serveCall(contract.listGamesForYou, async ({ query }, context) =>
      listGamesForYou(service, await requireSignedInMember(context), query, context),
    ),
    serveCall(contract.recordPlayed, async ({ body }, context) => {
      await recordPlayed(service, await requireSignedInMember(context), body.nids, context.clock.now());
      return OK;
    }),
    serveCall(contract.updateUser, (input, context) => updateUser(service, input, context)),
    serveCall(contract.updateDisplayName, (input, context) => renameUser(service, input, context)),
    serveCall(contract.exportUser, async ({ params }, context) =>
      exportUser(service, await requireMemberByUid(db, params.id), context.clock.now()),
    ),
    serveCall(contract.removeUser, async (input, context) => {
      await removeUser(service, input, context);
      return OK;
    }),
    serveCall(contract.blockMember, async ({ body }, context) => {
      await blockMember(service, await requireSignedInMember(context), body.uid, context.clock.now());
      return OK;
    }),
    serveCall(contract.unblockMember, async ({ body }, context) => {
      await unblockMember(service, await requireSignedInMember(context), body.uid);
      return OK;
    }),
    serveCall(contract.listBlocked, async (_input, context) =>
      listBlocked(service, await requireSignedInMember(context)),
    ),
    serveCall(contract.getBlockStatus, async ({ body }, context) => ({
      flagged_status: await hasBlocked(service, await requireSignedInMember(context), body.uid),
    })),
    serveCall(contract.reportMember, async ({ body }, context) => {
      await reportMember(service, await requireSignedInMember(context), body, context.clock.now());
      return OK;
    }),
    serveCall(contract.updateHiddenParts, async ({ body }, context) => {
      await hideParts(service, await requireSignedInMember(context), body.hiddenParts, context);
      return OK;
    }),
    serveCall(contract.updateConsent, async ({ body }, context) => {
      await storeConsent(service, await requireSignedInMember(context), body, context.clock.now());
      return OK;
    }),
  ];
};
