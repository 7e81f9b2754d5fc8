/** Reports something to the administrators, with a reason in the member's own words. */
import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextareaField } from '@/components/forms/textarea-field';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { REPORT_FIELDS } from '@/lib/validation/social-fields';
import { hasNewText } from '@/stores/form-store';
import { useModal, useNotifications } from '@/stores/stores-provider';

interface ReasonDialogProps {
  name: string;
  label: string;
  /** @param about the data with which the dialog was opened */
  onSend(about: unknown, message: string): Promise<void>;
}

export const ReasonDialog = ({ name, label, onSend }: ReasonDialogProps) => (
  <Dialog name={name} label={label}>
    {(about) => (
      <ReasonForm
        label={label}
        draft={`${name} ${typeof about === 'string' ? about : ''}`}
        onSend={(message) => onSend(about, message)}
      />
    )}
  </Dialog>
);

interface ReasonFormProps {
  label: string;
  /** Identifies the reported subject, so that the draft of the reason is restored only for it. */
  draft: string;
  onSend(message: string): Promise<void>;
}

const ReasonForm = ({ label, draft, onSend }: ReasonFormProps) => {
  const form = useForm({ schema: REPORT_FIELDS, initial: { message: '' } });
  const close = useModal((state) => state.close);
  const notify = useNotifications((state) => state.notify);
  const [isSent, setSent] = useState(false);
  return (
    <div className="reason-dialog">
      <h2>{label}</h2>
      {isSent ? (
        <>
          <p role="status">{SOCIAL_MESSAGES.reportSent}</p>
          <Button kind="blue" isFull autoFocus onClick={close}>
            Close
          </Button>
        </>
      ) : (
        <Form
          form={form}
          label={label}
          draft={draft}
          onSubmit={async ({ message }) => {
            await onSend(message ?? '');
            // Text that was typed during the request is not sent yet.
            if (hasNewText(form.store.getState())) notify(SOCIAL_MESSAGES.reportSent, 'success');
            else setSent(true);
          }}
        >
          <TextareaField name="message" label="What is wrong?" rows={4} />
          <SubmitButton isFull>Send report</SubmitButton>
        </Form>
      )}
    </div>
  );
};
