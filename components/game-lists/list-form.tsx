/** The form for the name of a list, used to create or rename one. */
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { describeError } from '@/lib/describe-error';
import { LIST_MESSAGES } from '@/lib/list-messages';
import { LIST_FIELDS } from '@/lib/validation/list-fields';
import { hasNewText } from '@/stores/form-store';

interface ListFormProps {
  label: string;
  /** The name of the list to rename; empty for a new list. */
  initial?: string;
  /** The name of the form's draft; required if the page has several forms with this label. */
  draft?: string;
  /** The label of the submit button. */
  action: string;
  /** @throws ApiError */
  onSubmit(title: string): Promise<void>;
  /** Closes the form after a save or on Cancel. Without it, the form has no Cancel button and stays open. */
  onClose?(): void;
}

export const ListForm = ({ label, initial = '', draft, action, onSubmit, onClose }: ListFormProps) => {
  const form = useForm({
    schema: LIST_FIELDS,
    initial: { title: initial },
    describeFailure: (error) => describeError(error, LIST_MESSAGES.failed),
  });
  const handleSubmit = async ({ title = '' }: { title?: string }): Promise<void> => {
    await onSubmit(title);
    form.store.getState().rebase({ title: initial && title });
    // Text that was typed during the request is not saved yet.
    if (!hasNewText(form.store.getState())) onClose?.();
  };
  const handleCancel = (): void => {
    form.store.getState().reset();
    onClose?.();
  };
  return (
    <Form form={form} label={label} draft={draft} onSubmit={handleSubmit}>
      <InputField name="title" label={label} />
      <div className="tools">
        <SubmitButton size="small">{action}</SubmitButton>
        {onClose && (
          <Button kind="line" size="small" onClick={handleCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
};
