/** Creates an account and signs the new member in. */
import { useState } from 'react';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { PasswordField } from '@/components/forms/password-field';
import { SpamCheck } from '@/components/forms/spam-check';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { SiteLink } from '@/components/ui/site-link';
import { ACCOUNT_LABELS } from '@/lib/account-messages';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { paths } from '@/lib/paths';
import { REGISTER_FIELDS } from '@/lib/validation/account-fields';
import type { FormValues } from '@/lib/validation/schema';
import { useAccounts } from '@/stores/queries/use-accounts';
import { useAuth, useAppearance } from '@/stores/stores-provider';
import { AccountCreatedMessage } from './created-account';
import { handlePlainClick } from './handle-plain-click';

const MIN_BIRTH_YEAR = 1900;

const SHORT_REGISTER_SCHEMA = {
  ...REGISTER_FIELDS,
  birthYear: { type: 'number', required: true },
  terms: { type: 'boolean', required: true },
  optIn: { type: 'boolean' },
  captcha: { type: 'value', required: true },
} as const;
const REGISTER_SCHEMA = {
  ...SHORT_REGISTER_SCHEMA,
  again: { type: 'passwordVerify', checkAgainst: 'pass' },
} as const;

/** A link that opens in a new tab, so that the typed text is not lost. */
const NewTabLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
    <span className="sr"> (opens in a new tab)</span>
  </a>
);

interface RegisterFormProps {
  /** Called when the new member is signed in. */
  onDone: (email: string) => void;
  signInHref: string;
  /**
   * Whether to show a short form next to the action that requires an account. Its password is typed once and can be
   * revealed.
   */
  isShort?: boolean;
  /** Opens the sign-in dialog, when the form itself is in a dialog. */
  onSignIn?: () => void;
}

export const RegisterForm = ({ onDone, signInHref, isShort, onSignIn }: RegisterFormProps) => {
  const accounts = useAccounts();
  const loadActions = useAuth((state) => state.loadActions);
  const theme = useAppearance((state) => state.chosen.theme);
  const schema: typeof SHORT_REGISTER_SCHEMA = isShort ? SHORT_REGISTER_SCHEMA : REGISTER_SCHEMA;
  const [unsigned, setUnsigned] = useState<{ email: string; reason: string } | null>(null);
  const form = useForm({
    schema,
    serverNames: { field_birth_year: 'birthYear' },
  });

  const handleSubmit = async (data: FormValues<typeof SHORT_REGISTER_SCHEMA>): Promise<void> => {
    await accounts.register({
      body: {
        name: [{ value: data.name }],
        mail: [{ value: data.mail }],
        pass: [{ value: data.pass }],
        field_opt_in: [{ value: data.optIn ? '1' : '0' }],
        field_theme: [{ value: theme }],
        field_birth_year: [{ value: Number(data.birthYear) }],
        captcha: String(data.captcha),
      },
    });
    // The account exists even if signing in fails.
    const reason = await loadActions().then(
      ({ login }) => login(data.name, data.pass),
      // Signing in loads its code first, which can fail.
      () => NETWORK_FAILURE,
    );
    if (reason !== null) return setUnsigned({ email: data.mail, reason });
    onDone(data.mail);
  };

  const name = (
    <InputField
      name="name"
      label="Username"
      autoComplete="username"
      hint="This is the name that others see."
    />
  );
  const mail = <InputField name="mail" label="Email" kind="email" autoComplete="email" />;
  const birthYear = (
    <InputField
      name="birthYear"
      label="Year you were born"
      kind="number"
      autoComplete="bday-year"
      min={MIN_BIRTH_YEAR}
      max={new Date().getFullYear()}
      hasSpinner={false}
      hint="Asked once and never stored."
    />
  );
  if (unsigned) return <AccountCreatedMessage {...unsigned} signInHref={signInHref} onSignIn={onSignIn} />;
  return (
    <Form form={form} label={ACCOUNT_LABELS.register} onSubmit={handleSubmit}>
      {isShort ? (
        <div className="form-pair">
          {name}
          {mail}
        </div>
      ) : (
        <>
          {name}
          {mail}
        </>
      )}
      <div className="form-pair">
        <PasswordField
          name="pass"
          label="Password"
          autoComplete="new-password"
          hint="8 characters or more."
        />
        {isShort ? (
          birthYear
        ) : (
          <PasswordField name="again" label="Password again" autoComplete="new-password" />
        )}
      </div>
      {!isShort && birthYear}
      <CheckboxField
        name="terms"
        label={
          <>
            I accept the <NewTabLink href={paths.about('terms')}>terms</NewTabLink> and{' '}
            <NewTabLink href={paths.privacy()}>privacy policy</NewTabLink>
          </>
        }
      />
      <CheckboxField name="optIn" label="Email me about new daily games, at most once a week" />
      <SpamCheck />
      <SubmitButton isFull size="large">
        {ACCOUNT_LABELS.register}
      </SubmitButton>
      <p className="entry-other">
        Already a member?{' '}
        <SiteLink href={signInHref} onClick={handlePlainClick(onSignIn)}>
          {ACCOUNT_LABELS.signIn}
        </SiteLink>
      </p>
    </Form>
  );
};
