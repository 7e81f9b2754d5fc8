/** One current modal or none, with the hooks that run as it opens and closes (spec §4). */
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ModalOptions {
  /** Its result becomes the modal's data; a promise's result once it settles, if the modal is still open. */
  onEnter?(): unknown;
  onClose?(): void;
  hideCloseButton?: boolean;
}

/** Spec §9: how long a modal takes to leave the screen. */
export const LEAVE_MS = 400;

export interface Modal {
  /** Differs for each opening, also of the same modal. */
  id: number;
  name: string;
  options: ModalOptions;
  data: unknown;
}

export interface ModalState {
  current: Modal | null;
  /** Is closed and still fading out. */
  leaving: Modal | null;
  open(name: string, options?: ModalOptions): void;
  close(): void;
}
export type ModalStore = StoreApi<ModalState>;

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null)?.then === 'function';

/** The modal of one of these names that is on the screen: open, or closed and still fading out. */
export const visibleModal = ({ current, leaving }: ModalState, names: readonly string[]): Modal | null =>
  [current, leaving].find((modal) => modal !== null && names.includes(modal.name)) ?? null;

/** @param after calls back once, `ms` from now */
export const createModalStore = (
  after: (ms: number, callback: () => void) => void = (ms, callback) => void setTimeout(callback, ms),
): ModalStore => {
  let nextId = 1;

  return createStore<ModalState>((set, get) => {
    const show = (current: Modal | null): void => {
      const leaving = get().current;
      set(leaving ? { current, leaving } : { current });
      if (leaving)
        after(LEAVE_MS, () => {
          if (get().leaving === leaving) set({ leaving: null });
        });
    };

    return {
      current: null,
      leaving: null,
      open: (name, options = {}) => {
        get().current?.options.onClose?.();
        const entered = options.onEnter?.();
        const modal: Modal = {
          id: nextId++,
          name,
          options,
          data: isPromise(entered) ? undefined : entered,
        };
        show(modal);
        if (isPromise(entered))
          void entered.then((data) => {
            if (get().current === modal) set({ current: { ...modal, data } });
          });
      },
      close: () => {
        const closed = get().current;
        show(null);
        closed?.options.onClose?.();
      },
    };
  });
};
