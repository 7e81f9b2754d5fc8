/** Checks the title of a shared list, with the same rules as for comments. */
import { ServiceError } from '@/lib/errors';
import { refusalOf } from '../comments/rules';

/**
 * Checks a title.
 * @throws ServiceError unprocessable for the field `title`
 */
export const checkTitle = (title: string): void => {
  const message = refusalOf(title);
  if (message) throw new ServiceError('unprocessable', message, { title: message });
};
