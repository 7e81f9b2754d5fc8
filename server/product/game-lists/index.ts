/** Members' own lists of games: the module's entry point. */
import * as contract from '@/lib/contract/game-lists';
import type { RequestContext } from '../../http/context';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { requireMember } from '../auth/current-member';
import type { ProductService } from '../service';
import { addToList, createList, reorderList, removeFromList, removeList, renameList } from './change-lists';
import { getOwnList, getSharedList, listOwnLists } from './read-lists';
import { reportList, shareList, withdrawList } from './share-list';

const OK = { ok: true };

export const gameListsCalls = (service: ProductService): ServedCall[] => {
  const requireSignedInMember = (context: RequestContext) => requireMember(service, context);
  return [
    bindCall(contract.listOwnLists, async (_input, context) => ({
      rows: await listOwnLists(service.db, (await requireSignedInMember(context)).uid),
    })),
    bindCall(contract.getOwnList, async ({ params }, context) =>
      getOwnList(service, await requireSignedInMember(context), params.id, context.clock.now()),
    ),
    bindCall(contract.createList, async ({ body }, context) =>
      createList(service, await requireSignedInMember(context), body, context.clock.now()),
    ),
    bindCall(contract.renameList, async ({ params, body }, context) =>
      renameList(service, await requireSignedInMember(context), params.id, body.title),
    ),
    bindCall(contract.removeList, async ({ params }, context) => {
      await removeList(service, await requireSignedInMember(context), params.id);
      return OK;
    }),
    bindCall(contract.addToList, async ({ params, body }, context) =>
      addToList(service, await requireSignedInMember(context), params.id, body.nid),
    ),
    bindCall(contract.removeFromList, async ({ params }, context) =>
      removeFromList(service, await requireSignedInMember(context), params.id, params.nid),
    ),
    bindCall(contract.orderList, async ({ params, body }, context) =>
      reorderList(service, await requireSignedInMember(context), params.id, body.nids),
    ),
    bindCall(contract.shareList, async ({ params, body }, context) =>
      shareList(
        service,
        await requireSignedInMember(context),
        { id: params.id, ...body },
        context.clock.now(),
      ),
    ),
    bindCall(contract.getSharedList, ({ params }, context) =>
      getSharedList(service, params.shareId, context.clock.now()),
    ),
    bindCall(contract.reportList, async ({ body }, context) => {
      await reportList(service, await requireSignedInMember(context), body, context.clock.now());
      return OK;
    }),
    bindCall(contract.withdrawList, async ({ params, body }, context) => {
      await withdrawList(
        service,
        await requireSignedInMember(context),
        { id: params.id, hidden: body.hidden },
        context.clock.now(),
      );
      return OK;
    }),
  ];
};
