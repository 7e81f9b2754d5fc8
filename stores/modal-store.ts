/** The current modal, if any, with its hooks for opening and closing (spec §4). */
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ModalOptions {
  /** Called when the modal opens. Its result becomes the modal's data; if it is a promise, only if the modal is still open. */
  onEnter?(): unknown;
  onClose?(): void;
  hideCloseButton?: boolean;
}

export interface OpenModal {
  name: string;
  options: ModalOptions;
  data: unknown;
}

export interface ModalState {
  current: OpenModal | null;
  /** Whether a dialog is on the screen and makes the rest of the page inert. The dialog itself sets this. */
  isShown: boolean;
  open(name: string, options?: ModalOptions): void;
  close(): void;
}
export type ModalStore = StoreApi<ModalState>;

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null)?.then === 'function';

export const createModalStore = (): ModalStore =>
  createStore<ModalState>((set, get) => ({
    current: null,
    isShown: false,
    open: (name, options = {}) => {
      get().current?.options.onClose?.();
      const entered = options.onEnter?.();
      const modal: OpenModal = { name, options, data: isPromise(entered) ? undefined : entered };
      set({ current: modal });
      if (isPromise(entered))
        void entered.then((data) => {
          if (get().current === modal) set({ current: { ...modal, data } });
        });
    },
    close: () => {
      const leaving = get().current;
      set({ current: null });
      leaving?.options.onClose?.();
    },
  }));
