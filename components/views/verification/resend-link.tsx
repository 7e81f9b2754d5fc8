/** Resends the verification link to the member's email address, or to an address that a visitor enters. */
import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { StatusNote } from '@/components/ui/status-note';
import { MAIL_FIELDS } from '@/lib/validation/account-fields';
import { useAccounts } from '@/stores/queries/use-accounts';
import { useAuth } from '@/stores/stores-provider';

export const ResendLink = () => {
  const accounts = useAccounts();
  const user = useAuth((state) => state.user);
  const own = user ? (user.newEmail ?? user.email) : null;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ schema: MAIL_FIELDS });
  const ownForm = useForm({ schema: {} });
  const resendLink = async (mail: string | null): Promise<void> => {
    await accounts.resendVerification(own ? undefined : (mail ?? undefined));
    setSentTo(mail);
  };
  if (user?.emailVerified && !user.newEmail)
    return <p className="lede">Your address is confirmed already.</p>;
  return (
    <>
      <p className="lede">
        {own
          ? `We send the link to ${own}. It is good for 24 hours.`
          : 'Tell us the address that you joined with, and we send the link again.'}
      </p>
      {sentTo !== null && (
        <div role="status">
          <StatusNote status="success">
            If <b>{sentTo}</b> waits to be confirmed, a link is on its way. Look in your spam folder too.
          </StatusNote>
        </div>
      )}
      {own ? (
        <Form form={ownForm} label="Send the link again" onSubmit={() => resendLink(own)}>
          <SubmitButton size="large">Send the link again</SubmitButton>
        </Form>
      ) : (
        <Form form={form} label="Send the link again" onSubmit={({ mail }) => resendLink(mail)}>
          <InputField name="mail" label="Email" kind="email" autoComplete="email" />
          <SubmitButton isFull size="large">
            Send the link again
          </SubmitButton>
        </Form>
      )}
    </>
  );
};
