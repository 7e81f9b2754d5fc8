/** What a form holds while it is filled in: values, what is wrong with each, whether it is on its way (spec §4 "Form"). */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { describeError } from '@/lib/describe-error';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { ApiError } from '@/lib/errors';
import type { FormSchema, FormValues, RawValues } from '@/lib/validation/schema';
import { validateForm } from '@/lib/validation/validate-form';
import { DOUBLE_PRESS_MS } from './double-press';

export type FieldErrors = Readonly<Record<string, string>>;

export interface FormState<Schema extends FormSchema = FormSchema> {
  data: RawValues;
  /** The values that the form began with, or that were saved last. */
  saved: RawValues;
  /** The values that are on their way; null while there are none. */
  sending: RawValues | null;
  errors: FieldErrors;
  hasErrors: boolean;
  /** What is wrong with the form as a whole. */
  formError: string | null;
  isSubmitting: boolean;
  /** Counts the times that errors came up: the form then moves to the first of them. */
  refusals: number;
  setValue(name: string, value: unknown): void;
  clearError(name: string): void;
  /** An error of one field that comes up while the form is filled in: nothing moves to it. */
  setError(name: string, error: string): void;
  /** Errors of a server: by the form's names or by paths that begin with them; others are the form's own. */
  setErrors(fields: FieldErrors, formError?: string | null): void;
  /** Checks everything; the values become the ones that are sent. @returns them, or null where something is wrong */
  validate(): FormValues<Schema> | null;
  /**
   * Checks, then sends, one at a time. What was sent counts as saved. Ignores a second press right after a success, unless something was typed since.
   * @returns true where it was sent and taken
   */
  submit(send: Send<Schema>): Promise<boolean>;
  /** Discards what was typed: all fields go back to the saved values, or to these. */
  reset(saved?: RawValues): void;
  /** Replaces the saved values. A field follows unless something was typed into it since the last ones. */
  rebase(saved: RawValues): void;
}
/** Result of a submit that sent nothing yet: the form is as unsaved as before. */
export const NOT_SENT = Symbol('not sent');

/** Sends the checked values of a form; throws what failed, and resolves to NOT_SENT where it sent nothing. */
export type Send<Schema extends FormSchema> = (data: FormValues<Schema>) => Promise<unknown>;

export type FormStore<Schema extends FormSchema = FormSchema> = StoreApi<FormState<Schema>>;

export interface FormOptions<Schema extends FormSchema> {
  schema: Schema;
  initial?: RawValues;
  /** The server's names where they differ from the form's: `{ mail: 'email' }`. */
  serverNames?: Readonly<Record<string, keyof Schema & string>>;
  /** What is said of a failure that names no field of this form; null says nothing. */
  describeFailure?: (error: unknown) => string | null;
}

/** Describes a failed call where a form has no words of its own. */
export const describeFailure = (error: unknown): string => describeError(error, FORM_MESSAGES.sendFailure);

const CLEAN = { errors: {}, hasErrors: false, formError: null } as const;

const plain = (value: unknown): unknown => value ?? '';
const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((each, at) => Object.is(each, b[at]))
    : Object.is(plain(a), plain(b));

/** The values of a form that differ from the saved ones. */
export const changesOf = ({ data, saved }: Pick<FormState, 'data' | 'saved'>): RawValues =>
  Object.fromEntries(
    [...new Set([...Object.keys(saved), ...Object.keys(data)])]
      .filter((name) => !isSame(data[name], saved[name]))
      .map((name) => [name, data[name]]),
  );

/** Returns true where something is typed that is not saved. */
export const isDirty = (state: Pick<FormState, 'data' | 'saved'>): boolean =>
  Object.keys(changesOf(state)).length > 0;

type Changing = Pick<FormState, 'data' | 'saved' | 'sending'>;

/** The values of a form that were typed since it was sent. */
const newChangesOf = ({ data, saved, sending }: Changing): RawValues =>
  changesOf({ data, saved: sending ?? saved });

/** Returns true where something was typed since the form was sent; for the page that is sending it. */
export const hasNewText = (state: Changing): boolean => Object.keys(newChangesOf(state)).length > 0;

const without = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([each]) => each !== name));

export const createFormStore = <const Schema extends FormSchema>(
  options: FormOptions<Schema>,
): FormStore<Schema> => {
  const { schema, serverNames = {} } = options;
  const initial = options.initial ?? {};
  /** When the last successful submit began, and the values after it. */
  let sent: { at: number; data: RawValues } | null = null;

  // A server names `mail.0.value` what the form calls `mail`.
  const ownNameOf = (path: string): string | null => {
    const [first = ''] = path.split('.');
    const name = Object.hasOwn(serverNames, first) ? serverNames[first] : first;
    return name !== undefined && Object.hasOwn(schema, name) ? name : null;
  };

  return createStore<FormState<Schema>>((set, get) => {
    const refuse = (errors: FieldErrors, formError: string | null): void =>
      set((state) => ({
        errors,
        hasErrors: formError !== null || Object.keys(errors).length > 0,
        formError,
        refusals: state.refusals + 1,
      }));

    const takeFailure = (error: unknown): void => {
      const fields = (error instanceof ApiError ? error.detail.fields : undefined) ?? {};
      const isNamed = Object.keys(fields).some((path) => ownNameOf(path) !== null);
      const say = options.describeFailure ?? describeFailure;
      get().setErrors(fields, isNamed ? null : say(error));
    };

    return {
      ...CLEAN,
      data: initial,
      saved: initial,
      sending: null,
      isSubmitting: false,
      refusals: 0,
      setValue: (name, value) => {
        set((state) => ({ data: { ...state.data, [name]: value } }));
        get().clearError(name);
      },
      clearError: (name) => {
        const { errors, formError } = get();
        if (!Object.hasOwn(errors, name)) return;
        const rest = without(errors, name);
        set({ errors: rest, hasErrors: formError !== null || Object.keys(rest).length > 0 });
      },
      setError: (name, error) =>
        set((state) => ({ errors: { ...state.errors, [name]: error }, hasErrors: true })),
      setErrors: (fields, formError = null) => {
        const named = Object.entries(fields).map(([path, error]) => [ownNameOf(path), error] as const);
        const own = named.filter(([name]) => name !== null);
        refuse(Object.fromEntries(own) as FieldErrors, formError);
      },
      validate: () => {
        const { data } = get();
        const result = validateForm(schema, data);
        if (result.hasErrors) {
          refuse(result.errors as FieldErrors, null);
          return null;
        }
        set({ ...CLEAN, data: { ...data, ...result.data } });
        return result.data;
      },
      submit: async (send) => {
        const at = Date.now();
        const isDoublePress = sent?.data === get().data && at - sent.at < DOUBLE_PRESS_MS;
        if (get().isSubmitting || isDoublePress) return false;
        const data = get().validate();
        if (!data) return false;
        set({ isSubmitting: true, sending: get().data });
        try {
          if ((await send(data)) === NOT_SENT) return false;
          set(({ saved, sending }) => ({ saved: sending ?? saved }));
          sent = { at, data: get().data };
          return true;
        } catch (error) {
          takeFailure(error);
          return false;
        } finally {
          set({ isSubmitting: false, sending: null });
        }
      },
      reset: (saved = get().saved) => set({ ...CLEAN, data: saved, saved }),
      rebase: (saved) =>
        set((state) => ({ ...CLEAN, data: { ...saved, ...newChangesOf(state) }, saved, sending: null })),
    };
  });
};
