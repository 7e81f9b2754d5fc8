/** The frame of every modal dialog. The native dialog element traps the focus and handles Escape. */
import { Fragment, type ReactNode } from 'react';
import { Icon } from './icon';
import { Toaster } from './toaster';
import { useModalDialog } from './focus/use-modal-dialog';

interface DialogProps {
  /** The name by which the modal store opens the dialog. */
  name: string;
  label: string;
  /** Whether the content is a panel with its own padding. */
  isBare?: boolean;
  children: ReactNode | ((data: unknown) => ReactNode);
}

export const Dialog = ({ name, label, isBare, children }: DialogProps) => {
  const { modal, opening, isOpen, close, props } = useModalDialog(name);
  if (!modal) return null;
  return (
    <dialog {...props} className="site-dialog" aria-label={label} data-bare={isBare || undefined}>
      {!modal.options.hideCloseButton && (
        <button type="button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      )}
      {/* A new key, so that a dialog that reopens while fading out starts from the beginning. */}
      <Fragment key={opening}>{typeof children === 'function' ? children(modal.data) : children}</Fragment>
      {isOpen && <Toaster />}
    </dialog>
  );
};
