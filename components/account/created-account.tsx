/** The message after a registration whose sign-in failed: the account exists, and why the member is not signed in. */
import { useEffect, useRef } from 'react';
import { StatusNote } from '@/components/ui/status-note';
import { SiteLink } from '@/components/ui/site-link';
import { ACCOUNT_LABELS } from '@/lib/account-messages';
import { handlePlainClick } from './handle-plain-click';

interface AccountCreatedMessageProps {
  email: string;
  /** Why the sign-in failed. */
  reason: string;
  signInHref: string;
  onSignIn?: () => void;
}

export const AccountCreatedMessage = ({
  email,
  reason,
  signInHref,
  onSignIn,
}: AccountCreatedMessageProps) => {
  const message = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="entry-welcome" role="alert" tabIndex={-1} ref={message}>
      <StatusNote status="success">
        Your account is created. The link that confirms your address is on its way to <b>{email}</b>.
      </StatusNote>
      <StatusNote status="error">You are not signed in yet. {reason}</StatusNote>
      <p className="entry-other">
        <SiteLink href={signInHref} onClick={handlePlainClick(onSignIn)}>
          {ACCOUNT_LABELS.signIn}
        </SiteLink>
      </p>
    </div>
  );
};
