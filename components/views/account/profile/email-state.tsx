/** The email address and whether it is confirmed. If not, the member can request a new link. */
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { describeError } from '@/lib/describe-error';
import type { User } from '@/lib/domain/members/user';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { useNotifications } from '@/stores/stores-provider';
import { useSingleFlight } from '@/stores/use-single-flight';

const EmailStateRoot = styled.div`
  display: grid;
  gap: 14px;

  .state {
    display: inline-block;
    padding: 4px 12px;
    border-radius: 999px;
    background: var(--warningSoft);
    color: var(--warning);
    font-weight: 650;
    font-size: 14px;
  }
  .state[data-done] {
    background: var(--successSoft);
    color: var(--success);
  }
  [data-theme='contrast'] & .state {
    box-shadow: inset 0 0 0 1px currentColor;
  }
`;

const ResendButton = ({ user, mail }: { user: User; mail: string }) => {
  const { resendVerification } = useOwnAccount(user);
  const notify = useNotifications((state) => state.notify);
  const { isBusy, run } = useSingleFlight();
  const [said, setSaid] = useState<{ text: string; status: 'success' | 'error' } | null>(null);

  const showMessage = (text: string, status: 'success' | 'error'): void => {
    setSaid({ text, status });
    notify(text, status, true);
  };
  const handleClick = async (): Promise<void> => {
    setSaid(null);
    try {
      await resendVerification();
      showMessage(ACCOUNT_PAGE_MESSAGES.linkSent(mail), 'success');
    } catch (error) {
      showMessage(describeError(error, ACCOUNT_PAGE_MESSAGES.linkFailure), 'error');
    }
  };
  return (
    <>
      <StatusNote status="warning">
        <b>Confirm {mail}.</b> We sent a link there; it is good for 24 hours.
      </StatusNote>
      <div className="row">
        <Button kind="line" isBusy={isBusy} onClick={() => void run(handleClick)}>
          Send the link again
        </Button>
      </div>
      <div role="status">{said && <StatusNote status={said.status}>{said.text}</StatusNote>}</div>
    </>
  );
};

export const EmailState = ({ user }: { user: User }) => {
  const waiting = user.newEmail ?? (user.emailVerified ? null : user.email);
  return (
    <EmailStateRoot>
      <div className="row">
        <b className="grow">{user.email}</b>
        <span className="state" data-done={user.emailVerified || undefined}>
          {user.emailVerified ? 'Confirmed' : 'Waiting to be confirmed'}
        </span>
      </div>
      {waiting !== null && <ResendButton key={waiting} user={user} mail={waiting} />}
    </EmailStateRoot>
  );
};
