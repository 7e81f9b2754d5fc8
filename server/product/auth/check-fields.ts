/** Applies the forms' validation rules on the server, with the same messages as in the browser. */
import { ServiceError } from '@/lib/errors';
import type { FormSchema, FormValues, RawValues } from '@/lib/validation/schema';
import { validateForm } from '@/lib/validation/validate-form';

/**
 * Validates a form's data.
 * @throws ServiceError unprocessable with the message of every invalid field
 */
export const checkFields = <const Schema extends FormSchema>(
  schema: Schema,
  values: RawValues,
): FormValues<Schema> => {
  const { data, errors, hasErrors } = validateForm(schema, values);
  if (!hasErrors) return data;
  const fields = errors as Record<string, string>;
  throw new ServiceError('unprocessable', Object.values(fields)[0] ?? 'Please check the form.', fields);
};
