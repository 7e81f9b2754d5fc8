/** Renders a form with its stores for a test, and collects what it sends. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm, type FormHandle } from '@/components/forms/use-form';
import type { FormSchema } from '@/lib/validation/schema';
import type { FormOptions } from '@/stores/form-store';
import { createPageStores, StoresWrapper } from '../../support/page-stores';

interface RenderedForm {
  sent: Record<string, unknown>[];
  form: FormHandle<FormSchema>;
}

export const renderForm = (
  options: FormOptions<FormSchema>,
  fields: ReactNode,
  answer: () => Promise<void> = async () => undefined,
): RenderedForm => {
  const sent: Record<string, unknown>[] = [];
  let form: FormHandle<FormSchema> | undefined;
  const FormPage = () => {
    const made = useForm(options);
    form = made;
    return (
      <Form
        form={made}
        label="Join"
        onSubmit={(data) => {
          sent.push(data);
          return answer();
        }}
      >
        {fields}
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  };
  render(
    <StoresWrapper stores={createPageStores()}>
      <FormPage />
    </StoresWrapper>,
  );
  if (!form) throw new Error('not rendered');
  return { sent, form };
};
