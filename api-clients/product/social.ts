/** Calls for a member's actions on games and other members (spec §7 "Users"); loads on first use. */
import * as flags from '@/lib/contract/flags';
import * as users from '@/lib/contract/users';
import type { ApiCaller } from '../http';

const FAVORITE_FLAG_ID = 'favorite_game';

export const createSocialClient = (call: ApiCaller) => {
  const setFlag = (nid: string, flagId: string, isOn: boolean) =>
    call(isOn ? flags.flagNode : flags.unflagNode, { body: { nid, flag_id: flagId } });
  return {
    setFavorite: (nid: string, isOn: boolean) => setFlag(nid, FAVORITE_FLAG_ID, isOn),
    isFavorite: async (nid: string) =>
      (await call(flags.getNodeFlagStatus, { body: { nid, flag_id: FAVORITE_FLAG_ID } })).flagged_status,
    /** Sets or removes a tag. Each tag has its own call (spec §7). */
    setTag: (nid: string, flagId: string, isOn: boolean) =>
      isOn ? call(flags.tagGame, { body: { nid, flag_id: flagId } }) : setFlag(nid, flagId, false),
    /** Lists the flag ids of the member's own tags for a game. */
    listOwnTags: async (nid: string) => (await call(flags.listOwnTags, { params: { nid } })).rows,
    /** @param value from 1 to 5 */
    rate: (nid: string, value: number) => call(flags.rateGame, { body: { nid, rating_value: value } }),
    /** Returns the member's own rating, or null if there is none. */
    getRating: async (nid: string, uid: string) =>
      (await call(flags.getRateStatus, { body: { nid, user_id: uid } })).vote_status,
    setFriend: (uid: string, isOn: boolean) =>
      call(isOn ? flags.addFriend : flags.removeFriend, { body: { friend_uid: uid } }),
    isFriend: async (uid: string) =>
      (await call(flags.getFriendStatus, { body: { friend_uid: uid } })).flagged_status,
    setBlock: (uid: string, isOn: boolean) =>
      call(isOn ? users.blockMember : users.unblockMember, { body: { uid } }),
    isBlocked: async (uid: string) => (await call(users.getBlockStatus, { body: { uid } })).flagged_status,
    /** @throws ApiError tooManyRequests */
    reportMember: (uid: string, message: string) => call(users.reportMember, { body: { uid, message } }),
    listGamesForYou: async (count: number) =>
      (await call(users.listGamesForYou, { query: { items_per_page: count, page: 0 } })).rows,
  };
};
