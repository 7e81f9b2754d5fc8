/** The actions by which a member changes something, each with the values that are stored when it is accepted. */
import { MEMBER_PASSWORD } from '../../../e2e/support/member';

/** The rows that a pair of actions uses. Every pair has its own. */
export interface PairScene {
  uid: string;
  name: string;
  email: string;
  /** Another member, who performs no action. */
  otherUid: string;
  /** A comment of the other member on `nid`. */
  otherCid: string;
  /** A comment of the member on `nid`. */
  ownCid: string;
  nid: string;
  avatarFid: string;
  pricedFid: string;
  sku: string;
  logoutToken: string;
  /** The payment page of a plan, which is open when the pair pays on it. */
  pageId: string;
}

export interface ActionRequest {
  method: string;
  path: string;
  body?: unknown;
  /** Sent without the member's session. */
  isAnonymous?: boolean;
  /** Sent to the scores server, with the member's token. */
  isScores?: boolean;
  /** The values that are stored when the request is accepted, by a key of `readState`. */
  stores?: Record<string, unknown>;
}

export interface PairAction {
  name: string;
  /** @param at the index of the request among those of this action in its pair */
  request(scene: PairScene, at: number): ActionRequest;
}

const patchUser =
  (
    body: (scene: PairScene, at: number) => object,
    stores: (scene: PairScene, at: number) => Record<string, unknown>,
  ) =>
  (scene: PairScene, at: number): ActionRequest => ({
    method: 'PATCH',
    path: `/user/${scene.uid}`,
    body: body(scene, at),
    stores: stores(scene, at),
  });

const createPost =
  (
    path: string | ((scene: PairScene) => string),
    body: (scene: PairScene, at: number) => object,
    stores?: ActionRequest['stores'],
  ) =>
  (scene: PairScene, at: number): ActionRequest => ({
    method: 'POST',
    path: typeof path === 'string' ? path : path(scene),
    body: body(scene, at),
    ...(stores ? { stores } : {}),
  });

const nodeFlag = (flag: string) => (scene: PairScene) => ({ nid: scene.nid, flag_id: flag });
const friendBody = (scene: PairScene) => ({ friend_uid: scene.otherUid });
const otherBody = (scene: PairScene) => ({ uid: scene.otherUid });
const passwordForRequest = (at: number): string => `a harbor of lamps ${at}`;

const ACCOUNT_ACTIONS: PairAction[] = [
  {
    name: 'change the hometown',
    request: patchUser(
      (_scene, at) => ({ personalInfo: { hometown: `Harbor ${at}` }, existing: MEMBER_PASSWORD }),
      (_scene, at) => ({ hometown: `Harbor ${at}` }),
    ),
  },
  {
    name: 'change the snack',
    request: patchUser(
      (_scene, at) => ({ personalInfo: { snackOn: `Toast ${at}` }, existing: MEMBER_PASSWORD }),
      (_scene, at) => ({ snack: `Toast ${at}` }),
    ),
  },
  {
    name: 'opt in',
    request: patchUser(
      () => ({ field_opt_in: [{ value: '1' }] }),
      () => ({ optIn: true }),
    ),
  },
  {
    name: 'choose a theme',
    request: patchUser(
      () => ({ field_theme: [{ value: 'modernDark' }] }),
      () => ({ theme: 'modernDark' }),
    ),
  },
  {
    name: 'choose an avatar',
    request: patchUser(
      ({ avatarFid }) => ({ user_picture: [{ target_id: avatarFid }] }),
      ({ avatarFid }) => ({ avatar: Number(avatarFid) }),
    ),
  },
  {
    name: 'change the password',
    request: patchUser(
      (_scene, at) => ({ pass: [{ value: passwordForRequest(at), existing: MEMBER_PASSWORD }] }),
      // Also removes an email address that is not yet confirmed.
      (_scene, at) => ({ password: passwordForRequest(at), newEmail: null }),
    ),
  },
  {
    name: 'change the email address',
    request: patchUser(
      ({ name }, at) => ({ mail: [{ value: `${name}-${at % 2}@example.org` }], existing: MEMBER_PASSWORD }),
      ({ name }, at) => ({ newEmail: `${name}-${at % 2}@example.org` }),
    ),
  },
  {
    name: 'change the display name',
    request: (scene, at) => ({
      method: 'PATCH',
      path: `/user/${scene.uid}/display-name`,
      body: { displayName: `${scene.name}-${at}`, existing: MEMBER_PASSWORD },
      stores: { name: `${scene.name}-${at}` },
    }),
  },
  {
    name: 'hide the streaks',
    request: () => ({
      method: 'PUT',
      path: '/sw/api/user/hidden-parts',
      body: { hiddenParts: ['streaks'] },
      stores: { hiddenParts: ['streaks'] },
    }),
  },
  {
    name: 'store the consent',
    request: () => ({
      method: 'PUT',
      path: '/sw/api/consent',
      body: { analytics: true, advertising: false },
      stores: { analytics: true },
    }),
  },
  {
    name: 'turn on reminders',
    request: () => ({
      method: 'PUT',
      path: '/sw/api/user/reminders',
      body: { enabled: true },
      stores: { reminders: true },
    }),
  },
  {
    name: 'buy an avatar',
    request: createPost(
      ({ pricedFid }) => `/sw/api/user-avatars/${pricedFid}/purchase`,
      () => ({}),
    ),
  },
  {
    name: 'request a return code',
    request: createPost('/sw/api/return-code', () => ({ returnTo: 'https://forum.example.com/' })),
  },
  { name: 'request a verification', request: createPost('/sw/api/user-resend-verification', () => ({})) },
  {
    name: 'request a reset link',
    request: (scene) => ({
      method: 'POST',
      path: '/user/lost-password',
      body: { mail: scene.email, forgot_pass_link: '/account/reset' },
      isAnonymous: true,
    }),
  },
  {
    name: 'sign in',
    request: (scene) => ({
      method: 'POST',
      path: '/user/login',
      body: { name: scene.email, pass: MEMBER_PASSWORD },
      isAnonymous: true,
    }),
  },
  {
    name: 'sign out',
    request: (scene) => ({ method: 'POST', path: `/user/logout?token=${scene.logoutToken}`, body: {} }),
  },
  { name: 'export the account', request: ({ uid }) => ({ method: 'GET', path: `/user/${uid}/export` }) },
  {
    name: 'delete the account',
    request: ({ uid }) => ({
      method: 'DELETE',
      path: `/user/${uid}`,
      body: { existing: MEMBER_PASSWORD },
      stores: { isDeleted: true },
    }),
  },
];

