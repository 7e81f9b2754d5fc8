/** The queue of short notices at the bottom of the screen (spec §3, §4). */
import { createStore, type StoreApi } from 'zustand/vanilla';

// Spec §9: 2000 ms; 1000 ms if others are queued; tick 100 ms.
const LIFESPAN_MS = 2000;
const QUEUED_LIFESPAN_MS = 1000;
const TICK_MS = 100;
/** Spec §9: how long a notification takes to leave the screen. */
export const LEAVE_MS = 400;

export type NotificationStatus = 'success' | 'warning' | 'error';

export interface Notification {
  id: number;
  message: string;
  status: NotificationStatus;
  /** Milliseconds remaining. */
  aliveFor: number;
  /** Milliseconds it was given at first, for the countdown bar. */
  lifespan: number;
}

export interface NotificationState {
  queue: readonly Notification[];
  /** Has left the queue and is still fading out. */
  leaving: Notification | null;
  notify(message: string, status: NotificationStatus): void;
  dismiss(id: number): void;
}
export type NotificationStore = StoreApi<NotificationState>;

interface Deps {
  /** Calls back every `ms` until the returned function is called. */
  every(ms: number, callback: () => void): () => void;
  /** Calls back once, `ms` from now. */
  after(ms: number, callback: () => void): void;
}

const everyInterval: Deps['every'] = (ms, callback) => {
  const timer = setInterval(callback, ms);
  return () => clearInterval(timer);
};

export const createNotificationStore = ({
  every = everyInterval,
  after = (ms, callback) => void setTimeout(callback, ms),
}: Partial<Deps> = {}): NotificationStore => {
  let nextId = 1;
  let stop: (() => void) | null = null;

  return createStore<NotificationState>((set, get) => {
    const apply = (queue: readonly Notification[]): void => {
      const [before] = get().queue;
      // Only the first is on the screen, so only the first fades.
      const gone = before && !queue.some(({ id }) => id === before.id) ? before : null;
      set(gone ? { queue, leaving: gone } : { queue });
      if (gone)
        after(LEAVE_MS, () => {
          if (get().leaving === gone) set({ leaving: null });
        });
      if (queue.length === 0) {
        stop?.();
        stop = null;
      } else stop ??= every(TICK_MS, tick);
    };
    const tick = (): void => {
      const [first, ...rest] = get().queue;
      if (!first) return;
      const aliveFor = first.aliveFor - TICK_MS;
      apply(aliveFor > 0 ? [{ ...first, aliveFor }, ...rest] : rest);
    };

    return {
      queue: [],
      leaving: null,
      notify: (message, status) => {
        const { queue } = get();
        const lifespan = queue.length > 0 ? QUEUED_LIFESPAN_MS : LIFESPAN_MS;
        apply([...queue, { id: nextId++, message, status, aliveFor: lifespan, lifespan }]);
      },
      dismiss: (id) => apply(get().queue.filter((notification) => notification.id !== id)),
    };
  });
};
