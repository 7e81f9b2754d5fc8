/** Tells a guest where a favorite or rating is stored, and opens the registration over the page. */
import { REGISTER_DIALOG } from '@/stores/account-dialogs';
import { useModal } from '@/stores/stores-provider';
import { ACCOUNT_LABELS } from '@/lib/account-messages';

interface GuestPromptProps {
  /** Absent where the control says it. */
  text?: string;
  /** Returns the control that gets the focus after joining, when this prompt is gone. */
  control(): HTMLElement | null | undefined;
  /** Completes the action where the merge of the guest's data does not. */
  onJoined?: () => void;
}

export const GuestPrompt = ({ text, control, onJoined }: GuestPromptProps) => {
  const open = useModal((state) => state.open);
  const handleClick = (): void => {
    // The dialog returns the focus to the element that had it.
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
