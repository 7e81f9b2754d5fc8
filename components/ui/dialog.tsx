/** The frame of every modal: the platform's own dialog keeps the focus inside and answers Escape. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useModal } from '@/stores/stores-provider';
import { giveFocus } from './give-focus';
import { Icon } from './icon';

interface DialogProps {
  /** The name under which the modal store opens it. */
  name: string;
  label: string;
  /** The content is a panel with its own padding. */
  isBare?: boolean;
  children: ReactNode | ((data: unknown) => ReactNode);
}

export const Dialog = ({ name, label, isBare, children }: DialogProps) => {
  const modal = useModal((state) => (state.current?.name === name ? state.current : null));
  const close = useModal((state) => state.close);
  const root = useRef<HTMLDialogElement>(null);
  const isOpen = modal !== null;

  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    root.current?.showModal();
    // Taken off the page while open, a dialog gives the focus back to nobody.
    return () => giveFocus(opener);
  }, [isOpen]);

  if (!modal) return null;
  return (
    <dialog
      className="site-dialog"
      ref={root}
      aria-label={label}
      data-bare={isBare || undefined}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {!modal.options.hideCloseButton && (
        <button type="button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      )}
      {typeof children === 'function' ? children(modal.data) : children}
    </dialog>
  );
};