const SOCIAL_ACTIONS: PairAction[] = [
  {
    name: 'record played games',
    request: createPost('/sw/api/user/played', ({ nid }) => ({ nids: [nid] }), { played: true }),
  },
  {
    name: 'add a favorite',
    request: createPost('/sw/api/flag/node', nodeFlag('favorite_game'), { favorite: true }),
  },
  {
    name: 'remove a favorite',
    request: createPost('/sw/api/unflag/node', nodeFlag('favorite_game'), { favorite: false }),
  },
  {
    name: 'rate a game',
    request: (scene, at) => ({
      method: 'POST',
      path: '/sw/api/post/rate/game',
      body: { nid: scene.nid, rating_value: (at % 5) + 1 },
      stores: { rating: (at % 5) + 1 },
    }),
  },
  { name: 'tag a game', request: createPost('/flag/node', nodeFlag('game_tag_cute'), { tag: true }) },
  { name: 'add a friend', request: createPost('/sw/api/flag/friend', friendBody, { friend: true }) },
  { name: 'remove a friend', request: createPost('/sw/api/unflag/friend', friendBody, { friend: false }) },
  // A block ends the friendship.
  {
    name: 'block a member',
    request: createPost('/sw/api/user/block', otherBody, { block: true, friend: false }),
  },
  { name: 'unblock a member', request: createPost('/sw/api/user/unblock', otherBody, { block: false }) },
  {
    name: 'report a member',
    request: createPost('/sw/api/user/report', (scene) => ({ ...otherBody(scene), message: 'Rude.' }), {
      memberReport: true,
    }),
  },
  {
    name: 'write a comment',
    request: createPost(
      ({ nid }) => `/sw/api/comments/${nid}`,
      (_scene, at) => ({ body: `Warm light, ${at}.` }),
    ),
  },
  {
    name: 'edit a comment',
    request: (scene, at) => ({
      method: 'PATCH',
      path: `/sw/api/comment/${scene.ownCid}`,
      body: { body: `Edited ${at}.` },
      stores: { comment: `Edited ${at}.` },
    }),
  },
  {
    name: 'vote on a comment',
    request: (scene, at) => ({
      method: 'POST',
      path: '/sw/api/flag/comment',
      body: { cid: scene.otherCid, flag_id: at % 2 ? 'comment_helpful' : 'comment_unhelpful' },
      stores: { isHelpful: at % 2 === 1 },
    }),
  },
  {
    name: 'report a comment',
    request: createPost(
      ({ otherCid }) => `/sw/api/comment/${otherCid}/report`,
      () => ({ message: 'Spam.' }),
      { commentReport: true },
    ),
  },
];

/** Pays on a page that is open when the pair begins. */
export const PAY_ACTION = 'pay on an open page';
/** Both actions require a subscription when the pair begins. */
export const CANCEL_ACTION = 'cancel the subscription';
export const RESUME_ACTION = 'resume the subscription';

const PAYMENT_ACTIONS: PairAction[] = [
  { name: 'open the page of a plan', request: createPost('/sw/api/checkout', () => ({ plan: 1 })) },
  {
    name: 'open the page of a game',
    request: createPost('/sw/api/checkout', ({ sku }) => ({ productSku: sku })),
  },
  {
    name: CANCEL_ACTION,
    request: createPost('/sw/api/cancel/subscription', ({ uid }) => ({ uid }), { isCancelling: true }),
  },
  {
    name: RESUME_ACTION,
    request: createPost('/sw/api/resume/subscription', ({ uid }) => ({ uid }), { isCancelling: false }),
  },
  {
    name: PAY_ACTION,
    request: createPost(
      ({ pageId }) => `/sw/api/sandbox/checkout/${pageId}`,
      () => ({ decision: 'pay' }),
      { isCancelling: false },
    ),
  },
  { name: 'open the billing portal', request: createPost('/sw/api/billing-portal', () => ({})) },
];

const SCORES_ACTIONS: PairAction[] = [
  {
    name: 'start a run',
    request: () => ({
      method: 'POST',
      path: '/scores/runs',
      body: { game: 'quiet-sudoku', mode: 'easy' },
      isScores: true,
    }),
  },
  {
    name: 'save a game',
    request: () => ({
      method: 'PUT',
      path: '/scores/saves/quiet-sudoku/auto',
      body: { data: { a: 1 }, baseVersion: 0 },
      isScores: true,
      stores: { save: true },
    }),
  },
];

export const ALL_ACTIONS: readonly PairAction[] = [
  ...ACCOUNT_ACTIONS,
  ...SOCIAL_ACTIONS,
  ...PAYMENT_ACTIONS,
  ...SCORES_ACTIONS,
];
