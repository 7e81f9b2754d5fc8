/** Checks passwords against the server's longer list of common passwords (docs/specification/choices.md). */
import { ServiceError } from '@/lib/errors';
import { MESSAGES } from '@/lib/messages';
import { isCommonPassword, type PasswordOwner } from './common-passwords';

/**
 * Requires an uncommon password.
 * @throws ServiceError unprocessable for the given field
 */
export const requireUncommonPassword = (password: string, field: string, owner: PasswordOwner): void => {
  if (!isCommonPassword(password, owner)) return;
  throw new ServiceError('unprocessable', MESSAGES.passwordCommon, { [field]: MESSAGES.passwordCommon });
};
