/** The current password, which a change of the account asks for (spec §5 "existing"). */
import { PasswordField } from '@/components/forms/password-field';
import type { FieldSchema } from '@/lib/validation/schema';

/** Of any kind: a password is never trimmed, and an old one need not keep today's rules. */
export const EXISTING = { type: 'value', required: true } as const satisfies FieldSchema;

export const ExistingField = ({ hint }: { hint?: string }) => (
  <PasswordField name="existing" label="Current password" autoComplete="current-password" hint={hint} />
);
