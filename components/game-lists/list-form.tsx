/** The form for the name of a list, used to create or rename one. */
import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { describeError } from '@/lib/describe-error';
import { LIST_MESSAGES } from '@/lib/list-messages';
import { LIST_FIELDS } from '@/lib/validation/list-fields';

interface ListFormProps {
  label: string;
  initial?: string;
  /** The label of the submit button. */
  action: string;
  /** Additional buttons. */
  children?: ReactNode;
  /** @throws ApiError */
  onSubmit(title: string): Promise<void>;
}

export const ListForm = ({ label, initial = '', action, children, onSubmit }: ListFormProps) => {
  const form = useForm({
    schema: LIST_FIELDS,
    initial: { title: initial },
    describeFailure: (error) => describeError(error, LIST_MESSAGES.failed),
  });
  const handleSubmit = async ({ title = '' }: { title?: string }): Promise<void> => {
    await onSubmit(title);
    form.store.getState().rebase({ title: initial });
  };
  return (
    <Form form={form} label={label} onSubmit={handleSubmit}>
      <InputField name="title" label={label} />
      <div className="tools">
        <SubmitButton size="small">{action}</SubmitButton>
        {children}
      </div>
    </Form>
  );
};
