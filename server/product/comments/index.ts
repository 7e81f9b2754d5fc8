/** Comments on games: the module's entry point. */
import * as contract from '@/lib/contract/comments';
import type { RequestContext } from '../../http/context';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { requireMember } from '../auth/current-member';
import { requireGame } from '../flags/find-game';
import type { ProductService } from '../service';
import { listComments } from './list-comments';
import { createComment, hideComment, reportComment, updateComment } from './write-comment';

export { voteOnComment } from './write-comment';

const OK = { ok: true };

export const commentsCalls = (service: ProductService): ServedCall[] => {
  const requireSignedInMember = (context: RequestContext) => requireMember(service, context);
  return [
    bindCall(contract.listComments, async ({ params, query }, context) => {
      const row = await requireGame(service, params.nid, null);
      return listComments(service, row.uid, query, context);
    }),
    bindCall(contract.createComment, async ({ params, body }, context) => {
      const member = await requireSignedInMember(context);
      const row = await requireGame(service, params.nid, member);
      return createComment(service, member, { gameUid: row.uid, body: body.body }, context.clock.now());
    }),
    bindCall(contract.updateComment, async ({ params, body }, context) =>
      updateComment(
        service,
        await requireSignedInMember(context),
        { cid: params.cid, body: body.body },
        context.clock.now(),
      ),
    ),
    bindCall(contract.reportComment, async ({ params, body }, context) => {
      await reportComment(
        service,
        await requireSignedInMember(context),
        { cid: params.cid, message: body.message },
        context.clock.now(),
      );
      return OK;
    }),
    bindCall(contract.hideComment, async ({ params, body }, context) => {
      await hideComment(
        service,
        await requireSignedInMember(context),
        { cid: params.cid, hidden: body.hidden },
        context.clock.now(),
      );
      return OK;
    }),
  ];
};
