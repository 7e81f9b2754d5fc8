/** Authorizes a call by session, role, owner and CSRF token, before its handler runs. */
import { timingSafeEqual } from 'node:crypto';
import type { Call } from '@/lib/contract/call';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../../http/context';
import type { ProductService } from '../service';
import { isAdministrator, requireSession } from './current-member';

const CSRF_HEADER = 'x-csrf-token';

const isSameToken = (given: string, saved: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(saved)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Returns a guard that enforces `call.access`. Calls with access 'anyone' do not act for a member, so they need no
 * session and no CSRF token.
 * @throws ServiceError unauthorized (no session), forbidden (CSRF token, role, another member's call)
 */
export const createAuthoriser =
  (service: Pick<ProductService, 'db'>) =>
  async (call: Call, context: RequestContext, params: Record<string, string>): Promise<void> => {
    if (call.access === 'anyone') return;
    const { session, member } = await requireSession(service, context);
    if (
      call.method !== 'GET' &&
      !isSameToken(context.request.headers.get(CSRF_HEADER) ?? '', session.csrfToken)
    )
      throw new ServiceError('forbidden', 'The page is out of date. Please load it again.');
    if (call.access === 'administrator' && !isAdministrator(member))
      throw new ServiceError('forbidden', 'Only administrators may do this.');
    // A call about a member contains the member's id in its path. For a call about another object, the handler checks
    // the object's owner.
    if (call.access !== 'owner' || params.id === undefined || params.id === String(member.uid)) return;
    if (call.isForAdministrators && isAdministrator(member)) return;
    throw new ServiceError('forbidden', 'Only the member may do this.');
  };
