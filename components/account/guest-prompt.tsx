/** Tells a guest that a favorite or rating is stored in this browser, and opens the registration as a dialog. */
import { REGISTER_DIALOG } from '@/stores/account-dialogs';
import { useModal } from '@/stores/stores-provider';
import { ACCOUNT_LABELS } from '@/lib/account-messages';

interface GuestPromptProps {
  /** The text above the button; omitted if the control already shows it. */
  text?: string;
  /** Returns the control that gets the focus after joining. This prompt then no longer exists. */
  control(): HTMLElement | null | undefined;
  /** Performs the action after joining, unless merging the guest's data already performs it. */
  onJoined?: () => void;
}

export const GuestPrompt = ({ text, control, onJoined }: GuestPromptProps) => {
  const open = useModal((state) => state.open);
  const handleClick = (): void => {
    // When the dialog closes, it returns the focus to this element.
    control()?.focus();
    open(REGISTER_DIALOG, { onEnter: () => () => onJoined?.() });
  };
  return (
    <div className="guest-prompt">
      {text && <p role="status">{text}</p>}
      <button type="button" aria-haspopup="dialog" onClick={handleClick}>
        {ACCOUNT_LABELS.join}
      </button>
    </div>
  );
};
