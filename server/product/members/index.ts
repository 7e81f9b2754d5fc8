/** Members: the module's entry point. */
import { getMemberStats } from '@/lib/contract/player-stats';
import * as contract from '@/lib/contract/users';
import type { RequestContext } from '../../http/context';
import { bindCall, type ServedCall } from '../../http/contract-app';
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
    bindCall(contract.getUserById, async ({ params }) =>
      presentUser(service, await requireMemberByUid(db, params.id)),
    ),
    bindCall(contract.getPublicProfile, async ({ params }) =>
      presentProfile(service, await requireMemberByName(db, params.name)),
    ),
    bindCall(contract.getPublicProfileById, async ({ params }) =>
      presentProfile(service, await requireMemberByUid(db, params.id)),
    ),
    bindCall(contract.listFavorites, async ({ params, query }, context) =>
      listSavedGames(service, 'favorites', await requireMemberByUid(db, params.id), query, context),
    ),
    bindCall(contract.listRecentGames, async ({ params, query }, context) =>
      listSavedGames(service, 'recent', await requireMemberByUid(db, params.id), query, context),
    ),
    bindCall(contract.listFriends, async ({ params, query }, context) =>
      listFriends(service, await requireMemberByUid(db, params.id), query, context),
    ),
    bindCall(getMemberStats, async ({ params }, context) => ({
      standing: await statsOf(await requireMemberByUid(db, params.id), context),
    })),
    bindCall(contract.listDownloads, async ({ params, query }) => {
      const page = readPageQuery(query);
      const { uid } = await requireMemberByUid(db, params.id);
      const { rows, total } = await listBoughtGames(service, uid, page);
      return { rows: rows.map(presentSummary), pager: page.pagerFor(total) };
    }),
    bindCall(contract.listGamesForYou, async ({ query }, context) =>
      listGamesForYou(service, await requireSignedInMember(context), query, context),
    ),
    bindCall(contract.recordPlayed, async ({ body }, context) => {
      await recordPlayed(service, await requireSignedInMember(context), body.nids, context.clock.now());
      return OK;
    }),
    bindCall(contract.updateUser, (input, context) => updateUser(service, input, context)),
    bindCall(contract.updateDisplayName, (input, context) => renameUser(service, input, context)),
    bindCall(contract.exportUser, async ({ params }, context) =>
      exportUser(service, await requireMemberByUid(db, params.id), context.clock.now()),
    ),
    bindCall(contract.removeUser, async (input, context) => {
      await removeUser(service, input, context);
      return OK;
    }),
    bindCall(contract.blockMember, async ({ body }, context) => {
      await blockMember(service, await requireSignedInMember(context), body.uid, context.clock.now());
      return OK;
    }),
    bindCall(contract.unblockMember, async ({ body }, context) => {
      await unblockMember(service, await requireSignedInMember(context), body.uid);
      return OK;
    }),
    bindCall(contract.listBlocked, async (_input, context) =>
      listBlocked(service, await requireSignedInMember(context)),
    ),
    bindCall(contract.getBlockStatus, async ({ body }, context) => ({
      flagged_status: await hasBlocked(service, await requireSignedInMember(context), body.uid),
    })),
    bindCall(contract.reportMember, async ({ body }, context) => {
      await reportMember(service, await requireSignedInMember(context), body, context.clock.now());
      return OK;
    }),
    bindCall(contract.updateHiddenParts, async ({ body }, context) => {
      await hideParts(service, await requireSignedInMember(context), body.hiddenParts, context);
      return OK;
    }),
    bindCall(contract.updateConsent, async ({ body }, context) => {
      await storeConsent(service, await requireSignedInMember(context), body, context.clock.now());
      return OK;
    }),
  ];
};
