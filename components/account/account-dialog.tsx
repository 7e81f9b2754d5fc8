/**
 * The dialogs for signing in and registering, which open over any page. Each links to the other, and both continue
 * with the pending action.
 */
import { useState } from 'react';
import { useRouter } from 'next/router';
import { getSiteConfig } from '@/components/layout/site-config';
import { Dialog } from '@/components/ui/dialog';
import { useLeavingModal } from '@/components/ui/focus/use-modal-dialog';
import { Wordmark } from '@/components/ui/wordmark';
import { ACCOUNT_LABELS, welcomeText } from '@/lib/account-messages';
import { paths } from '@/lib/paths';
import { REGISTER_DIALOG, SIGN_IN_DIALOG } from '@/stores/account-dialogs';
import { useAuthStore, useModal, useNotifications } from '@/stores/stores-provider';
import { AccountBenefits } from './account-benefits';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';
import { SignInIllustration } from './sign-in-scene';
import { WelcomeMessage } from './welcome-message';

interface AccountFormDialogProps {
  /** Runs the pending action; null if there is none. */
  onSignedIn: (() => void) | null;
  onClose: () => void;
  onSwitchForm: () => void;
}

const SignInDialog = ({ onSignedIn, onClose, onSwitchForm }: AccountFormDialogProps) => {
  const { asPath } = useRouter();
  return (
    <section className="entry-dialog">
      <SignInIllustration>
        <Wordmark name={getSiteConfig().productName} />
        <h2>Come in, the lamps are on.</h2>
        <p>Your streaks, favorites and scores are where you left them.</p>
      </SignInIllustration>
      <div className="entry-form">
        <h2>{ACCOUNT_LABELS.signIn}</h2>
        <SignInForm
          registerHref={paths.register(asPath)}
          onRegister={onSwitchForm}
          onDone={() => {
            onClose();
            onSignedIn?.();
          }}
        />
      </div>
    </section>
  );
};

const RegisterDialog = ({ onSignedIn, onClose, onSwitchForm }: AccountFormDialogProps) => {
  const { asPath } = useRouter();
  const [email, setEmail] = useState<string | null>(null);
  const auth = useAuthStore();
  const notify = useNotifications((state) => state.notify);
  // Shows the welcome as a notification, because a dialog would cover the result of the action.
  const handleDone = (emailAddress: string): void => {
    if (!onSignedIn) return setEmail(emailAddress);
    onClose();
    onSignedIn();
    notify(welcomeText(auth.getState().user?.displayName ?? null, emailAddress), 'success');
  };
  return (
    <section className="entry-dialog">
      <AccountBenefits />
      <div className="entry-form">
        {email === null ? (
          <>
            <h2>Join {getSiteConfig().productName}</h2>
            <RegisterForm
              isShort
              signInHref={paths.login(asPath)}
              onSignIn={onSwitchForm}
              onDone={handleDone}
            />
          </>
        ) : (
          <WelcomeMessage email={email} onDone={onClose} level="h2" />
        )}
      </div>
    </section>
  );
};

const ACCOUNT_DIALOGS = [SIGN_IN_DIALOG, REGISTER_DIALOG];

export const AccountDialog = () => {
  const current = useModal((state) => state.current?.name ?? '');
  const isNew = useLeavingModal(ACCOUNT_DIALOGS.includes(current) ? current : null) === REGISTER_DIALOG;
  const open = useModal((state) => state.open);
  const close = useModal((state) => state.close);
  const Entry = isNew ? RegisterDialog : SignInDialog;
  return (
    <Dialog
      key={String(isNew)}
      name={isNew ? REGISTER_DIALOG : SIGN_IN_DIALOG}
      label={isNew ? ACCOUNT_LABELS.register : ACCOUNT_LABELS.signIn}
      isBare
    >
      {(then) => (
        <Entry
          onSwitchForm={() => open(isNew ? SIGN_IN_DIALOG : REGISTER_DIALOG, { onEnter: () => then })}
          onClose={close}
          onSignedIn={typeof then === 'function' ? (then as () => void) : null}
        />
      )}
    </Dialog>
  );
};
