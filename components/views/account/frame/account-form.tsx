/** A form of the account that tracks unsaved changes and confirms a save. */
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import type { FormHandle } from '@/components/forms/use-form';
import { StatusNote } from '@/components/ui/status-note';
import type { FormSchema, FormValues, RawValues } from '@/lib/validation/schema';
import { isDirty } from '@/stores/form-store';
import { useNotifications } from '@/stores/stores-provider';
import { SaveBar } from './save-bar';
import { useUnsavedGuard } from './use-unsaved-guard';

interface AccountFormProps<Schema extends FormSchema> {
  form: FormHandle<Schema>;
  label: string;
  /** Sends the values, and resolves to the form's new initial values. */
  onSave: (data: FormValues<Schema>) => Promise<RawValues>;
  /** Returns the message after a save. */
  saved: (data: FormValues<Schema>) => string;
  action?: string;
  children: ReactNode;
}

export const AccountForm = <Schema extends FormSchema>(props: AccountFormProps<Schema>) => {
  const { form, label, onSave, saved, action = 'Save changes', children } = props;
  const notify = useNotifications((state) => state.notify);
  const isBusy = useStore(form.store, (state) => state.isSubmitting);
  const hasChanges = useStore(form.store, isDirty);
  const [said, setSaid] = useState<string | null>(null);
  useUnsavedGuard(hasChanges);

  const handleSubmit = async (values: FormValues<Schema>): Promise<void> => {
    setSaid(null);
    form.store.getState().rebase(await onSave(values));
    setSaid(saved(values));
    notify(saved(values), 'success');
  };

  return (
    <Form form={form} label={label} leave="ask" onSubmit={handleSubmit}>
      {children}
      <div role="status">
        {said !== null && !hasChanges && <StatusNote status="success">{said}</StatusNote>}
      </div>
      <SaveBar isDirty={hasChanges} isBusy={isBusy} onDiscard={() => form.store.getState().reset()}>
        <SubmitButton>{action}</SubmitButton>
      </SaveBar>
    </Form>
  );
};
