/** Connects a `dialog` element with the modal store: opens it modally and lets it fade once it is closed. */
import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { visibleModal, type Modal } from '@/stores/modal-store';
import { useModal } from '@/stores/stores-provider';
import { enterTop } from './top-dialog';

interface ModalDialog {
  /** Null while the dialog is neither open nor fading out. */
  modal: Modal | null;
  close(): void;
  /** For the `dialog` element. */
  props: {
    ref: RefObject<HTMLDialogElement | null>;
    inert: boolean;
    onCancel(event: SyntheticEvent): void;
  };
}

export const useModalDialog = (name: string): ModalDialog => {
  const modal = useModal((state) => visibleModal(state, [name]));
  const isOpen = useModal((state) => state.current?.name === name);
  const close = useModal((state) => state.close);
  const root = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = root.current;
    if (!isOpen || !dialog) return;
    const opener = document.activeElement as HTMLElement | null;
    dialog.showModal();
    const leaveTop = enterTop(dialog);
    return () => {
      leaveTop();
      dialog.close();
      // Taken off the page while open, a dialog gives the focus back to nobody.
      opener?.focus();
    };
  }, [isOpen]);

  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    close();
  };
  return { modal, close, props: { ref: root, inert: !isOpen, onCancel } };
};
