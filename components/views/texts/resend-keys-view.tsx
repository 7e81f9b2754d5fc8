/** Resends license keys to an email address. The response is the same if there are none. */
import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { StatusNote } from '@/components/ui/status-note';
import { Panel } from '@/components/ui/panel';
import type { SiteTopic } from '@/lib/domain/site/texts';
import { TEXT_MESSAGES } from '@/lib/text-messages';
import { MAIL_FIELDS } from '@/lib/validation/account-fields';
import { describeFailure } from '@/stores/form-store';
import { useContact } from '@/stores/queries/use-contact';
import { TopicView } from './topic-view';

export const ResendKeysView = ({ text }: { text: SiteTopic }) => {
  const contact = useContact();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ schema: MAIL_FIELDS, describeFailure });
  const handleSubmit = async ({ mail }: { mail: string }): Promise<void> => {
    setSentTo(null);
    await contact.resendKeys(mail);
    setSentTo(mail);
  };
  return (
    <TopicView text={text}>
      <Panel className="text-form">
        <Form form={form} label="Resend keys" onSubmit={handleSubmit}>
          {sentTo !== null && (
            <div role="status">
              <StatusNote status="success">{TEXT_MESSAGES.keysSent(sentTo)}</StatusNote>
            </div>
          )}
          <InputField
            name="mail"
            label="Email"
            kind="email"
            autoComplete="email"
            hint="The address that you bought with."
          />
          <SubmitButton size="large">Send my keys</SubmitButton>
        </Form>
      </Panel>
    </TopicView>
  );
};
