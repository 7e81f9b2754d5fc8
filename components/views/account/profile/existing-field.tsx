/** The current password, which a change of the account requires (spec §5 "existing"). */
import { PasswordField } from '@/components/forms/password-field';
import type { FieldSchema } from '@/lib/validation/schema';

/** Not of the type `password`: it is never trimmed, and an old password need not follow today's rules. */
export const EXISTING = { type: 'value', required: true } as const satisfies FieldSchema;

export const ExistingField = ({ hint }: { hint?: string }) => (
  <PasswordField name="existing" label="Current password" autoComplete="current-password" hint={hint} />
);
