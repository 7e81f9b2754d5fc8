/** Form fields of a member's own lists. */
import { MAX_LIST_TITLE } from '../domain/members/game-lists';
import type { FormSchema } from './schema';

export const LIST_FIELDS = {
  title: { type: 'string', required: true, maxLength: MAX_LIST_TITLE },
} as const satisfies FormSchema;
