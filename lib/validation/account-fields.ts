/** Form fields of accounts, defined once for the forms and the server. */
import type { FormSchema } from './schema';

export const NAME_CHARACTERS = 'a-zA-Z0-9 ._-';

const nameSchema = {
  type: 'string',
  required: true,
  minLength: 3,
  maxLength: 30,
  allowedCharacters: `${NAME_CHARACTERS}`,
} as const;
const emailSchema = { type: 'email', required: true, maxLength: 254 } as const;
const passwordSchema = { type: 'password', required: true, minLength: 8, maxLength: 256 } as const;

export const REGISTER_FIELDS = {
  name: nameSchema,
  mail: emailSchema,
  pass: passwordSchema,
} as const satisfies FormSchema;
export const MAIL_FIELDS = { mail: emailSchema } as const satisfies FormSchema;
export const NEW_PASSWORD_FIELDS = { new_pass: passwordSchema } as const satisfies FormSchema;
export const NAME_FIELDS = { displayName: nameSchema } as const satisfies FormSchema;

/** Spec §3 personalInfo; the lengths come from the contract. */
export const PERSONAL_FIELDS = {
  hometown: { type: 'string', maxLength: 200 },
  inventedGame: { type: 'string', maxLength: 500 },
  gameCharacter: { type: 'string', maxLength: 500 },
  favoriteGame: { type: 'string', maxLength: 200 },
  favoriteProviderGame: { type: 'string', maxLength: 200 },
  favoriteProviderGenre: { type: 'string', maxLength: 64 },
  describesMe: { type: 'string', maxLength: 500 },
  snackOn: { type: 'string', maxLength: 500 },
  notPlayingGames: { type: 'string', maxLength: 500 },
} as const satisfies FormSchema;

export const CONTACT_FIELDS = {
  name: { type: 'string', required: true, maxLength: 100 },
  mail: emailSchema,
  subject: { type: 'string', required: true, maxLength: 200 },
  message: { type: 'string', required: true, minLength: 10, maxLength: 4000 },
} as const satisfies FormSchema;
