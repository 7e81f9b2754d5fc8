/** Form fields of comments and reports. */
import type { FormSchema } from './schema';

export const COMMENT_FIELDS = {
  body: { type: 'string', required: true, maxLength: 1000 },
} as const satisfies FormSchema;
export const REPORT_FIELDS = {
  message: { type: 'string', required: true, maxLength: 1000 },
} as const satisfies FormSchema;
export const NOTE_FIELDS = { note: { type: 'string', maxLength: 500 } } as const satisfies FormSchema;
export const GAME_NUMBER_FIELDS = {
  id: { type: 'string', required: true, maxLength: 15, allowedCharacters: '0123456789' },
} as const satisfies FormSchema;
export const MEMBER_NAME_FIELDS = {
  name: { type: 'string', required: true, maxLength: 60 },
} as const satisfies FormSchema;
