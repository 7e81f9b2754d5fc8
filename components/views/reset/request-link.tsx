/** Requests a password reset link by email address. The response is the same if there is no account. */
import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { StatusNote } from '@/components/ui/status-note';
import { SiteLink } from '@/components/ui/site-link';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { MAIL_FIELDS } from '@/lib/validation/account-fields';
import { useAccounts } from '@/stores/queries/use-accounts';

export const RequestResetLink = () => {
  const accounts = useAccounts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ schema: MAIL_FIELDS });
  const handleSubmit = async ({ mail }: { mail: string }): Promise<void> => {
    await accounts.lostPassword(mail, accountPaths.reset());
    setSentTo(mail);
  };
  return (
    <div>
      <h1>Reset your password</h1>
      <p className="lede">Tell us your email address, and we send you a link to set a new one.</p>
      {sentTo !== null && (
        <div role="status">
          <StatusNote status="success">
            If there is an account for <b>{sentTo}</b>, a link is on its way. It is good for 30 minutes. Look
            in your spam folder too.
          </StatusNote>
        </div>
      )}
      <Form form={form} label="Reset your password" onSubmit={handleSubmit}>
        <InputField name="mail" label="Email" kind="email" autoComplete="email" />
        <SubmitButton isFull size="large">
          {sentTo === null ? 'Send the link' : 'Send it again'}
        </SubmitButton>
        <p className="entry-other">
          Remembered it? <SiteLink href={paths.login()}>Sign in</SiteLink>
        </p>
      </Form>
    </div>
  );
};
