/** The page for the member's visibility, emails and blocked members. */
import { CheckboxField } from '@/components/forms/checkbox-field';
import { CheckboxListField } from '@/components/forms/checkbox-list-field';
import { useForm } from '@/components/forms/use-form';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { ACCOUNT_PAGE_MESSAGES, PROFILE_PART_NAMES } from '@/lib/account-page-messages';
import type { User } from '@/lib/domain/members/user';
import { REMINDER_MESSAGES } from '@/lib/reminder-messages';
import type { FormSchema } from '@/lib/validation/schema';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { AccountForm } from '../frame/account-form';
import { AccountPage } from '../frame/account-page';
import { BlockedMembers } from './blocked-members';
import { ConfirmEmailFirst } from './reminder-switch';

type ProfilePartKey = keyof typeof PROFILE_PART_NAMES;
const PROFILE_PARTS = Object.keys(PROFILE_PART_NAMES) as ProfilePartKey[];

const PRIVACY_FIELDS = {
  shown: {
    type: 'list',
    acceptedValues: PROFILE_PARTS.map((part) => ({ value: part, label: PROFILE_PART_NAMES[part] })),
  },
  emailOptIn: { type: 'boolean' },
  hasReminders: { type: 'boolean' },
} as const satisfies FormSchema;

const PrivacyForm = ({ user }: { user: User }) => {
  const account = useOwnAccount(user);
  const form = useForm({
    schema: PRIVACY_FIELDS,
    initial: {
      shown: PROFILE_PARTS.filter((part) => !user.hiddenParts.includes(part)),
      emailOptIn: user.emailOptIn,
      hasReminders: user.hasReminders,
    },
  });
  return (
    <AccountForm
      form={form}
      label="Privacy"
      saved={() => ACCOUNT_PAGE_MESSAGES.privacySaved}
      onSave={async (data) => {
        await account.setChoices({
          hiddenParts: PROFILE_PARTS.filter((part) => !data.shown.includes(part)),
          emailOptIn: data.emailOptIn,
          hasReminders: data.hasReminders,
        });
        return data;
      }}
    >
      <Panel>
        <h2>Your public profile</h2>
        <p>
          Your name and picture are always there.{' '}
          <SiteLink className="link" href={user.profileHref}>
            See your profile
          </SiteLink>
        </p>
        <CheckboxListField name="shown" label="Everybody may see" />
      </Panel>
      <Panel>
        <h2>Mail from us</h2>
        <p>Mail about your account itself always comes.</p>
        <CheckboxField name="emailOptIn" label="Tell me about new games and offers" />
        {user.emailVerified ? (
          <CheckboxField name="hasReminders" label={REMINDER_MESSAGES.label} hint={REMINDER_MESSAGES.hint} />
        ) : (
          <ConfirmEmailFirst />
        )}
      </Panel>
    </AccountForm>
  );
};

export const PrivacyPage = () => (
  <AccountPage part="privacy" title="Privacy" lines={5}>
    {(user) => (
      <>
        <PrivacyForm key={user.uid} user={user} />
        <BlockedMembers user={user} />
      </>
    )}
  </AccountPage>
);
