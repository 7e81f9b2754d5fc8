/** The page for the name that others see, and that the member uses to sign in. */
import { InputField } from '@/components/forms/input-field';
import { useForm } from '@/components/forms/use-form';
import { Panel } from '@/components/ui/panel';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import type { User } from '@/lib/domain/members/user';
import { NAME_FIELDS } from '@/lib/validation/account-fields';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { AccountForm } from '../frame/account-form';
import { AccountPage } from '../frame/account-page';
import { CURRENT_PASSWORD_SCHEMA, CurrentPasswordField } from './existing-field';

const NameForm = ({ user }: { user: User }) => {
  const { rename } = useOwnAccount(user);
  const form = useForm({
    schema: { ...NAME_FIELDS, existing: CURRENT_PASSWORD_SCHEMA },
    initial: { displayName: user.displayName },
  });
  return (
    <AccountForm
      form={form}
      label="Name"
      saved={() => ACCOUNT_PAGE_MESSAGES.nameSaved}
      onSave={async ({ displayName, existing }) => {
        await rename(displayName, String(existing));
        return { displayName };
      }}
    >
      <Panel>
        <h2>Your name</h2>
        <p>On boards, on your profile and wherever you write. You sign in with it, too.</p>
        <div className="fields">
          <InputField
            name="displayName"
            label="Display name"
            autoComplete="username"
            hint="3 to 30 letters, digits, spaces, dots, hyphens and underscores."
          />
          <CurrentPasswordField />
        </div>
      </Panel>
    </AccountForm>
  );
};

export const NamePage = () => (
  <AccountPage part="name" title="Name" lines={2}>
    {(user) => <NameForm key={user.uid} user={user} />}
  </AccountPage>
);
