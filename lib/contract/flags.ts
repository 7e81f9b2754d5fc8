/** Flags, ratings, tags and comment votes: everything that is sent through Drupal's flag endpoints (spec §7). */
import * as v from 'valibot';
import { defineCall } from './call';
import { acknowledgment, wireBoolean, wireId, wireInteger } from './wire';

const flagIdField = v.pipe(v.string(), v.regex(/^[a-z_]{1,64}$/, 'Must be a flag.'));
const nodeFlag = v.object({ nid: wireId, flag_id: flagIdField });
const friendFlag = v.object({ friend_uid: wireId });

const definePost = <
  const Id extends string,
  const Path extends string,
  B extends v.GenericSchema,
  A extends v.GenericSchema,
>(
  id: Id,
  path: Path,
  summary: string,
  body: B,
  answer: A,
) => defineCall({ id, service: 'product', method: 'POST', path, access: 'member', summary, body, answer });

export const flagNode = definePost(
  'flags.flagNode',
  '/sw/api/flag/node',
  'Sets a favorite, a tag or (administrators) an admin flag on a game.',
  nodeFlag,
  acknowledgment,
);
export const unflagNode = definePost(
  'flags.unflagNode',
  '/sw/api/unflag/node',
  'Takes a flag off a game.',
  nodeFlag,
  acknowledgment,
);
export const getNodeFlagStatus = definePost(
  'flags.getNodeStatus',
  '/sw/api/flag/status/node',
  'Whether the member has set a flag on a game.',
  nodeFlag,
  v.object({ flagged_status: wireBoolean }),
);
export const tagGame = definePost(
  'flags.tagGame',
  '/flag/node',
  'Adds one of the twelve tags to a game; once per tag.',
  nodeFlag,
  acknowledgment,
);
export const listOwnTags = defineCall({
  id: 'flags.listOwnTags',
  service: 'product',
  method: 'GET',
  path: '/sw/api/game/own-tags/{nid}',
  access: 'member',
  summary: 'Lists the tags that the member has given a game.',
  params: v.object({ nid: wireId }),
  answer: v.object({ rows: v.array(v.string()) }),
});
export const rateGame = definePost(
  'flags.rateGame',
  '/sw/api/post/rate/game',
  'Rates a game from 1 to 5.',
  v.object({ nid: wireId, rating_value: v.pipe(wireInteger, v.minValue(1), v.maxValue(5)) }),
  acknowledgment,
);
export const getRateStatus = definePost(
  'flags.getRateStatus',
  '/sw/api/game/rate/status',
  "The member's own rating of a game.",
  v.object({ nid: wireId, user_id: wireId }),
  v.object({ vote_status: v.nullable(wireInteger) }),
);
export const flagComment = definePost(
  'flags.flagComment',
  '/sw/api/flag/comment',
  'Rates a comment helpful or unhelpful.',
  v.object({ cid: wireId, flag_id: v.picklist(['comment_helpful', 'comment_unhelpful']) }),
  acknowledgment,
);
export const getFriendStatus = definePost(
  'flags.getFriendStatus',
  '/sw/api/flag/status/friend',
  'Whether another member is a friend.',
  friendFlag,
  v.object({ flagged_status: wireBoolean }),
);
export const addFriend = definePost(
  'flags.addFriend',
  '/sw/api/flag/friend',
  'Adds a friend.',
  friendFlag,
  acknowledgment,
);
export const removeFriend = definePost(
  'flags.removeFriend',
  '/sw/api/unflag/friend',
  'Removes a friend.',
  friendFlag,
  acknowledgment,
);
