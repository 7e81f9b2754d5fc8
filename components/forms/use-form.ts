/** Creates the store of a page's form once, and binds its fields. */
import { createContext, useContext, useId, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { FieldSchema, FormSchema } from '@/lib/validation/schema';
import { createFormStore, type FormOptions, type FormStore } from '@/stores/form-store';

export interface FormHandle<Schema extends FormSchema> {
  store: FormStore<Schema>;
  schema: Schema;
}

/** Creates a page's form. The options are read only at the first render. */
export const useForm = <const Schema extends FormSchema>(
  options: FormOptions<Schema>,
): FormHandle<Schema> => {
  const [form] = useState(() => ({ store: createFormStore(options), schema: options.schema }));
  return form;
};

export interface FormScope {
  store: FormStore;
  schema: FormSchema;
  id: string;
  /** Whether required fields are marked: true if the form has optional fields as well. */
  hasMarks: boolean;
  /** True while the form itself moves the focus to an error. */
  isMovingFocus: RefObject<boolean>;
  /**
   * Runs a function at once, or when a pressed pointer is released. A click would miss a control that moves while the
   * pointer is down.
   */
  afterPress(act: () => void): void;
}
export const FormContext = createContext<FormScope | null>(null);

export const useFormScope = (): FormScope => {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('A field is outside a Form.');
  return scope;
};

export const isRequired = ({ type, required, minRequired = 0 }: FieldSchema): boolean =>
  type === 'passwordVerify' ? required !== false : required === true || minRequired > 0;

export interface FormField {
  name: string;
  id: string;
  schema: FieldSchema;
  value: unknown;
  error: string | null;
  isRequired: boolean;
  setValue(value: unknown): void;
  setError(error: string): void;
  /** Clears the field's error on focus, except when the form itself moves the focus there (spec §5). */
  handleFocus(): void;
  /** The attributes of the control that refer to its description and mark it as invalid. */
  marks: { 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/**
 * Returns the state and handlers of a field.
 * @param hint any truthy value if the field has a hint
 */
export const useField = (name: string, hint?: unknown): FormField => {
  const { store, schema, id: formId, isMovingFocus, afterPress } = useFormScope();
  const own = schema[name];
  const suffix = useId();
  const value = useStore(store, (state) => state.data[name]);
  const error = useStore(store, (state) => state.errors[name] ?? null);
  if (!own) throw new Error(`The form's schema has no field ${name}.`);
  const id = `${formId}${suffix}${name}`;
  const { setValue, setError, clearError } = store.getState();
  const describedBy = [error !== null && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return {
    name,
    id,
    schema: own,
    value,
    error,
    isRequired: isRequired(own),
    setValue: (next) => setValue(name, next),
    setError: (next) => setError(name, next),
    handleFocus: () => {
      if (isMovingFocus.current) return;
      afterPress(() => {
        // Does not clear an error that has appeared in the meantime.
        if ((store.getState().errors[name] ?? null) === error) clearError(name);
      });
    },
    marks: {
      ...(error === null ? {} : { 'aria-invalid': true as const }),
      ...(describedBy.length > 0 ? { 'aria-describedby': describedBy.join(' ') } : {}),
    },
  };
};
