/** The page for changing the password, which signs out all other devices. */
import { PasswordField } from '@/components/forms/password-field';
import { useForm } from '@/components/forms/use-form';
import { Panel } from '@/components/ui/panel';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import type { User } from '@/lib/domain/members/user';
import { NEW_PASSWORD_FIELDS } from '@/lib/validation/account-fields';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { AccountForm } from '../frame/account-form';
import { AccountPage } from '../frame/account-page';
import { CURRENT_PASSWORD_SCHEMA, CurrentPasswordField } from './existing-field';

const PASSWORD_FIELDS = {
  existing: CURRENT_PASSWORD_SCHEMA,
  ...NEW_PASSWORD_FIELDS,
  again: { type: 'passwordVerify', checkAgainst: 'new_pass' },
} as const;

const PasswordForm = ({ user }: { user: User }) => {
  const { changePassword } = useOwnAccount(user);
  const form = useForm({ schema: PASSWORD_FIELDS });
  return (
    <AccountForm
      form={form}
      label="Password"
      action="Change password"
      saved={() => ACCOUNT_PAGE_MESSAGES.passwordSaved}
      onSave={async (data) => {
        await changePassword(data.new_pass, String(data.existing));
        return {};
      }}
    >
      <Panel>
        <h2>A new password</h2>
        <p>Changing it signs you out everywhere else. Here you stay signed in.</p>
        <div className="fields">
          {/* Tells password managers which name belongs to the password. */}
          <input type="hidden" name="username" autoComplete="username" value={user.displayName} readOnly />
          <CurrentPasswordField />
          <div className="form-pair">
            <PasswordField name="new_pass" label="New password" autoComplete="new-password" hasRules />
            <PasswordField name="again" label="New password again" autoComplete="new-password" />
          </div>
        </div>
      </Panel>
    </AccountForm>
  );
};

export const PasswordPage = () => (
  <AccountPage part="password" title="Password" lines={3}>
    {(user) => <PasswordForm key={user.uid} user={user} />}
  </AccountPage>
);
