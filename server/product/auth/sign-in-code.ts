/**
 * Sends a member back to another part of the operator's site, with a code instead of a token in the URL
 * (docs/specification/choices.md).
 */
import { eq } from 'drizzle-orm';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import type { CallReply, ParsedInput } from '@/lib/contract/call';
import type { exchangeSignInCodeCall as exchangeCall } from '@/lib/contract/auth';
import { ServiceError } from '@/lib/errors';
import { member } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import { networkOf } from '../../platform/network';
import { removeHit, throttle } from '../../platform/rate-limit';
import type { ProductService } from '../service';
import { issueToken, consumeToken } from './account-tokens';
import { rolesOf } from './current-member';
import type { MemberRow } from './sessions';
import { withLockedMember } from './with-members';

const EXCHANGE_LIMIT = { limit: 120, windowSeconds: 60 };

/**
 * Creates a code.
 * @throws ServiceError forbidden for an origin that is not in the configuration
 */
export const createSignInCode = async (
  { db, returnOrigins }: ProductService,
  own: MemberRow,
  returnTo: string,
  now: Date,
): Promise<string> => {
  const url = URL.canParse(returnTo) ? new URL(returnTo) : null;
  if (!url || !returnOrigins.includes(url.origin) || url.username || url.password)
    throw new ServiceError('forbidden', 'This return URL is not allowed.');
  const code = await withLockedMember(db, own.uid, (tx) =>
    issueToken(tx, 'return', own.uid, url.origin, now),
  );
  url.searchParams.set('code', code);
  return url.href;
};

/**
 * Exchanges a code.
 * @throws ServiceError gone for a code that is spent, expired, unknown or for another origin
 */
export const exchangeSignInCode = async (
  { db }: ProductService,
  { code, origin }: ParsedInput<typeof exchangeCall>['body'],
  context: RequestContext,
): Promise<CallReply<typeof exchangeCall>> => {
  const now = context.clock.now();
  const limitKey = `return-code:${networkOf(context.ipAddress)}`;
  await throttle(db, limitKey, EXCHANGE_LIMIT, now);
  const token = await consumeToken(db, 'return', code, now);
  const [row] = token ? await db.select().from(member).where(eq(member.uid, token.memberUid)).limit(1) : [];
  if (!token || !row || token.email !== origin) throw new ServiceError('gone', ACCOUNT_MESSAGES.linkSpent);
  await removeHit(db, limitKey, now);
  return { uid: String(row.uid), memberId: row.memberId, name: row.name, roles: rolesOf(row, now) };
};
