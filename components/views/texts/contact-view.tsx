/** The contact form, prefilled for members. */
import { useEffect, useState } from 'react';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { SpamCheck } from '@/components/forms/spam-check';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextareaField } from '@/components/forms/textarea-field';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { Panel } from '@/components/ui/panel';
import type { SiteTopic } from '@/lib/domain/site/texts';
import { TEXT_MESSAGES } from '@/lib/text-messages';
import { CONTACT_FIELDS } from '@/lib/validation/account-fields';
import type { FormValues } from '@/lib/validation/schema';
import { hasNewText } from '@/stores/form-store';
import { useContact } from '@/stores/queries/use-contact';
import { useAuth, useNotifications } from '@/stores/stores-provider';
import { TopicView } from './topic-view';

const CONTACT_SCHEMA = { ...CONTACT_FIELDS, captcha: { type: 'value', required: true } } as const;

const ContactForm = ({ onSent }: { onSent: () => void }) => {
  const contact = useContact();
  const user = useAuth((state) => state.user);
  const notify = useNotifications((state) => state.notify);
  const form = useForm({ schema: CONTACT_SCHEMA });

  useEffect(() => {
    if (!user) return;
    const { saved, rebase } = form.store.getState();
    rebase({ ...saved, name: user.displayName, mail: user.email ?? '' });
  }, [user, form]);

  const handleSubmit = async ({ captcha, ...message }: FormValues<typeof CONTACT_SCHEMA>): Promise<void> => {
    await contact.send({ ...message, captcha: String(captcha) });
    const { rebase } = form.store.getState();
    rebase({ name: message.name, mail: message.mail });
    // Text that was typed during the request is not sent yet.
    if (hasNewText(form.store.getState())) notify(TEXT_MESSAGES.contactSent, 'success');
    else onSent();
  };
  return (
    <Form form={form} label="Contact" onSubmit={handleSubmit}>
      <div className="form-pair">
        <InputField name="name" label="Your name" autoComplete="name" />
        <InputField name="mail" label="Email" kind="email" autoComplete="email" />
      </div>
      <InputField name="subject" label="Subject" />
      <TextareaField name="message" label="Message" />
      <SpamCheck />
      <SubmitButton size="large">Send message</SubmitButton>
    </Form>
  );
};

export const ContactView = ({ text }: { text: SiteTopic }) => {
  const [isSent, setSent] = useState(false);
  return (
    <TopicView text={text}>
      <Panel className="text-form">
        {isSent ? (
          <div role="status">
            <StatusNote status="success">{TEXT_MESSAGES.contactSent}</StatusNote>
            <Button kind="line" onClick={() => setSent(false)}>
              Write another message
            </Button>
          </div>
        ) : (
          <ContactForm onSent={() => setSent(true)} />
        )}
      </Panel>
    </TopicView>
  );
};
