/** Connects a `dialog` element with the modal store. Opens it as a modal, and lets it fade for 400 ms when it is closed. */
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { OpenModal } from '@/stores/modal-store';
import { useModal, useModalStore } from '@/stores/stores-provider';
import { giveFocus } from './give-focus';
import { useCloseOnBack } from './use-close-on-back';

/** The duration of the exit transition (spec §9). */
const LEAVE_MS = 400;

interface ModalDialog {
  /** The modal; null unless the dialog is open or fading out. */
  modal: OpenModal | null;
  /** A number that changes each time the dialog opens. */
  opening: number;
  isOpen: boolean;
  close(): void;
  /** The props of the `dialog` element. */
  props: {
    ref: RefObject<HTMLDialogElement | null>;
    inert: boolean;
    onCancel(event: SyntheticEvent): void;
  };
}

/** Returns the current value, and the last value until the exit transition ends. */
export const useLeavingModal = <Value>(current: Value | null): Value | null => {
  const [last, setLast] = useState(current);
  if (current !== null && current !== last) setLast(current);
  const isLeaving = current === null && last !== null;
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setLast(null), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return current ?? last;
};

export const useModalDialog = (name: string): ModalDialog => {
  const store = useModalStore();
  const current = useModal((state) => (state.current?.name === name ? state.current : null));
  const modal = useLeavingModal(current);
  const isOpen = current !== null;
  const { close } = store.getState();
  const root = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState({ options: modal?.options, times: 1 });
  // Compares the options, which identify an opening, because the modal's data may change later.
  if (modal && modal.options !== opened.options)
    setOpened({ options: modal.options, times: opened.times + 1 });

  useEffect(() => {
    const dialog = root.current;
    if (!isOpen || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    store.setState({ isShown: true });
    return () => {
      store.setState({ isShown: false });
      dialog.close();
      // A dialog that is removed while open does not return the focus by itself.
      giveFocus(opener);
    };
  }, [isOpen, store]);

  useCloseOnBack(isOpen, close);

  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    close();
  };
  return { modal, opening: opened.times, isOpen, close, props: { ref: root, inert: !isOpen, onCancel } };
};
