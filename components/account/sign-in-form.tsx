/** The sign-in form, used on its own page and in a dialog over other pages. */
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { SiteLink } from '@/components/ui/site-link';
import { ACCOUNT_LABELS } from '@/lib/account-messages';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { accountPaths } from '@/lib/account-paths';
import { useAuth } from '@/stores/stores-provider';
import { handlePlainClick } from './handle-plain-click';

const SIGN_IN_SCHEMA = {
  name: { type: 'string', required: true, maxLength: 254 },
  // Does not have the type `password`, because an old password must not be checked against the current rules.
  pass: { type: 'value', required: true },
  keep: { type: 'boolean' },
} as const;

interface SignInFormProps {
  onDone: () => void;
  registerHref: string;
  /** Opens the registration dialog, when the form itself is in a dialog. */
  onRegister?: () => void;
}

export const SignInForm = ({ onDone, registerHref, onRegister }: SignInFormProps) => {
  const loadActions = useAuth((state) => state.loadActions);
  const form = useForm({
    schema: SIGN_IN_SCHEMA,
    initial: { name: '', pass: '', keep: true },
    describeFailure: (error) => (error as Error).message,
  });

  const handleSubmit = async (data: { name: string; pass: unknown; keep: boolean }): Promise<void> => {
    const refusal = await loadActions().then(
      ({ login }) => login(data.name, String(data.pass), data.keep),
      // Signing in loads its code first, which can fail.
      () => NETWORK_FAILURE,
    );
    if (refusal !== null) throw new Error(refusal);
    onDone();
  };
  return (
    <Form form={form} label={ACCOUNT_LABELS.signIn} onSubmit={handleSubmit}>
      <InputField name="name" label="Username or email" autoComplete="username" />
      <PasswordField name="pass" label="Password" autoComplete="current-password" />
      <div className="entry-options">
        <CheckboxField name="keep" label="Keep me signed in" />
        <SiteLink href={accountPaths.reset()}>Forgot password?</SiteLink>
      </div>
      <SubmitButton isFull size="large">
        {ACCOUNT_LABELS.signIn}
      </SubmitButton>
      <p className="entry-other">
        New here?{' '}
        <SiteLink href={registerHref} onClick={handlePlainClick(onRegister)}>
          {ACCOUNT_LABELS.join}
        </SiteLink>
      </p>
    </Form>
  );
};
