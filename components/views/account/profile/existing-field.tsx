/** The field for the current password, which changes of the account require (spec §5 "existing"). */
import { PasswordField } from '@/components/forms/password-field';
import type { FieldSchema } from '@/lib/validation/schema';

/**
 * Does not have the type `password`, because the value is never trimmed, and an old password need not follow the
 * current rules.
 */
export const CURRENT_PASSWORD_SCHEMA = { type: 'value', required: true } as const satisfies FieldSchema;

export const CurrentPasswordField = ({ hint }: { hint?: string }) => (
  <PasswordField name="existing" label="Current password" autoComplete="current-password" hint={hint} />
);
