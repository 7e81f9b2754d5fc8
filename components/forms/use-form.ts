/** A form of a page: its store, made once, and what its fields find of it. */
import { createContext, useContext, useId, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { FieldSchema, FormSchema } from '@/lib/validation/schema';
import { createFormStore, type FormOptions, type FormStore } from '@/stores/form-store';

export interface FormHandle<Schema extends FormSchema> {
  store: FormStore<Schema>;
  schema: Schema;
}

/** Makes a page's form; the options count at the first render. */
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
  /** Required fields are marked: the form has others too. */
  hasMarks: boolean;
  /** True while the form itself moves the focus to what is wrong. */
  isMovingFocus: RefObject<boolean>;
  /** Runs at once, or where a pointer is down when it is up again: what moves under it would not be clicked. */
  afterPress(act: () => void): void;
}
export const FormContext = createContext<FormScope | null>(null);

export const useFormScope = (): FormScope => {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('A field stands outside a Form.');
  return scope;
};

export const isRequired = ({ type, required, minRequired = 0 }: FieldSchema): boolean =>
  type === 'passwordVerify' ? required !== false : required === true || minRequired > 0;

export interface Field {
  name: string;
  id: string;
  schema: FieldSchema;
  value: unknown;
  error: string | null;
  isRequired: boolean;
  setValue(value: unknown): void;
  setError(error: string): void;
  /** Spec §5: a field's error clears on focus; not where the form has led there because of it. */
  handleFocus(): void;
  /** Of the control: what describes it, whether it is wrong. */
  marks: { 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** What a field shows and does. @param hint there is one */
export const useField = (name: string, hint?: unknown): Field => {
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
        // What came up meanwhile is news.
        if ((store.getState().errors[name] ?? null) === error) clearError(name);
      });
    },
    marks: {
      ...(error === null ? {} : { 'aria-invalid': true as const }),
      ...(describedBy.length > 0 ? { 'aria-describedby': describedBy.join(' ') } : {}),
    },
  };
};
