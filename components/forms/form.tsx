/** A form that is validated by our own rules, focuses its first error, and is submitted once. */
import { useEffect, useId, useMemo, useRef, type FormEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { formHelpPath } from '@/lib/form-path';
import type { FieldSchema, FormSchema } from '@/lib/validation/schema';
import type { LeavePolicy } from '@/stores/drafts';
import type { FormStore, SendForm } from '@/stores/form-store';
import { FormNote } from './form-note';
import { NoScriptFallback } from './no-script';
import { useDraft } from './use-draft';
import { usePressTracker } from './use-press-tracker';
import { FormContext, isRequired, type FormHandle } from './use-form';

const EDITABLE_CONTROLS_SELECTOR =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Reads the values that were typed, or filled in by the browser, before the script loaded. */
const applyInputBeforeHydration = (
  form: HTMLFormElement,
  { schema, store }: FormHandle<FormSchema>,
): void => {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="checkbox"], [type="radio"], [type="file"], [type="color"]), textarea',
  )) {
    const { data, setValue } = store.getState();
    const isNew = Object.hasOwn(schema, control.name) && (data[control.name] ?? '') === '';
    if (isNew && control.value !== '') setValue(control.name, control.value);
  }
  for (const { name } of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:checked')) {
    const field = Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (field?.type === 'boolean') store.getState().setValue(name, field.trueValue ?? true);
  }
};

// An optional checkbox needs no mark.
const isOptional = (field: FieldSchema): boolean => field.type !== 'boolean' && !isRequired(field);

interface FormProps<Schema extends FormSchema> {
  form: FormHandle<Schema>;
  /** Sends the validated values; a thrown error is displayed in the form. */
  onSubmit: SendForm<Schema>;
  /** The form's name for screen readers. */
  label: string;
  /** The name of the form's draft; required if the label is not unique on the page. */
  draft?: string;
  /** Whether the form stores unsaved text, or asks for confirmation, when the visitor leaves the page. */
  leave?: LeavePolicy;
  children: ReactNode;
}

export const Form = <Schema extends FormSchema>(props: FormProps<Schema>) => {
  const { form, onSubmit, label, draft = label, leave = 'store', children } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const isMovingFocus = useRef(false);
  const press = usePressTracker();
  useDraft(form, draft, leave);
  useEffect(() => {
    if (element.current)
      applyInputBeforeHydration(element.current, form as unknown as FormHandle<FormSchema>);
  }, [form]);
  const refusals = useStore(form.store, (state) => state.refusals);
  const fields = Object.values(form.schema);
  const hasMarks = fields.some(isRequired) && fields.some(isOptional);
  const scope = useMemo(
    () => ({
      store: form.store as unknown as FormStore,
      schema: form.schema,
      id,
      hasMarks,
      isMovingFocus,
      afterPress: press.after,
    }),
    [form, id, hasMarks, press],
  );

  useEffect(() => {
    if (refusals === 0) return;
    isMovingFocus.current = true;
    element.current
      ?.querySelector('[data-wrong]')
      ?.querySelector<HTMLElement>(EDITABLE_CONTROLS_SELECTOR)
      ?.focus();
    isMovingFocus.current = false;
  }, [refusals]);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void form.store.getState().submit(onSubmit);
  };

  return (
    <FormContext value={scope}>
      {/* Without JavaScript, submitting the form opens a help page, by POST so that no values appear in a URL. */}
      <form
        ref={element}
        className="site-form"
        action={formHelpPath()}
        method="post"
        noValidate
        aria-label={label}
        onSubmit={handleSubmit}
        onPointerDownCapture={press.begin}
      >
        <NoScriptFallback />
        <FormNote />
        {hasMarks && <p className="about">{FORM_MESSAGES.requiredMark}</p>}
        {children}
      </form>
    </FormContext>
  );
};
