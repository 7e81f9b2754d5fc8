/** The switch for streak reminders. If the email address is not confirmed, a text explains how to confirm it. */
import { useId, useState } from 'react';
import styled from 'styled-components';
import { StatusNote } from '@/components/ui/status-note';
import { SiteLink } from '@/components/ui/site-link';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import type { User } from '@/lib/domain/members/user';
import { describeError } from '@/lib/describe-error';
import { accountPaths } from '@/lib/account-paths';
import { REMINDER_MESSAGES } from '@/lib/reminder-messages';
import { isSecondClick } from '@/stores/double-press';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { useNotifications } from '@/stores/stores-provider';

/** Styles the control as a switch, because it applies immediately, unlike the checkboxes that wait for a save. */
const ReminderSwitchRoot = styled.div`
  .form-choice input[role='switch'] {
    justify-items: start;
    width: 42px;
    height: 24px;
    margin: 0;
    padding: 0 3px;
    border-radius: 999px;
  }
  .form-choice input[role='switch']::before {
    content: '';
    width: 15px;
    height: 15px;
    margin: 0;
    border: 0;
    border-radius: 50%;
    background: var(--borderStrong);
    rotate: none;
  }
  .form-choice input[role='switch']:checked {
    justify-items: end;
  }
  .form-choice input[role='switch']:checked::before {
    background: currentColor;
  }
  .form-choice input[role='switch']:focus-visible {
    border-radius: 999px;
  }
  .site-note {
    margin-top: 14px;
  }
`;

/** The text that replaces the switch when it is unavailable. */
export const ConfirmEmailFirst = () => (
  <p>
    {REMINDER_MESSAGES.confirmFirst}{' '}
    <SiteLink className="link" href={accountPaths.accountPart('email')}>
      See your address
    </SiteLink>
  </p>
);

export const ReminderSwitch = ({ user }: { user: User }) => {
  const account = useOwnAccount(user);
  const notify = useNotifications((state) => state.notify);
  const hint = useId();
  /** The requested state while it is being saved; null otherwise. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isBusy = wanted !== null;
  const [said, setSaid] = useState<{ text: string; status: 'success' | 'error' } | null>(null);
  if (!user.emailVerified) return <ConfirmEmailFirst />;

  const handleChange = async (isOn: boolean): Promise<void> => {
    if (isBusy) return;
    setWanted(isOn);
    setSaid(null);
    const showMessage = (text: string, status: 'success' | 'error'): void => {
      setSaid({ text, status });
      notify(text, status, true);
    };
    try {
      await account.setReminders(user, isOn);
      showMessage(isOn ? REMINDER_MESSAGES.on : REMINDER_MESSAGES.off, 'success');
    } catch (error) {
      showMessage(describeError(error, ACCOUNT_PAGE_MESSAGES.saveFailure), 'error');
    } finally {
      setWanted(null);
    }
  };
  return (
    <ReminderSwitchRoot className="form-field">
      <label className="form-choice">
        <input
          type="checkbox"
          role="switch"
          aria-describedby={hint}
          aria-busy={isBusy || undefined}
          checked={wanted ?? user.hasReminders}
          onClick={(event) => isSecondClick(event) && event.preventDefault()}
          onChange={(event) => void handleChange(event.target.checked)}
        />
        <span>{REMINDER_MESSAGES.label}</span>
      </label>
      <div className="hint" id={hint}>
        {REMINDER_MESSAGES.hint}
      </div>
      <div role="status">{said && <StatusNote status={said.status}>{said.text}</StatusNote>}</div>
    </ReminderSwitchRoot>
  );
};
