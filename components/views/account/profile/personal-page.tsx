/** The page with the nine questions of a member's personal info. */
import { InputField } from '@/components/forms/input-field';
import { SelectField } from '@/components/forms/select-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { useForm } from '@/components/forms/use-form';
import { getSiteConfig } from '@/components/layout/site-config';
import { Panel } from '@/components/ui/panel';
import { ACCOUNT_PAGE_MESSAGES, PERSONAL_QUESTIONS } from '@/lib/account-page-messages';
import { onlineCategories } from '@/lib/domain/games/genres';
import type { User } from '@/lib/domain/members/user';
import { PERSONAL_FIELDS } from '@/lib/validation/account-fields';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { AccountForm } from '../frame/account-form';
import { AccountPage } from '../frame/account-page';
import { CURRENT_PASSWORD_SCHEMA, CurrentPasswordField } from './existing-field';

const PERSONAL_FORM_FIELDS = {
  ...PERSONAL_FIELDS,
  favoriteProviderGenre: {
    ...PERSONAL_FIELDS.favoriteProviderGenre,
    acceptedValues: onlineCategories.map(({ name }) => ({ value: name, label: name })),
  },
  existing: CURRENT_PASSWORD_SCHEMA,
};
const Q = PERSONAL_QUESTIONS;

const PersonalForm = ({ user }: { user: User }) => {
  const { update } = useOwnAccount(user);
  const form = useForm({ schema: PERSONAL_FORM_FIELDS, initial: user.personalInfo });
  const { productName } = getSiteConfig();
  return (
    <AccountForm
      form={form}
      label="Personal info"
      saved={() => ACCOUNT_PAGE_MESSAGES.personalSaved}
      onSave={async ({ existing, ...personalInfo }) => {
        await update({ personalInfo, existing: String(existing) });
        return personalInfo;
      }}
    >
      <Panel>
        <h2>About you</h2>
        <p>Shown on your public profile. Leave anything blank to hide it.</p>
        <div className="fields">
          <div className="form-pair">
            <InputField name="hometown" label={Q.hometown} />
            <InputField name="snackOn" label={Q.snackOn} />
          </div>
          <TextareaField name="describesMe" label={Q.describesMe} />
          <div className="form-pair">
            <InputField name="inventedGame" label={Q.inventedGame} />
            <InputField name="gameCharacter" label={Q.gameCharacter} />
          </div>
          <InputField name="favoriteGame" label={Q.favoriteGame} />
          <div className="form-pair">
            <InputField name="favoriteProviderGame" label={`Your favorite game on ${productName}`} />
            <SelectField
              name="favoriteProviderGenre"
              label={`Your favorite genre on ${productName}`}
              emptyLabel="I like them all"
            />
          </div>
          <TextareaField name="notPlayingGames" label={Q.notPlayingGames} />
          <CurrentPasswordField hint="Asked so that nobody else writes about you." />
        </div>
      </Panel>
    </AccountForm>
  );
};

export const PersonalPage = () => (
  <AccountPage part="personal" title="Personal info" lines={8}>
    {(user) => <PersonalForm key={user.uid} user={user} />}
  </AccountPage>
);
