/** Tracks the open modal dialogs: everything outside the topmost one is inert, so notifications render inside it. */
import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (dialogs: readonly HTMLDialogElement[]): void => {
  open = dialogs;
  listeners.forEach((listener) => listener());
};

/** Records a modal dialog as the topmost one; the returned function takes it off again. */
export const enterTop = (dialog: HTMLDialogElement): (() => void) => {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the topmost open modal dialog, or null. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
