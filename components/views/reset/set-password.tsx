/** Sets the new password of a visitor who has followed the emailed link. */
import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { ButtonLink } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { SiteLink } from '@/components/ui/site-link';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { NEW_PASSWORD_FIELDS } from '@/lib/validation/account-fields';
import { useAccounts } from '@/stores/queries/use-accounts';

const SET_PASSWORD_SCHEMA = {
  ...NEW_PASSWORD_FIELDS,
  again: { type: 'passwordVerify', checkAgainst: 'new_pass' },
} as const;

export const SetPassword = ({ name, token }: { name: string; token: string }) => {
  const accounts = useAccounts();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({ schema: SET_PASSWORD_SCHEMA });
  const handleSubmit = async (data: { new_pass: string }): Promise<void> => {
    await accounts.resetPassword(name, token, data.new_pass);
    setIsDone(true);
  };
  if (isDone)
    return (
      <div role="status">
        <h1>Done</h1>
        <StatusNote status="success">
          Your new password is set, and every device has been signed out.
        </StatusNote>
        <ButtonLink size="large" href={paths.login()}>
          Sign in
        </ButtonLink>
      </div>
    );
  return (
    <div>
      <h1>Set a new password</h1>
      <p className="lede">For the account {name}.</p>
      <Form form={form} label="Set a new password" onSubmit={handleSubmit}>
        <input
          className="sr"
          type="text"
          name="username"
          autoComplete="username"
          value={name}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField
          name="new_pass"
          label="New password"
          autoComplete="new-password"
          hint="8 characters or more."
        />
        <PasswordField name="again" label="New password again" autoComplete="new-password" />
        <SubmitButton isFull size="large">
          Set the password
        </SubmitButton>
        <p className="entry-other">
          The link has expired? <SiteLink href={accountPaths.reset()}>Ask for another</SiteLink>
        </p>
      </Form>
    </div>
  );
};
