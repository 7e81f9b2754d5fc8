/** Validates a form against its schema, with the same code in the browser and on the server. */
import type { FormSchema, FormValues, RawValues } from './schema';
import { validateField } from './validate-field';

export interface FormResult<Schema extends FormSchema> {
  /** Only the fields of the schema. Their types are guaranteed only if there are no errors. */
  data: FormValues<Schema>;
  errors: Partial<Record<keyof Schema & string, string>>;
  hasErrors: boolean;
}

/** Validates every field of a form (spec §5). Fields that are not in the schema are omitted. */
export const validateForm = <const Schema extends FormSchema>(
  schema: Schema,
  data: RawValues,
): FormResult<Schema> => {
  const results = Object.entries(schema).map(([name, field]) => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    return [name, validateField(field, value, data)] as const;
  });
  const invalidFields = results.filter(([, { error }]) => error !== null);
  return {
    data: Object.fromEntries(results.map(([name, { value }]) => [name, value])) as FormValues<Schema>,
    errors: Object.fromEntries(
      invalidFields.map(([name, { error }]) => [name, error]),
    ) as FormResult<Schema>['errors'],
    hasErrors: invalidFields.length > 0,
  };
};
