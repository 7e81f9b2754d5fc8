/** Finds the member who makes a request, only once per request. */
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import { ADMINISTRATOR_ROLE, UNLIMITED_ROLE } from '@/lib/domain/members/user';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../../http/context';
import type { ProductService } from '../service';
import { findSession, type MemberRow, type MemberSession } from './sessions';

const memberSessions = new WeakMap<RequestContext, Promise<MemberSession | null>>();

/** Returns the session of a request, or null for a visitor. */
export const sessionOf = (
  { db }: Pick<ProductService, 'db'>,
  context: RequestContext,
): Promise<MemberSession | null> => {
  const known = memberSessions.get(context);
  if (known) return known;
  const requested = findSession(db, context);
  memberSessions.set(context, requested);
  return requested;
};

/** Returns the member of a request, or null for a visitor. */
export const findMember = async (
  service: Pick<ProductService, 'db'>,
  context: RequestContext,
): Promise<MemberRow | null> => (await sessionOf(service, context))?.member ?? null;

/**
 * Returns the session of a request.
 * @throws ServiceError unauthorized for a visitor
 */
export const requireSession = async (
  service: Pick<ProductService, 'db'>,
  context: RequestContext,
): Promise<MemberSession> => {
  const session = await sessionOf(service, context);
  if (!session) throw new ServiceError('unauthorized', ACCOUNT_MESSAGES.signInFirst);
  return session;
};

/**
 * Returns the member of a request.
 * @throws ServiceError unauthorized for a visitor
 */
export const requireMember = async (
  service: Pick<ProductService, 'db'>,
  context: RequestContext,
): Promise<MemberRow> => (await requireSession(service, context)).member;

export const isAdministrator = (member: Pick<MemberRow, 'roles'>): boolean =>
  member.roles.includes(ADMINISTRATOR_ROLE);

/** Returns a member's roles under their API names; every signed-in member is `authenticated`. */
export const rolesOf = (member: Pick<MemberRow, 'roles' | 'unlimitedUntil'>, now: Date): string[] => [
  'authenticated',
  // The paid tier cannot be granted as a role: it results from payments, and the site's clock ends it.
  ...member.roles.filter((role) => role !== UNLIMITED_ROLE),
  ...(member.unlimitedUntil && member.unlimitedUntil > now ? [UNLIMITED_ROLE] : []),
];
