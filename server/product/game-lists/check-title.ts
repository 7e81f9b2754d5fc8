/** Checks the title of a shared list, with the same rules as for comments. */
import { ServiceError } from '@/lib/errors';
import { findRefusalReason } from '../comments/rules';

/**
 * Checks a title.
 * @throws ServiceError unprocessable for the field `title`
 */
export const checkTitle = (title: string): void => {
  const message = findRefusalReason(title);
  if (message) throw new ServiceError('unprocessable', message, { title: message });
};
