/** Lists the site's guards (docs/security.md), each with the edit that removes it and the test that must then fail. */

export interface Guard {
  name: string;
  file: string;
  /** The code to replace; it occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The test file that fails when the guard is removed. */
  test: string;
}

const AUTH = 'tests/server/product/auth/accounts.test.ts';
const DUPLICATES = 'tests/server/product/auth/account-enumeration.test.ts';
const MATRIX = 'tests/server/authorization/matrix.test.ts';
const MEMBERS = 'tests/server/product/members.test.ts';
const AVATARS = 'tests/server/product/avatars.test.ts';
const RETURN = 'tests/lib/domain/members/return-path.test.ts';
const ONCE = 'tests/server/product/reminders/once.test.ts';
const UNSUBSCRIBE = 'tests/server/product/reminders/unsubscribe.test.ts';
const WEBHOOK = 'tests/server/product/billing/webhook.test.ts';
const JOURNEY = 'tests/server/product/billing/journey.test.ts';
const INGEST = 'tests/server/http/ingest.test.ts';
const MERGE = 'tests/server/scores/merge.test.ts';

const PURCHASE = 'server/product/billing/sync-purchase.ts';
const PURCHASES = 'tests/server/product/billing/purchases.test.ts';
const STRIPE_PURCHASES = 'tests/server/product/billing/stripe-purchases.test.ts';
const ingest = 'server/http/ingest.ts';
const sessions = 'server/product/auth/sessions.ts';
const authorise = 'server/product/auth/authorise.ts';
const tokens = 'server/product/auth/account-tokens.ts';
const logIn = 'server/product/auth/log-in.ts';
const update = 'server/product/members/update-user.ts';
const WAITING_REMINDERS = 'server/product/reminders/waiting-reminders.ts';
const DECIDE_QUARANTINED = 'server/scores/quarantine/decide-quarantined.ts';
const claimReminder = 'server/product/reminders/claim-reminder.ts';
const encode = 'server/product/avatars/encode-image.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'session ids are stored hashed',
    file: sessions,
    find: 'idHash: hashOf(secret),',
    replace: "idHash: Buffer.from(secret, 'base64url'),",
    test: AUTH,
  },
  {
    name: 'sessions end with their time',
    file: sessions,
    find: ', gt(session.expiresAt, context.clock.now())',
    replace: '',
    test: AUTH,
  },
  {
    name: 'cookies are HttpOnly',
    file: 'server/http/cookies.ts',
    find: 'httpOnly: true,',
    replace: '',
    test: AUTH,
  },
  {
    name: 'cookies are SameSite',
    file: 'server/http/cookies.ts',
    find: "sameSite: 'Lax',",
    replace: "sameSite: 'None',",
    test: AUTH,
  },
  {
    name: 'cookies are __Host- on HTTPS',
    file: 'server/http/cookies.ts',
    find: "...(context.isSecure && { prefix: 'host' as const }),",
    replace: '',
    test: AUTH,
  },
  {
    name: 'mutations need the CSRF token',
    file: authorise,
    find: "call.method !== 'GET' && !isSame(",
    replace: "call.method === 'TRACE' && !isSame(",
    test: AUTH,
  },
  {
    name: 'calls of administrators need the role',
    file: authorise,
    find: "call.access === 'administrator' && ",
    replace: "call.access === 'player' && ",
    test: MATRIX,
  },
  {
    name: 'calls of owners are the owner’s',
    file: authorise,
    find: 'params.id === String(member.uid)',
    replace: 'params.id !== ""',
    test: MATRIX,
  },
  {
    name: 'calls of members need a session',
    file: authorise,
    find: "if (call.access === 'anyone') return;",
    replace: "if (call.access !== 'administrator') return;",
    test: MATRIX,
  },
  {
    name: 'mutations come from this site',
    file: 'server/http/origin-guard.ts',
    find: 'if (host !== own)',
    replace: 'if (host === "")',
    test: 'tests/server/http/origin-guard.test.ts',
  },
  {
    name: 'a sign-in opens a session of its own id',
    file: sessions,
    find: 'const secret = createSecret();',
    replace: 'const secret = readSecret(context, SESSION_COOKIE) ?? createSecret();',
    test: AUTH,
  },
  {
    name: 'an account locks',
    file: logIn,
    find: 'await throttle(db, key, limit, now);',
    replace: '',
    test: AUTH,
  },
  {
    name: 'guesses from one network lock',
    file: logIn,
    find: 'if (!isKnownDevice) await throttle(db, ipAddressKey, PER_IP_ADDRESS, now);',
    replace: '',
    test: 'tests/server/product/auth/limits.test.ts',
  },
  {
    name: 'an IPv6 /64 counts as one address',
    file: 'server/platform/network.ts',
    find: '.slice(0, NETWORK_GROUPS)',
    replace: '',
    test: 'tests/server/platform/rate-limit.test.ts',
  },
  {
    name: 'a path with a dot segment reaches no handler',
    file: 'server/http/front.ts',
    find: 'if (hasDotSegment(pathname))',
    replace: 'if (hasDotSegment(""))',
    test: 'tests/server/http/front.test.ts',
  },
  {
    name: 'every response has the security headers',
    file: 'server/http/front.ts',
    find: 'setSecurityHeaders(response, caller.isSecure);',
    replace: '',
    test: 'tests/server/http/front.test.ts',
  },
  {
    name: 'a known device is not locked out',
    file: logIn,
    find: '= isKnownDevice',
    replace: '= (isKnownDevice && false)',
    test: AUTH,
  },
  {
    name: 'a new password ends the other sessions',
    file: update,
    find: 'await endSessionsOf(tx, row.uid);',
    replace: '',
    test: MEMBERS,
  },
  {
    name: 'a reset ends every session',
    file: 'server/product/auth/reset-password.ts',
    find: 'await endSessionsOf(tx, row.uid);',
    replace: '',
    test: AUTH,
  },
  {
    name: 'mailed secrets expire',
    file: tokens,
    find: 'gt(accountToken.expiresAt, now);',
    replace: 'isNotNull(accountToken.expiresAt);',
    test: AUTH,
  },
  {
    name: 'mailed secrets work once',
    file: tokens,
    find: '.delete(accountToken)\n    .where(and(eq(accountToken.tokenHash',
    replace: '.update(accountToken)\n    .set({ kind })\n    .where(and(eq(accountToken.tokenHash',
    test: AUTH,
  },
  {
    name: 'a newer link voids the older',
    file: tokens,
    find: 'await removeTokens(db, kind, memberUid);',
    replace: '',
    test: AUTH,
  },
  {
    name: 'a reset link belongs to a name',
    file: 'server/product/auth/reset-password.ts',
    find: ' || row.nameKey !== nameKeyOf(body.name)',
    replace: '',
    test: AUTH,
  },
  {
    name: 'mail links lead here',
    file: 'server/product/auth/lost-password.ts',
    find: 'if (path) return',
    replace: 'if (!path) return link;\n  if (path) return',
    test: AUTH,
  },
  {
    name: 'registering tells nothing of an address',
    file: 'server/product/auth/register.ts',
    find: 'const passwordHash = await hashPassword(password);',
    replace:
      'const { findOwnerOf } = await import("./account-tokens");\n  if (await findOwnerOf(service.db, email)) throw nameTaken();\n  const passwordHash = await hashPassword(password);',
    test: DUPLICATES,
  },
  {
    name: 'an address is one account’s once proven',
    file: 'server/product/auth/verify-email.ts',
    find: 'if (!isDuplicate(error)) throw error;',
    replace: 'return;',
    test: AUTH,
  },
  {
    name: 'common passwords are refused',
    file: 'lib/validation/passwords.ts',
    find: 'if (COMMON.has(password.toLowerCase())) return RULE_MESSAGES.passwordCommon;',
    replace: '',
    test: 'tests/lib/validation/validate-field.test.ts',
  },
  {
    name: 'visitors under 13 are refused',
    file: 'server/product/auth/age-gate.ts',
    find: 'if (age >= MIN_AGE && !wasRefused) return;',
    replace: 'return;',
    test: AUTH,
  },
  {
    name: 'a change needs the current password',
    file: update,
    find: 'await requireExisting(row.passwordHash, existing);',
    replace: '',
    test: MEMBERS,
  },
  {
    name: 'only named fields change',
    file: 'lib/contract/users.ts',
    find: 'body: v.strictObject({',
    replace: 'body: v.object({',
    test: MEMBERS,
  },
  {
    name: 'uploads are encoded anew',
    file: 'server/product/avatars/upload-avatar.ts',
    find: 'const image = await encodeImage(new Uint8Array(await file.arrayBuffer()));',
    replace: 'const image = Buffer.from(await file.arrayBuffer());',
    test: AVATARS,
  },
  {
    name: 'uploads are of known formats',
    file: encode,
    find: "if (!FORMATS.has(format)) throw refuse('Choose a JPEG, PNG, WebP or GIF picture.');",
    replace: '',
    test: AVATARS,
  },
  {
    name: 'analytics are passed on to known paths alone',
    file: ingest,
    find: '!PATHS.has(path)',
    replace: 'false',
    test: INGEST,
  },
  {
    name: 'analytics are passed on for pages of this site alone',
    file: ingest,
    find: '      guard({ request });',
    replace: '',
    test: INGEST,
  },
  {
    name: 'analytics are passed on no further than the configured host',
    file: ingest,
    find: "redirect: 'error'",
    replace: "redirect: 'follow'",
    test: INGEST,
  },
  {
    name: 'what analytics are told has a size',
    file: ingest,
    find: '      if (bytes > max) throw new TooLarge();',
    replace: '',
    test: INGEST,
  },
  {
    name: 'metrics ask for their token',
    file: 'server/metrics/endpoint.ts',
    find: "!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)",
    replace: 'false',
    test: 'tests/server/metrics/metrics.test.ts',
  },
  {
    name: 'uploads have a limit of pixels',
    file: encode,
    find: 'limitInputPixels: MAX_PIXELS',
    replace: 'limitInputPixels: false',
    test: AVATARS,
  },
  {
    name: 'uploads are their owner’s',
    file: 'server/product/avatars/upload-avatar.ts',
    find: '              eq(avatar.ownerUid, own.uid),',
    replace: '              isNotNull(avatar.ownerUid),',
    test: AVATARS,
  },
  {
    name: 'returnTo stays on the site',
    file: 'lib/domain/members/return-path.ts',
    find: "if (!value.startsWith('/') || value.startsWith('//')) return null;",
    replace: '',
    test: RETURN,
  },
  {
    name: 'returnTo survives dots',
    file: 'lib/domain/members/return-path.ts',
    find: " || url.pathname.startsWith('//')",
    replace: '',
    test: RETURN,
  },
  {
    name: 'comments need a confirmed address',
    file: 'server/product/comments/write-comment.ts',
    find: 'if (!own.emailVerifiedAt)',
    replace: 'if (own.uid === 0)',
    test: MEMBERS,
  },
  {
    name: 'comments are few an hour',
    file: 'server/product/comments/write-comment.ts',
    find: 'await throttle(service.db, `comment:hour:${own.uid}`, PER_HOUR, now);',
    replace: '',
    test: MEMBERS,
  },
  {
    name: 'a comment is its author’s',
    file: 'server/product/comments/write-comment.ts',
    find: 'if (row.memberUid !== own.uid)',
    replace: 'if (own.uid === 0)',
    test: MEMBERS,
  },
  {
    name: 'only members take over a guest’s runs',
    file: 'server/scores/players/merge-guest.ts',
    find: 'if (member.isGuest)',
    replace: 'if (member.id === 0)',
    test: MERGE,
  },
  {
    name: 'spam-check answers count once',
    file: 'server/platform/captcha.ts',
    find: 'return verified && store.claimOnce(',
    replace: 'return verified || store.claimOnce(',
    test: 'tests/server/product/captcha.test.ts',
  },
  {
    name: 'reminders are for confirmed addresses',
    file: claimReminder,
    find: 'and(eq(member.uid, row.uid), isNotNull(member.emailVerifiedAt))',
    replace: 'eq(member.uid, row.uid)',
    test: 'tests/server/product/reminders/waiting.test.ts',
  },
  {
    name: 'reminders are claimed once a day',
    file: claimReminder,
    find: 'or(isNull(lastDay), lt(lastDay, day)),',
    replace: '',
    test: ONCE,
  },
  {
    name: 'reminders are twenty hours apart',
    file: claimReminder,
    find: 'or(isNull(lastClaimedAt), lte(lastClaimedAt, new Date(now.getTime() - MIN_REMINDER_GAP_MS))),',
    replace: '',
    test: ONCE,
  },
  {
    name: 'reminders are for who has them on when they are claimed',
    file: claimReminder,
    find: 'isNotNull(switchedOnAt),',
    replace: '',
    test: ONCE,
  },
  {
    name: 'reminders are not sent after the evening',
    file: 'server/platform/mail/send-due.ts',
    find: 'or(isNull(mail.expiresAt), gt(mail.expiresAt, now)),',
    replace: '',
    test: ONCE,
  },
  {
    name: 'nobody takes back the mail of another',
    file: WAITING_REMINDERS,
    find: 'eq(mail.memberUid, memberUid),',
    replace: '',
    test: ONCE,
  },
  {
    name: 'a reminder goes to the address of the moment alone',
    file: 'server/platform/mail/send-due.ts',
    find: 'due.memberUid !== null && !(await isWanted(db, due.memberUid, due.recipient))',
    replace: 'due.memberUid === -1',
    test: 'tests/server/product/reminders/waiting.test.ts',
  },
  {
    name: 'mail that somebody waits for goes before what can wait',
    file: 'server/platform/mail/send-due.ts',
    find: 'asc(mail.canWait), ',
    replace: '',
    test: 'tests/server/platform/mail/send-due.test.ts',
  },
  {
    name: 'releasing a result that was finished offline does not rank it',
    file: DECIDE_QUARANTINED,
    find: 'row.isOffline || !isInTimeForBoards(',
    replace: '!isInTimeForBoards(',
    test: 'tests/server/scores/quarantine/decide-quarantined.test.ts',
  },
  {
    name: 'a release stays off a day that has frozen',
    file: DECIDE_QUARANTINED,
    find: 'if (isDayOpen) return',
    replace: 'if (isDayOpen || row.value >= 0) return',
    test: 'tests/server/scores/quarantine/overdue-release.test.ts',
  },
  {
    name: 'a deletion waits for what its player is at',
    file: 'server/scores/players/remove-player.ts',
    find: 'await lockPlayers(tx, [id]);',
    replace: '',
    test: 'tests/server/scores/players/at-once.test.ts',
  },
  {
    name: 'unsubscribe tokens are signed',
    file: 'server/product/reminders/unsubscribe.ts',
    find: 'given.length === right.length && timingSafeEqual(given, right)',
    replace: 'given.length > 0',
    test: UNSUBSCRIBE,
  },
  {
    name: 'the exemption from the origin check is one call alone',
    file: 'server/product/app.ts',
    find: "call.method !== 'GET' && !call.isFromAnywhere",
    replace: "call.method === 'POST' && !call.isFromAnywhere",
    test: UNSUBSCRIBE,
  },
  {
    name: 'payments: an event is believed by its signature alone',
    file: 'server/product/billing/sandbox/sandbox-provider.ts',
    find: 'if (!isSigned(key, body, headers.get(SANDBOX_SIGNATURE), now))',
    replace: 'if (!isSigned(key, body, headers.get(SANDBOX_SIGNATURE), now) && now.getTime() < 0)',
    test: WEBHOOK,
  },
  {
    name: 'payments: a subscription is read by one process at a time',
    file: 'server/product/billing/sync.ts',
    find: 'select pg_advisory_xact_lock(hashtextextended(${`payments:${provider}:${id}`}, 0))',
    replace: 'select ${`payments:${provider}:${id}`}::text',
    test: WEBHOOK,
  },
  {
    name: 'payments: a payment page is its own member’s',
    file: 'server/product/billing/confirm-checkout.ts',
    find: 'if (!page || page.customerId !== customerId)',
    replace: 'if (!page)',
    test: 'tests/server/product/billing/stripe.test.ts',
  },
  {
    name: 'payments: one payment page is opened at a time',
    file: 'server/product/billing/one-opening.ts',
    find: 'await lockProviderObject(tx, provider.id, `pages:${uid}`);',
    replace: 'await lockProviderObject(tx, provider.id, `pages:${uid}:${Math.random()}`);',
    test: 'tests/server/product/billing/stripe.test.ts',
  },
  {
    name: 'payments: a pending payment prevents a second one',
    file: 'server/product/billing/checkout-product.ts',
    find: 'if (await isPaymentPending(provider, page))',
    replace: 'if ((await isPaymentPending(provider, page)) && sku === null)',
    test: 'tests/server/product/billing/stripe-purchases.test.ts',
  },
  {
    name: 'games: test money signs no genuine key',
    file: 'server/product/shop/signer.ts',
    find: 'if (licenseSeeds.length > 0 && !isTestMoney)',
    replace: 'if (licenseSeeds.length > 0)',
    test: 'tests/server/product/signer.test.ts',
  },
  {
    name: 'payments: nobody cancels for another',
    file: 'server/product/billing/change-renewal.ts',
    find: 'if (uid !== String(row.uid))',
    replace: 'if (Number.isNaN(uid))',
    test: MATRIX,
  },
  {
    name: 'payments: the paid tier is no stored role',
    file: 'server/product/auth/current-member.ts',
    find: '...member.roles.filter((role) => role !== UNLIMITED_ROLE),',
    replace: '...member.roles,',
    test: JOURNEY,
  },
  {
    name: 'payments: the paid tier ends by our clock',
    file: 'server/product/auth/current-member.ts',
    find: 'member.unlimitedUntil && member.unlimitedUntil > now ?',
    replace: 'member.unlimitedUntil ?',
    test: JOURNEY,
  },
  {
    name: 'games: less than the price grants nothing',
    file: PURCHASE,
    find: '  found.cents >= order.cents &&\n',
    replace: '',
    test: STRIPE_PURCHASES,
  },
  {
    name: 'games: what somebody else paid grants nothing',
    file: PURCHASE,
    find: '  (await memberOf(tx, provider, found.customerId)) === order.memberUid;',
    replace: '  true;',
    test: STRIPE_PURCHASES,
  },
  {
    name: 'games: money that was given back takes the key',
    file: PURCHASE,
    find: "found.refundedCents >= found.cents ? 'refund' : null",
    replace: 'null',
    test: PURCHASES,
  },
  {
    name: 'games: what is owned is not sold again',
    file: 'server/product/billing/checkout-product.ts',
    find: '  if (await ownsProduct(service, uid, sku))',
    replace: '  if (uid < 0 && (await ownsProduct(service, uid, sku)))',
    test: PURCHASES,
  },
];
