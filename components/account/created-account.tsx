/** The message after a registration whose sign-in failed: the account exists, and why the member is not signed in. */
import { useEffect, useRef } from 'react';
import { Note } from '@/components/ui/note';
import { SiteLink } from '@/components/ui/site-link';
import { ACCOUNT_LABELS } from '@/lib/account-messages';
import { onPlainPress } from './in-place';

interface CreatedAccountProps {
  email: string;
  /** Why the sign-in failed. */
  reason: string;
  signInHref: string;
  onSignIn?: () => void;
}

export const CreatedAccount = ({ email, reason, signInHref, onSignIn }: CreatedAccountProps) => {
  const message = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="entry-welcome" role="alert" tabIndex={-1} ref={message}>
      <Note status="success">
        Your account is created. The link that confirms your address is on its way to <b>{email}</b>.
      </Note>
      <Note status="error">You are not signed in yet. {reason}</Note>
      <p className="entry-other">
        <SiteLink href={signInHref} onClick={onPlainPress(onSignIn)}>
          {ACCOUNT_LABELS.signIn}
        </SiteLink>
      </p>
    </div>
  );
};
