/** Flags, ratings and tags: everything that is sent through Drupal's flag endpoints (spec §7); the module's entry point. */
import * as contract from '@/lib/contract/flags';
import { listAdminFlags } from '@/lib/contract/games';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../../http/context';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { isAdministrator, requireMember } from '../auth/current-member';
import { voteOnComment } from '../comments';
import { addFriend, isFriend, removeFriend } from '../members/friends';
import type { ProductService } from '../service';
import { listAdminFlagsOf, isAdminFlag, setAdminFlag } from './admin-flags';
import { requireGame } from './find-game';
import {
  addFavorite,
  addTag,
  FAVORITE,
  hasFlag,
  isGameTag,
  listOwnTagsOf,
  removeFavorite,
  removeTag,
} from './node-flags';
import { rateGame, findRating } from './rate-game';

const OK = { ok: true };

export const flagsCalls = (service: ProductService): ServedCall[] => {
  const requireSignedInMember = (context: RequestContext) => requireMember(service, context);

  const setFlag = async (
    { nid, flag_id: flagId }: { nid: string; flag_id: string },
    value: boolean,
    context: RequestContext,
  ) => {
    const member = await requireSignedInMember(context);
    const now = context.clock.now();
    const row = await requireGame(service, nid, member);
    const key = { memberUid: member.uid, gameUid: row.uid };
    if (flagId === FAVORITE) await (value ? addFavorite(service, key, now) : removeFavorite(service, key));
    else if (isGameTag(flagId))
      await (value ? addTag(service, key, flagId, now) : removeTag(service, key, flagId));
    else if (!isAdminFlag(flagId))
      throw new ServiceError('badRequest', 'There is no such flag.', { flag_id: 'Unknown.' });
    else if (!isAdministrator(member))
      throw new ServiceError('forbidden', 'Only administrators may do this.');
    else await setAdminFlag(service, member, row, flagId, value, now);
    return OK;
  };

  return [
    bindCall(contract.flagNode, ({ body }, context) => setFlag(body, true, context)),
    bindCall(contract.unflagNode, ({ body }, context) => setFlag(body, false, context)),
    bindCall(contract.tagGame, ({ body }, context) => {
      if (!isGameTag(body.flag_id))
        throw new ServiceError('badRequest', 'There is no such tag.', { flag_id: 'Unknown.' });
      return setFlag(body, true, context);
    }),
    bindCall(contract.getNodeFlagStatus, async ({ body }, context) => {
      const member = await requireSignedInMember(context);
      const row = await requireGame(service, body.nid, member);
      const key = { memberUid: member.uid, gameUid: row.uid };
      return { flagged_status: await hasFlag(service, key, body.flag_id) };
    }),
    bindCall(contract.listOwnTags, async ({ params }, context) => {
      const member = await requireSignedInMember(context);
      const row = await requireGame(service, params.nid, member);
      return { rows: await listOwnTagsOf(service, { memberUid: member.uid, gameUid: row.uid }) };
    }),
    bindCall(listAdminFlags, async ({ body }, context) => ({
      flagged_status: listAdminFlagsOf(
        await requireGame(service, body.nid, await requireSignedInMember(context)),
      ),
    })),
    bindCall(contract.rateGame, async ({ body }, context) => {
      const member = await requireSignedInMember(context);
      const row = await requireGame(service, body.nid, member);
      const vote = { memberUid: member.uid, gameUid: row.uid, value: body.rating_value };
      await rateGame(service, vote, context.clock.now());
      return OK;
    }),
    bindCall(contract.getRateStatus, async ({ body }, context) => {
      const member = await requireSignedInMember(context);
      if (body.user_id !== String(member.uid))
        throw new ServiceError('forbidden', 'Only the member may do this.');
      const row = await requireGame(service, body.nid, member);
      return { vote_status: await findRating(service, member.uid, row.uid) };
    }),
    bindCall(contract.flagComment, async ({ body }, context) => {
      await voteOnComment(
        service,
        await requireSignedInMember(context),
        body.cid,
        body.flag_id === 'comment_helpful',
      );
      return OK;
    }),
    bindCall(contract.getFriendStatus, async ({ body }, context) => ({
      flagged_status: await isFriend(service, await requireSignedInMember(context), body.friend_uid),
    })),
    bindCall(contract.addFriend, async ({ body }, context) => {
      await addFriend(service, await requireSignedInMember(context), body.friend_uid, context.clock.now());
      return OK;
    }),
    bindCall(contract.removeFriend, async ({ body }, context) => {
      await removeFriend(service, await requireSignedInMember(context), body.friend_uid);
      return OK;
    }),
  ];
};
