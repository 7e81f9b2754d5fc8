/** The actors of the matrix: six kinds of visitors and members, and objects of a member that the others try to access. */
import { randomBytes, randomUUID } from 'node:crypto';
import { eq, gt } from 'drizzle-orm';
import { accountToken, session } from '@/server/db/schema/accounts';
import { comment, commentReport } from '@/server/db/schema/community';
import { gameList } from '@/server/db/schema/member-games';
import { avatar, member } from '@/server/db/schema/members';
import { errorGroup } from '@/server/db/schema/product';
import { sandboxCheckout } from '@/server/db/schema/sandbox';
import { IP_ADDRESS_HEADER } from '@/server/http/context';
import { createSecret, hashSecret } from '@/server/http/cookies';
import { createMemberId } from '@/server/product/auth/names';
import { request, type Answer, type TestServices } from '../../support/services';
import { subscribe } from '../../support/subscribed';

export const ROLES = ['visitor', 'guest', 'member', 'other', 'unlimited', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** The password whose hash is HASH. */
export const PASSWORD = 'lantern street 42';

export interface Actor {
  role: Role;
  uid: string;
  name: string;
  product(method: string, path: string, body?: unknown): Promise<Answer>;
  scores(method: string, path: string, body?: unknown): Promise<Answer>;
}

export interface AuthorizationStage {
  actors: Record<Role, Actor>;
  /** The member who owns the objects in the calls. */
  owner: Actor;
  /** A member who is not involved in the calls. */
  bystander: Actor;
  gameUid: string;
  slug: string;
  commentCid: string;
  reportId: string;
  /** The id of a shared list of the owner. */
  listId: string;
  shareId: string;
  errorId: string;
  verifySecret: string;
  resetSecret: string;
  guestToken: string;
  /** The payment page on which the unlimited member paid. */
  pageId: string;
  /** The unlimited member's payment on that page. */
  paymentId: string;
  /** The fid of a drawing that costs tokens. */
  pricedFid: string;
}

let nextNumber = 0;

const createIpAddress = (): string => {
  nextNumber += 1;
  return `10.9.${(nextNumber >> 8) & 255}.${nextNumber & 255}`;
};

const createMember = async (
  services: TestServices,
  passwordHash: string,
  role: Role | 'bystander',
  roles: string[],
) => {
  const { db } = services.database;
  const name = `${role} ${randomBytes(5).toString('hex')}`;
  const email = `${name.replace(' ', '')}@example.com`;
  const [row] = await db
    .insert(member)
    .values({
      memberId: createMemberId(),
      name,
      nameKey: name.replace(' ', ''),
      email,
      emailKey: email,
      emailVerifiedAt: new Date('2026-01-01T00:00:00Z'),
      passwordHash,
      roles,
    })
    .returning();
  if (!row) throw new Error('no member');
  const secret = createSecret();
  const csrfToken = createSecret();
  const logoutToken = createSecret();
  await db.insert(session).values({
    idHash: hashSecret(secret),
    memberUid: row.uid,
    csrfToken,
    logoutToken,
    createdAt: new Date('2026-11-21T12:00:00Z'),
    seenAt: new Date('2026-11-21T12:00:00Z'),
    expiresAt: new Date('2027-01-01T00:00:00Z'),
  });
  return { row, logoutToken, headers: { cookie: `sw_session=${secret}`, 'x-csrf-token': csrfToken } };
};

const actorOf = async (
  services: TestServices,
  role: Role,
  made: Awaited<ReturnType<typeof createMember>> | null,
): Promise<Actor & { logoutToken: string; token: string }> => {
  const emailAddress = { [IP_ADDRESS_HEADER]: createIpAddress() };
  const product: Actor['product'] = (method, path, body) =>
    request(services.product, method, path, { body, headers: { ...emailAddress, ...made?.headers } });
  let token = '';
  if (made) token = (await product('GET', '/jwt/token')).body.token as string;
  if (role === 'guest')
    token = (await request<{ token: string }>(services.scores, 'POST', '/guest')).body.token;
  const scores: Actor['scores'] = (method, path, body) =>
    request(services.scores, method, path, {
      body,
      headers: { ...emailAddress, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
  // Creates the player in advance, so that each row of the matrix sees only the changes of its own call.
  if (token) await scores('PUT', '/player');
  return {
    role,
    uid: made ? String(made.row.uid) : '0',
    name: made?.row.name ?? '',
    logoutToken: made?.logoutToken ?? 'none',
    token,
    product,
    scores,
  };
};

const tokenFor = async (
  services: TestServices,
  kind: 'verify' | 'reset',
  memberUid: number,
  email: string,
) => {
  const secret = createSecret();
  await services.database.db.insert(accountToken).values({
    tokenHash: hashSecret(secret),
    memberUid,
    kind,
    email,
    createdAt: new Date('2026-11-21T12:00:00Z'),
    expiresAt: new Date('2026-11-21T12:20:00Z'),
  });
  return secret;
};

/** Creates new actors and objects for each call, so that calls do not affect each other. */
export const prepareStage = async (
  services: TestServices,
  passwordHash: string,
  game: { uid: number; slug: string },
): Promise<AuthorizationStage & { logoutTokenOf: (role: Role) => string }> => {
  const { db } = services.database;
  const made = {
    member: await createMember(services, passwordHash, 'member', []),
    other: await createMember(services, passwordHash, 'other', []),
    unlimited: await createMember(services, passwordHash, 'unlimited', []),
    administrator: await createMember(services, passwordHash, 'administrator', ['administrator']),
  };
  const passive = await createMember(services, passwordHash, 'bystander', []);
  const actors = {
    visitor: await actorOf(services, 'visitor', null),
    guest: await actorOf(services, 'guest', null),
    member: await actorOf(services, 'member', made.member),
    other: await actorOf(services, 'other', made.other),
    unlimited: await actorOf(services, 'unlimited', made.unlimited),
    administrator: await actorOf(services, 'administrator', made.administrator),
  };
  const pageId = await subscribe(actors.unlimited.product, services);
  const [page] = await db.select().from(sandboxCheckout).where(eq(sandboxCheckout.id, pageId));
  const now = new Date('2026-11-21T12:00:00Z');
  const [written] = await db
    .insert(comment)
    .values({ gameUid: game.uid, memberUid: made.member.row.uid, body: 'A quiet evening.', createdAt: now })
    .returning();
  if (!written) throw new Error('no comment');
  const [broken] = await db
    .insert(errorGroup)
    .values({
      fingerprint: randomUUID(),
      isFatal: false,
      label: 'test',
      name: 'Error',
      message: 'x',
      stack: '',
      detail: {},
      firstSeenAt: now,
      lastSeenAt: now,
    })
    .returning();
  if (!broken) throw new Error('no error');
  const [reported] = await db
    .insert(commentReport)
    .values({ cid: written.cid, memberUid: passive.row.uid, message: 'Spam', createdAt: now })
    .returning();
  if (!reported) throw new Error('no report');
  const shareId = randomBytes(12).toString('base64url');
  const [list] = await db
    .insert(gameList)
    .values({ memberUid: made.member.row.uid, title: 'Tea time', shareId, createdAt: now })
    .returning();
  if (!list) throw new Error('no list');
  const [priced] = await db.select({ fid: avatar.fid }).from(avatar).where(gt(avatar.price, 0)).limit(1);
  if (!priced) throw new Error('no picture costs tokens');
  return {
    actors,
    owner: actors.member,
    bystander: await actorOf(services, 'member', passive),
    gameUid: String(game.uid),
    slug: game.slug,
    commentCid: String(written.cid),
    listId: String(list.id),
    shareId,
    reportId: `${written.cid}-${reported.id}`,
    errorId: String(broken.id),
    verifySecret: await tokenFor(services, 'verify', made.member.row.uid, made.member.row.email),
    resetSecret: await tokenFor(services, 'reset', made.member.row.uid, made.member.row.email),
    guestToken: actors.guest.token,
    pageId,
    paymentId: page?.paymentId ?? '',
    pricedFid: String(priced.fid),
    logoutTokenOf: (role) => actors[role].logoutToken,
  };
};
