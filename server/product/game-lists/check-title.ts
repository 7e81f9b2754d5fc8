/** The rules for the title of a shared list: those for comments. */
import { ServiceError } from '@/lib/errors';
import { refusalOf } from '../comments/rules';

/** @throws ServiceError unprocessable under `title` */
export const checkTitle = (title: string): void => {
  const message = refusalOf(title);
  if (message) throw new ServiceError('unprocessable', message, { title: message });
};
