/** The page for the account's email address. */
import { InputField } from '@/components/forms/input-field';
import { useForm } from '@/components/forms/use-form';
import { Panel } from '@/components/ui/panel';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import type { User } from '@/lib/domain/members/user';
import { ApiError } from '@/lib/errors';
import { MAIL_FIELDS } from '@/lib/validation/account-fields';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { AccountForm } from '../frame/account-form';
import { AccountPage } from '../frame/account-page';
import { EmailState } from './email-state';
import { CURRENT_PASSWORD_SCHEMA, CurrentPasswordField } from './existing-field';

const EmailForm = ({ user }: { user: User }) => {
  const { update } = useOwnAccount(user);
  const form = useForm({ schema: { ...MAIL_FIELDS, existing: CURRENT_PASSWORD_SCHEMA } });
  return (
    <AccountForm
      form={form}
      label="Email"
      action="Send the link"
      saved={({ mail }) => ACCOUNT_PAGE_MESSAGES.emailSaved(mail)}
      onSave={async ({ mail, existing }) => {
        if (mail.toLowerCase() === user.email?.toLowerCase())
          throw new ApiError('unprocessable', '', {
            callId: 'form',
            fields: { mail: ACCOUNT_PAGE_MESSAGES.emailSame },
          });
        await update({ mail: [{ value: mail }], existing: String(existing) });
        return {};
      }}
    >
      <Panel>
        <h2>Another address</h2>
        <p>
          We send a link to the new address. Until it has been opened, the old one holds: for signing in, for
          setting a new password, and for everything that we write.
        </p>
        <div className="fields">
          <InputField name="mail" label="New e-mail address" autoComplete="email" />
          <CurrentPasswordField />
        </div>
      </Panel>
    </AccountForm>
  );
};

export const EmailPage = () => (
  <AccountPage part="email" title="Email" lines={3}>
    {(user) => (
      <>
        <Panel>
          <h2>Your address</h2>
          <EmailState user={user} />
        </Panel>
        <EmailForm key={user.uid} user={user} />
      </>
    )}
  </AccountPage>
);
