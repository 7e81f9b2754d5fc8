/** DELETE /user/{id}: deletes an account and everything that belongs to it. */
import type { ParsedInput } from '@/lib/contract/call';
import type { removeUser as removeCall } from '@/lib/contract/users';
import type { RequestContext } from '../../http/context';
import { writeSecretCookie } from '../../http/cookies';
import { SESSION_COOKIE } from '../auth/sessions';
import type { ProductService } from '../service';
import { requireMemberByUid } from './find-member';
import { startRemoval } from './removal';
import { requireOwner } from './update-user';

/**
 * Deletes the account.
 * @throws ServiceError unprocessable for a wrong password, unavailable when payments cannot be ended
 */
export const removeUser = async (
  service: ProductService,
  { body, params }: ParsedInput<typeof removeCall>,
  context: RequestContext,
): Promise<void> => {
  const row = await requireMemberByUid(service.db, params.id);
  await requireOwner(service, row, body.existing, context.clock.now());
  await startRemoval(service, row);
  writeSecretCookie(context, SESSION_COOKIE, '', 0);
};
