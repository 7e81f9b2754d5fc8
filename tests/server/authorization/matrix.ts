/**
 * The expected status of each call for each kind of actor, one row per call: `visitor guest member other unlimited
 * administrator`.
 */
import type { Actor, Role, AuthorizationStage } from './actors';
import { PASSWORD } from './actors';

type CreatedData = AuthorizationStage & { logoutTokenOf: (role: Role) => string };
type Statuses = readonly [number, number, number, number, number, number];

export interface Row {
  statuses: Statuses;
  /** The path to request, if the call's own path is not enough. */
  path?: (stage: CreatedData, actor: Actor) => string;
  body?: (stage: CreatedData, actor: Actor) => unknown;
}

const ALL: Statuses = [200, 200, 200, 200, 200, 200];
const MEMBERS: Statuses = [401, 401, 200, 200, 200, 200];
const OWNER: Statuses = [401, 401, 200, 403, 403, 403];
const ADMINISTRATORS: Statuses = [401, 401, 403, 403, 403, 200];
const OWN_LIST: Statuses = [401, 401, 200, 404, 404, 404];
const PLAYERS: Statuses = [401, 200, 200, 200, 200, 200];
const allRoles = (status: number): Statuses => [status, status, status, status, status, status];

const row = (statuses: Statuses, path?: Row['path'], body?: Row['body']): Row => ({ statuses, path, body });
const pathOnGame =
  (more: object = {}) =>
  ({ gameUid }: CreatedData) => ({ nid: gameUid, ...more });
const userPath =
  (rest = '') =>
  ({ owner }: CreatedData) =>
    `/user/${owner.uid}${rest}`;
const bodyToBystander =
  (name: string) =>
  ({ bystander }: CreatedData) => ({ [name]: bystander.uid });
const ownListPath =
  (rest = '') =>
  ({ listId }: CreatedData) =>
    `/sw/api/lists/${listId}${rest}`;
const boardRow = '?game=quiet-sudoku&type=easy';

