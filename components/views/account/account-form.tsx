/** A form of the account: it knows what is not saved yet, and says when it is. */
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import type { FormHandle } from '@/components/forms/use-form';
import { Note } from '@/components/ui/note';
import type { FormSchema, FormValues, RawValues } from '@/lib/validation/schema';
import { useNotifications } from '@/stores/stores-provider';
import { SaveBar } from './save-bar';
import { useUnsavedGuard } from './use-unsaved-guard';

interface AccountFormProps<Schema extends FormSchema> {
  form: FormHandle<Schema>;
  label: string;
  /** Sends the values; resolves to the ones that the form begins with from then on. */
  onSave: (data: FormValues<Schema>) => Promise<RawValues>;
  /** Said once it is saved. */
  saved: (data: FormValues<Schema>) => string;
  action?: string;
  children: ReactNode;
}

const textOf = (value: unknown): string => JSON.stringify(value ?? '');
const differ = (a: RawValues, b: RawValues): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].some((name) => textOf(a[name]) !== textOf(b[name]));

export const AccountForm = <Schema extends FormSchema>(props: AccountFormProps<Schema>) => {
  const { form, label, onSave, saved, action = 'Save changes', children } = props;
  const notify = useNotifications((state) => state.notify);
  const data = useStore(form.store, (state) => state.data);
  const isBusy = useStore(form.store, (state) => state.isSubmitting);
  const [kept, setKept] = useState<RawValues>(data);
  const [said, setSaid] = useState<string | null>(null);
  const isDirty = differ(data, kept);
  useUnsavedGuard(isDirty && !isBusy);

  const begin = (values: RawValues): void => {
    setKept(values);
    form.store.getState().reset(values);
  };
  const handleSubmit = async (values: FormValues<Schema>): Promise<void> => {
    setSaid(null);
    begin(await onSave(values));
    setSaid(saved(values));
    notify(saved(values), 'success');
  };

  return (
    <Form form={form} label={label} onSubmit={handleSubmit}>
      {children}
      <div role="status">{said !== null && !isDirty && <Note status="success">{said}</Note>}</div>
      <SaveBar isDirty={isDirty} isBusy={isBusy} onDiscard={() => begin(kept)}>
        <SubmitButton>{action}</SubmitButton>
      </SaveBar>
    </Form>
  );
};
