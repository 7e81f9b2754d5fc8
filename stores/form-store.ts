/** The state of a form: its values, its errors by field, and whether it is being sent (spec §4). */
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
  /** The initial values, or the values saved last. */
  saved: RawValues;
  /** The values being sent; null if there is no request. */
  sending: RawValues | null;
  errors: FieldErrors;
  hasErrors: boolean;
  /** The error of the form as a whole. */
  formError: string | null;
  isSubmitting: boolean;
  /** Resolves when a value that the form computes itself is ready. A submit waits for it; null if there is none. */
  computing: Promise<unknown> | null;
  /** The number of times that errors have appeared. When it changes, the form focuses the first error. */
  refusals: number;
  setValue(name: string, value: unknown): void;
  clearError(name: string): void;
  /** Shows an error of one field during input, without moving the focus. */
  setError(name: string, error: string): void;
  /** Shows errors from a server, by field name or by a path that starts with one. Other errors belong to the form as a whole. */
  setErrors(fields: FieldErrors, formError?: string | null): void;
  /** Validates all fields. @returns the values to send, or null if there is an error */
  validate(): FormValues<Schema> | null;
  /**
   * Validates the values, then sends them, one request at a time. Sent values count as saved. Ignores a second press
   * right after a success if there was no input in between.
   * @returns whether the server accepted the values
   */
  submit(send: SendForm<Schema>): Promise<boolean>;
  /** Discards the input. All fields return to the saved values, or to the given ones. */
  reset(saved?: RawValues): void;
  /** Replaces the saved values. Fields without new input change to them. */
  rebase(saved: RawValues): void;
}
/** The result of a submit that did not send anything. The form still has unsaved input. */
export const NOT_SENT = Symbol('not sent');

/** Sends the validated values of a form. Throws on failure; resolves to NOT_SENT if nothing was sent. */
export type SendForm<Schema extends FormSchema> = (data: FormValues<Schema>) => Promise<unknown>;

export type FormStore<Schema extends FormSchema = FormSchema> = StoreApi<FormState<Schema>>;

export interface FormOptions<Schema extends FormSchema> {
  schema: Schema;
  initial?: RawValues;
  /** Maps the server's field names to the form's where they differ: `{ mail: 'email' }`. */
  serverNames?: Readonly<Record<string, keyof Schema & string>>;
  /** Describes a failure that names no field of this form; null shows no message. */
  describeFailure?: (error: unknown) => string | null;
}

/** Describes a failed call, for forms without a description of their own. */
export const describeFailure = (error: unknown): string => describeError(error, FORM_MESSAGES.sendFailure);

const NO_ERRORS = { errors: {}, hasErrors: false, formError: null } as const;

const toComparable = (value: unknown): unknown => value ?? '';
const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((each, at) => Object.is(each, b[at]))
    : Object.is(toComparable(a), toComparable(b));

/** Returns the values of a form that differ from the saved ones. */
export const listChanges = ({ data, saved }: Pick<FormState, 'data' | 'saved'>): RawValues =>
  Object.fromEntries(
    [...new Set([...Object.keys(saved), ...Object.keys(data)])]
      .filter((name) => !isSame(data[name], saved[name]))
      .map((name) => [name, data[name]]),
  );

/** Returns whether the form has unsaved input. */
export const isDirty = (state: Pick<FormState, 'data' | 'saved'>): boolean =>
  Object.keys(listChanges(state)).length > 0;

type ChangeTrackedForm = Pick<FormState, 'data' | 'saved' | 'sending'>;

/** Returns the values that changed since the form was sent. */
const listNewChanges = ({ data, saved, sending }: ChangeTrackedForm): RawValues =>
  listChanges({ data, saved: sending ?? saved });

/** Returns whether the form has changed since it was sent, so that the sending page does not close it. */
export const hasNewText = (state: ChangeTrackedForm): boolean =>
  Object.keys(listNewChanges(state)).length > 0;

const withoutError = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([each]) => each !== name));

export const createFormStore = <const Schema extends FormSchema>(
  options: FormOptions<Schema>,
): FormStore<Schema> => {
  const { schema, serverNames = {} } = options;
  const initial = options.initial ?? {};
  /** The time of the last successful submit, and the values after it. */
  let submission: { at: number; data: RawValues } | null = null;
  let isWaiting = false;

  // The server's path for the field `mail` is `mail.0.value`.
  const findFieldName = (path: string): string | null => {
    const [first = ''] = path.split('.');
    const name = Object.hasOwn(serverNames, first) ? serverNames[first] : first;
    return name !== undefined && Object.hasOwn(schema, name) ? name : null;
  };

  return createStore<FormState<Schema>>((set, get) => {
    const applyRefusal = (errors: FieldErrors, formError: string | null): void =>
      set((state) => ({
        errors,
        hasErrors: formError !== null || Object.keys(errors).length > 0,
        formError,
        refusals: state.refusals + 1,
      }));

    const takeFailure = (error: unknown): void => {
      const fields = (error instanceof ApiError ? error.detail.fields : undefined) ?? {};
      const isNamed = Object.keys(fields).some((path) => findFieldName(path) !== null);
      const say = options.describeFailure ?? describeFailure;
      get().setErrors(fields, isNamed ? null : say(error));
    };

    return {
      ...NO_ERRORS,
      data: initial,
      saved: initial,
      sending: null,
      isSubmitting: false,
      computing: null,
      refusals: 0,
      setValue: (name, value) => {
        set((state) => ({ data: { ...state.data, [name]: value } }));
        get().clearError(name);
      },
      clearError: (name) => {
        const { errors, formError } = get();
        if (!Object.hasOwn(errors, name)) return;
        const rest = withoutError(errors, name);
        set({ errors: rest, hasErrors: formError !== null || Object.keys(rest).length > 0 });
      },
      setError: (name, error) =>
        set((state) => ({ errors: { ...state.errors, [name]: error }, hasErrors: true })),
      setErrors: (fields, formError = null) => {
        const named = Object.entries(fields).map(([path, error]) => [findFieldName(path), error] as const);
        const own = named.filter(([name]) => name !== null);
        applyRefusal(Object.fromEntries(own) as FieldErrors, formError);
      },
      validate: () => {
        const { data } = get();
        const result = validateForm(schema, data);
        if (result.hasErrors) {
          applyRefusal(result.errors as FieldErrors, null);
          return null;
        }
        set({ ...NO_ERRORS, data: { ...data, ...result.data } });
        return result.data;
      },
      submit: async (send) => {
        const at = Date.now();
        const isDoublePress = submission?.data === get().data && at - submission.at < DOUBLE_PRESS_MS;
        if (get().isSubmitting || isDoublePress || isWaiting) return false;
        const { computing } = get();
        if (computing) {
          isWaiting = true;
          await computing;
          isWaiting = false;
        }
        const data = get().validate();
        if (!data) return false;
        set({ isSubmitting: true, sending: get().data });
        try {
          if ((await send(data)) === NOT_SENT) return false;
          set(({ saved, sending }) => ({ saved: sending ?? saved }));
          // If the visitor has typed new text in the meantime, the next press is not the second half of a double press.
          submission = hasNewText(get()) ? null : { at, data: get().data };
          return true;
        } catch (error) {
          takeFailure(error);
          return false;
        } finally {
          set({ isSubmitting: false, sending: null });
        }
      },
      reset: (saved = get().saved) => set({ ...NO_ERRORS, data: saved, saved }),
      rebase: (saved) =>
        set((state) => ({
          ...NO_ERRORS,
          data: { ...saved, ...listNewChanges(state) },
          saved,
          sending: null,
        })),
    };
  });
};
