/** Reports a problem with a game to the administrators. */
import { useState } from 'react';
import { useStore } from 'zustand';
import { Form } from '@/components/forms/form';
import { RadioField } from '@/components/forms/radio-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextareaField } from '@/components/forms/textarea-field';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Game } from '@/lib/contract/game';
import { ApiError } from '@/lib/errors';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import { RULE_MESSAGES } from '@/lib/messages/rule';
import type { FormSchema, FormValues } from '@/lib/validation/schema';
import { hasNewText } from '@/stores/form-store';
import { describeReportFailure, useReportProblem } from '@/stores/queries/use-report-problem';
import { useModal, useNotifications } from '@/stores/stores-provider';

const OTHER_REASON = 'other';
const REPORT_FIELDS = {
  kind: {
    type: 'string',
    acceptedValues: [
      { value: 'broken', label: 'It does not work' },
      { value: 'content', label: 'It shows something it should not' },
      { value: OTHER_REASON, label: 'Something else' },
    ],
  },
  message: { type: 'string', maxLength: 1000 },
} as const satisfies FormSchema;

export const ReportDialog = ({ name, game }: { name: string; game: Game }) => (
  <Dialog name={name} label="Report a problem">
    <ReportForm game={game} />
  </Dialog>
);

const ReportForm = ({ game }: { game: Game }) => {
  const close = useModal((state) => state.close);
  const notify = useNotifications((state) => state.notify);
  const report = useReportProblem();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    schema: REPORT_FIELDS,
    initial: { kind: 'broken', message: '' },
    describeFailure: describeReportFailure,
  });
  const kind = useStore(form.store, (state) => state.data.kind);

  const handleSubmit = async (data: FormValues<typeof REPORT_FIELDS>): Promise<void> => {
    if (data.kind === OTHER_REASON && data.message === '')
      throw new ApiError('unprocessable', '', {
        callId: 'form',
        fields: { message: RULE_MESSAGES.required },
      });
    await report({ nid: game.uid, kind: data.kind as 'broken' | 'content' | 'other', message: data.message });
    notify(LANDING_MESSAGES.problemSent, 'success');
    // Text that was typed during the request is not sent yet.
    setSent(!hasNewText(form.store.getState()));
  };

  return (
    <div className="reason-dialog">
      <h2>Report a problem</h2>
      <p className="about">{game.title}</p>
      {isSent ? (
        <>
          <p role="status">{LANDING_MESSAGES.problemSent}</p>
          <Button kind="blue" autoFocus onClick={close}>
            Close
          </Button>
        </>
      ) : (
        <Form form={form} label="Report a problem" onSubmit={handleSubmit}>
          <RadioField name="kind" label="What is wrong?" />
          <TextareaField
            name="message"
            label={kind === OTHER_REASON ? 'What happened?' : 'What happened? (optional)'}
            rows={4}
          />
          <SubmitButton>Send report</SubmitButton>
        </Form>
      )}
    </div>
  );
};