export const MATRIX: Readonly<Record<string, Row>> = {
  'admin.listQueue': row(ADMINISTRATORS, () => '/sw/api/admin/queue/comments'),
  'admin.resolve': row(
    ADMINISTRATORS,
    ({ reportId }) => `/sw/api/admin/queue/comments/${reportId}/resolve`,
    () => ({ note: 'seen' }),
  ),
  'admin.listAudit': row(ADMINISTRATORS),
  'admin.listGames': row(ADMINISTRATORS, () => '/sw/api/admin/games/hidden'),
  'admin.getGame': row(ADMINISTRATORS, ({ slug }) => `/sw/api/admin/game?route=${slug}`),
  'admin.listErrors': row(ADMINISTRATORS),
  'admin.listEvents': row(ADMINISTRATORS),
  'admin.resolveError': row(
    ADMINISTRATORS,
    ({ errorId }) => `/sw/api/admin/errors/${errorId}/resolve`,
    () => ({ note: 'seen' }),
  ),

  'collections.list': row(ALL),
  'collections.get': row(ALL, () => '/api/collections/quick'),
  'collections.listAll': row(ADMINISTRATORS),
  'collections.preview': row(ADMINISTRATORS, undefined, () => ({ rule: {}, sort: 'popular' })),
  'collections.save': row(
    ADMINISTRATORS,
    () => '/sw/api/admin/collections/rainy-days',
    () => ({
      title: 'Rainy days',
      sort: 'popular',
      isShown: true,
      isUnfinishedOnly: false,
      rule: {},
      revision: 0,
    }),
  ),
  'collections.order': row(ADMINISTRATORS, undefined, () => ({ keywords: ['quick'] })),

  // A signed-in member gets the same response as a visitor.
  'auth.register': row(ALL, undefined, (_stage, { role }) => ({
    name: [{ value: `new ${role} ${Math.random().toString(36).slice(2, 8)}` }],
    mail: [{ value: `${Math.random().toString(36).slice(2)}@example.com` }],
    pass: [{ value: PASSWORD }],
    field_opt_in: [{ value: '0' }],
    field_birth_year: [{ value: 1990 }],
  })),
  'auth.login': row([200, 200, 403, 403, 403, 403], undefined, ({ owner }) => ({
    name: owner.name,
    pass: PASSWORD,
  })),
  'auth.logout': row(MEMBERS, (stage, { role }) => `/user/logout?token=${stage.logoutTokenOf(role)}`),
  'auth.loginStatus': row(ALL),
  'auth.session': row(ALL),
  'auth.lostPassword': row(ALL, undefined, (_stage, { role }) => ({
    mail: `${role}@example.com`,
    forgot_pass_link: '/account/reset',
  })),
  // The link is the only authorization: the first caller sets the password, and the others find the link spent.
  'auth.lostPasswordReset': row([200, 410, 410, 410, 410, 410], undefined, ({ owner, resetSecret }) => ({
    name: owner.name,
    token: resetSecret,
    new_pass: 'another lantern 7',
  })),
  'auth.resendVerification': row(ALL, undefined, (_stage, { role }) => ({ mail: `${role}@example.com` })),
  // Opening the link again also succeeds.
  'auth.verifyEmail': row(ALL, undefined, ({ verifySecret }) => ({
    token: verifySecret,
  })),
  'auth.createReturnCode': row(MEMBERS, undefined, () => ({
    returnTo: 'https://forum.example.com/thread/1',
  })),
  'auth.exchangeReturnCode': row(allRoles(410), undefined, () => ({
    code: 'AAAAAAAAAAAAAAAAAAAAAA',
    origin: 'https://forum.example.com',
  })),
  'auth.jwt': row(MEMBERS),
  'auth.jwks': row(ALL),

  'games.getById': row(ALL, ({ gameUid }) => `/api/node/game/entity/id/${gameUid}`),
  'games.getByAlias': row(ALL, ({ slug }) => `/api/node/game/entity/alias?route=${slug}`),
  'games.getPlayCount': row(ALL, ({ gameUid }) => `/api/game/play-count/${gameUid}`),
  'games.listMoreLikeThis': row(ALL, ({ gameUid }) => `/sw/api/node/game/block/morelikethis/${gameUid}`),
  'games.search': row(ALL, () => '/api/games/search?title=sudoku'),
  'games.listGenres': row(ALL, () => '/api/games/genres?kind=online'),
  'games.listDailyRecommendations': row(ALL, ({ gameUid }) => `/api/daily_game_reccomendations/${gameUid}`),
  'games.getDailyUpsell': row(ALL),
  'games.getBonus': row(ALL, () => '/api/games/bonus?of=quiet-sudoku&every=week'),
  'games.listTopTags': row(ALL, ({ gameUid }) => `/sw/api/node/game/top-tags/${gameUid}`),
  'games.getRandom': row(ALL),
  // Fixtures that exist only in development.
  'games.listMock': row(allRoles(404)),
  'games.getHomeShelves': row(ALL),
  'games.listSuggestions': row(ALL, () => '/api/games/suggestions?q=sudoku'),
  'games.listAdminFlags': row(ADMINISTRATORS, undefined, pathOnGame()),
  'games.reportProblem': row(ALL, undefined, pathOnGame({ kind: 'broken', message: '' })),

  'flags.flagNode': row(MEMBERS, undefined, pathOnGame({ flag_id: 'favorite_game' })),
  'flags.unflagNode': row(MEMBERS, undefined, pathOnGame({ flag_id: 'favorite_game' })),
  'flags.getNodeStatus': row(MEMBERS, undefined, pathOnGame({ flag_id: 'favorite_game' })),
  'flags.listOwnTags': row(MEMBERS, ({ gameUid }) => `/sw/api/game/own-tags/${gameUid}`),
  'flags.tagGame': row(MEMBERS, undefined, pathOnGame({ flag_id: 'game_tag_cute' })),
  'flags.rateGame': row(MEMBERS, undefined, pathOnGame({ rating_value: 4 })),
  'flags.getRateStatus': row(OWNER, undefined, ({ gameUid, owner }) => ({
    nid: gameUid,
    user_id: owner.uid,
  })),
  // Members cannot rate their own comments.
  'flags.flagComment': row([401, 401, 403, 200, 200, 200], undefined, ({ commentCid }) => ({
    cid: commentCid,
    flag_id: 'comment_helpful',
  })),
  'flags.getFriendStatus': row(MEMBERS, undefined, bodyToBystander('friend_uid')),
  'flags.addFriend': row(MEMBERS, undefined, bodyToBystander('friend_uid')),
  'flags.removeFriend': row(MEMBERS, undefined, bodyToBystander('friend_uid')),

  'users.getById': row([401, 401, 200, 403, 403, 200], ({ owner }) => `/api/user/entity/id/${owner.uid}`),
  'users.getPublicProfile': row(
    ALL,
    ({ owner }) => `/api/user/profile/public/name/${encodeURIComponent(owner.name)}`,
  ),
  'users.getPublicProfileById': row(ALL, ({ owner }) => `/api/user/profile/public/id/${owner.uid}`),
  'users.listRecentGames': row(ALL, ({ owner }) => `/api/user/profile/block/recent-games/${owner.uid}`),
  'users.recordPlayed': row(MEMBERS, undefined, ({ gameUid }) => ({ nids: [gameUid] })),
  'users.listFavorites': row(ALL, ({ owner }) => `/api/user/profile/block/favorite-games/${owner.uid}`),
  'users.listFriends': row(ALL, ({ owner }) => `/api/user/profile/block/friends/${owner.uid}`),
  'users.getStanding': row(ALL, ({ owner }) => `/api/user/profile/block/standing/${owner.uid}`),
  'users.listDownloads': row(OWNER, ({ owner }) => `/sw/api/user/profile/block/downloads/${owner.uid}`),
  'users.listGamesForYou': row(MEMBERS),
  'users.update': row(OWNER, userPath(), () => ({ field_opt_in: [{ value: '1' }] })),
  'users.updateDisplayName': row(OWNER, userPath('/display-name'), ({ owner }) => ({
    displayName: `renamed ${owner.uid}`,
    existing: PASSWORD,
  })),
  'users.export': row(OWNER, userPath('/export')),
  'users.remove': row([401, 401, 200, 403, 403, 403], userPath(), () => ({ existing: PASSWORD })),
  'users.block': row(MEMBERS, undefined, bodyToBystander('uid')),
  'users.unblock': row(MEMBERS, undefined, bodyToBystander('uid')),
  'users.getBlockStatus': row(MEMBERS, undefined, bodyToBystander('uid')),
  'users.listBlocked': row(MEMBERS),
  'gameLists.listOwn': row(MEMBERS),
  'gameLists.create': row(MEMBERS, undefined, ({ gameUid }) => ({ title: 'Rainy days', nids: [gameUid] })),
  // The list belongs to the owner; for others it does not exist.
  'gameLists.getOwn': row(OWN_LIST, ownListPath()),
  'gameLists.rename': row(OWN_LIST, ownListPath(), () => ({ title: 'Sunny days' })),
  'gameLists.remove': row(OWN_LIST, ownListPath()),
  'gameLists.addGame': row(OWN_LIST, ownListPath('/games'), pathOnGame()),
  'gameLists.removeGame': row(OWN_LIST, ({ listId, gameUid }) => `/sw/api/lists/${listId}/games/${gameUid}`),
  'gameLists.order': row(OWN_LIST, ownListPath('/order'), ({ gameUid }) => ({ nids: [gameUid] })),
  'gameLists.share': row(OWN_LIST, ownListPath('/share'), () => ({ isShared: true })),
  'gameLists.getShared': row(ALL, ({ shareId }) => `/api/lists/${shareId}`),
  // The third report withdraws the link.
  'gameLists.report': row([401, 401, 200, 200, 200, 404], undefined, ({ shareId }) => ({
    shareId,
    message: 'rude',
  })),
  'gameLists.withdraw': row(
    ADMINISTRATORS,
    ({ listId }) => `/sw/api/admin/lists/${listId}/withdraw`,
    () => ({ hidden: true }),
  ),
  'hiddenGames.list': row(MEMBERS),
  'hiddenGames.hide': row(MEMBERS, undefined, ({ gameUid }) => ({ nids: [gameUid], groups: ['sudoku'] })),
  'hiddenGames.show': row(MEMBERS, undefined, ({ gameUid }) => ({ nids: [gameUid] })),
  'users.report': row(MEMBERS, undefined, ({ bystander }) => ({ uid: bystander.uid, message: 'Rude' })),
  'users.updateHiddenParts': row(MEMBERS, undefined, () => ({ hiddenParts: ['friends'] })),
  'users.updateReminders': row(MEMBERS, undefined, () => ({ enabled: true })),
  // The token in the mail authorizes the call; an invalid one gets the same response.
  'users.unsubscribeReminders': row(ALL, () => '/account/unsubscribe?token=nobody.AAAA'),
  'users.updateConsent': row(MEMBERS, undefined, () => ({ analytics: false, advertising: false })),

  'avatars.listCategories': row(ALL),
  'avatars.getUsage': row(ALL, () => '/sw/api/user/profile/get-avatar-usage/1'),
  'avatars.list': row(ALL, () => '/sw/api/user-avatars?items_per_page=All'),
  'avatars.listOwn': row(MEMBERS),
  'avatars.listBought': row(MEMBERS),
  // These members have no tokens.
  'avatars.buy': row(
    [401, 401, 422, 422, 422, 422],
    ({ pricedFid }) => `/sw/api/user-avatars/${pricedFid}/purchase`,
  ),
  // Without a form, an authorized call gets 415; an unauthorized caller is refused before that.
  'avatars.upload': row([401, 401, 415, 415, 415, 415], undefined, () => ({})),

  'comments.list': row(ALL, ({ gameUid }) => `/sw/api/comments/${gameUid}`),
  'comments.create': row(
    MEMBERS,
    ({ gameUid }) => `/sw/api/comments/${gameUid}`,
    () => ({ body: 'Lovely lamps.' }),
  ),
  'comments.update': row(
    OWNER,
    ({ commentCid }) => `/sw/api/comment/${commentCid}`,
    () => ({ body: 'A quiet, warm evening.' }),
  ),
  'comments.report': row(
    MEMBERS,
    ({ commentCid }) => `/sw/api/comment/${commentCid}/report`,
    () => ({ message: 'Look' }),
  ),
  'comments.hide': row(
    ADMINISTRATORS,
    ({ commentCid }) => `/sw/api/comment/${commentCid}/hide`,
    () => ({ hidden: true }),
  ),

  'billing.listPlans': row(ALL),
  'billing.getStatus': row(MEMBERS),
  // Only the unlimited member has a subscription.
  'billing.getData': row([401, 401, 404, 404, 200, 404]),
  'billing.cancel': row([401, 401, 403, 403, 200, 403], undefined, ({ actors }) => ({
    uid: actors.unlimited.uid,
  })),
  'billing.resume': row([401, 401, 403, 403, 200, 403], undefined, ({ actors }) => ({
    uid: actors.unlimited.uid,
  })),
  'billing.createCheckout': row([401, 401, 200, 200, 409, 200], undefined, () => ({ plan: 12 })),
  'billing.confirmCheckout': row([401, 401, 404, 404, 200, 404], undefined, ({ pageId }) => ({
    session: pageId,
  })),
  'billing.listInvoices': row(MEMBERS),
  'billing.createPortal': row([401, 401, 404, 404, 200, 404]),
  'sandbox.getCheckout': row(
    [401, 401, 404, 404, 200, 404],
    ({ pageId }) => `/sw/api/sandbox/checkout/${pageId}`,
  ),
  'sandbox.decide': row(
    [401, 401, 404, 404, 200, 404],
    ({ pageId }) => `/sw/api/sandbox/checkout/${pageId}`,
    () => ({ decision: 'pay' }),
  ),
  'sandbox.getPortal': row(MEMBERS),
  // Only the provider can sign a webhook request.
  'billing.receiveWebhook': row(
    allRoles(400),
    () => '/sw/api/webhooks/sandbox',
    () => ({}),
  ),
  'sandbox.refund': row(
    [401, 401, 404, 404, 200, 404],
    ({ paymentId }) => `/sw/api/sandbox/payment/${paymentId}/refund`,
  ),
  'billing.listPurchases': row(MEMBERS),
  'billing.getOffer': row(ALL, () => '/sw/api/offer/SW-SUDOKU'),
  'billing.resendKeys': row(ALL, undefined, (_stage, { role }) => ({ mail: `${role}@example.com` })),
  'billing.listRevokedKeys': row(ALL),
  'billing.getDownload': row(ALL, () => '/sw/api/download/SW-SUDOKU'),

  'reports.error': row(ALL, undefined, () => ({
    label: 'test',
    fatal: false,
    name: 'Error',
    message: 'x',
    stack: '',
  })),
  'reports.event': row(ALL, undefined, () => ({ label: 'test', level: 'error' })),
  'reports.contact': row(ALL, undefined, () => ({
    name: 'Ada',
    mail: 'ada@example.com',
    subject: 'Lamps',
    message: 'One of the lamps is out.',
  })),
  'captcha.challenge': row(ALL),

  'scores.createGuest': row(ALL),
  // A guest cannot merge another guest's runs.
  'scores.mergeGuest': row([401, 403, 200, 200, 200, 200], undefined, ({ guestToken }) => ({ guestToken })),
  'scores.exportPlayer': row([404, 200, 200, 200, 200, 200]),
  'scores.removePlayer': row([401, 403, 403, 403, 403, 403]),
  'scores.startRun': row(PLAYERS, undefined, () => ({ game: 'quiet-sudoku', mode: 'easy' })),
  'scores.checkpointRun': row(
    [401, 404, 404, 404, 404, 404],
    () => '/runs/00000000-0000-4000-8000-000000000000/checkpoint',
    () => ({ token: 'x', kind: 'beat', activeMs: 0 }),
  ),
  'scores.finishRun': row(
    [401, 404, 404, 404, 404, 404],
    () => '/runs/00000000-0000-4000-8000-000000000000/finish',
    () => ({ token: 'x', activeMs: 0, moves: [] }),
  ),
  // No actor has finished the run, and the link does not exist.
  'scores.createChallenge': row([401, 404, 404, 404, 404, 404], undefined, () => ({
    runId: '00000000-0000-4000-8000-000000000000',
  })),
  'scores.getChallenge': row(allRoles(404), () => '/challenges/AAAAAAAAAAAAAAAA'),
  'scores.enterChallenge': row([401, 404, 404, 404, 404, 404], () => '/challenges/AAAAAAAAAAAAAAAA/enter'),
  'scores.listChallenges': row(PLAYERS),
  'scores.markChallengesSeen': row(PLAYERS, undefined, () => ({ ids: ['AAAAAAAAAAAAAAAA'] })),
  'scores.getSave': row(PLAYERS, () => '/saves/quiet-sudoku/auto'),
  'scores.putSave': row(
    PLAYERS,
    () => '/saves/quiet-sudoku/auto',
    () => ({ data: { a: 1 }, baseVersion: 0 }),
  ),
  'scores.getGame': row(ALL, () => '/game?keyword=quiet-sudoku'),
  'scores.getUser': row(PLAYERS),
  'scores.storePlayer': row(PLAYERS),
  'scores.listCategories': row(ALL, () => '/score/categories?game=quiet-sudoku'),
  'scores.listDays': row(ALL, () => '/days?game=quiet-sudoku'),
  'scores.list': row(ALL, () => `/scores${boardRow}`),
  'scores.getDistribution': row(ALL, () => `/scores/distribution${boardRow}`),
  'scores.listDailyStats': row(ALL, () => '/dailystats?game=quiet-sudoku'),
  'scores.listHistory': row(PLAYERS),
  'scores.getUserBest': row(PLAYERS, () => `/userbest${boardRow}`),
  'scores.getContext': row(PLAYERS, () => `/scores/context${boardRow}`),
  'scores.getTokenBalance': row(PLAYERS),
  'scores.getStanding': row(PLAYERS),
  'scores.getAnyStreak': row(PLAYERS),
  'scores.getEvening': row([404, 200, 200, 200, 200, 200]),
  // A browser's token cannot authorize a purchase; only the product's token can.
  'scores.spendTokens': row([401, 403, 403, 403, 403, 403]),
  'scores.listSpendings': row(PLAYERS),
  'scores.listStreakEntries': row(PLAYERS),
  'scores.listTokenEntries': row(PLAYERS),
  'scores.listDailyArchive': row(PLAYERS, () => '/dailygamearchive?game=quiet-sudoku'),
  'scores.getDailyProgress': row(PLAYERS, () => '/dailygameprogress?game=quiet-sudoku'),
  'scores.listDailyStreaks': row(PLAYERS, () => '/dailygamestreaks?keywords[]=quiet-sudoku'),
  'scores.listDailyStatus': row(PLAYERS, () => '/dailygamestatus?keywords[]=quiet-sudoku'),
};
