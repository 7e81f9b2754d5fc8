/** The queue of notifications at the bottom of the screen (spec §3, §4). */
import { createStore, type StoreApi } from 'zustand/vanilla';

// Spec §9: 2000 ms; 1000 ms if others are queued; tick 100 ms.
const LIFESPAN_MS = 2000;
const QUEUED_LIFESPAN_MS = 1000;
const TICK_MS = 100;

export type NotificationStatus = 'success' | 'warning' | 'error';

export interface Notification {
  id: number;
  message: string;
  status: NotificationStatus;
  /** Milliseconds remaining. */
  aliveFor: number;
  /** Initial milliseconds, for the countdown bar. */
  lifespan: number;
}

export interface NotificationState {
  queue: readonly Notification[];
  notify(message: string, status: NotificationStatus): void;
  dismiss(id: number): void;
  /** Stops the countdown while the notification is read, by pointer or keyboard focus. */
  setPaused(isPaused: boolean): void;
}
export type NotificationStore = StoreApi<NotificationState>;

interface Deps {
  /** Calls back every `ms` until the returned function is called. */
  every(ms: number, callback: () => void): () => void;
}

const everyInterval: Deps['every'] = (ms, callback) => {
  const timer = setInterval(callback, ms);
  return () => clearInterval(timer);
};

export const createNotificationStore = (deps: Deps = { every: everyInterval }): NotificationStore => {
  let nextId = 1;
  let stop: (() => void) | null = null;
  let isPaused = false;

  return createStore<NotificationState>((set, get) => {
    const apply = (queue: readonly Notification[]): void => {
      set({ queue });
      if (queue.length === 0) {
        stop?.();
        stop = null;
      } else stop ??= deps.every(TICK_MS, tick);
    };
    const tick = (): void => {
      const [first, ...rest] = get().queue;
      if (!first || isPaused) return;
      const aliveFor = first.aliveFor - TICK_MS;
      apply(aliveFor > 0 ? [{ ...first, aliveFor }, ...rest] : rest);
    };

    return {
      queue: [],
      notify: (message, status) => {
        const { queue } = get();
        const lifespan = queue.length > 0 ? QUEUED_LIFESPAN_MS : LIFESPAN_MS;
        apply([...queue, { id: nextId++, message, status, aliveFor: lifespan, lifespan }]);
      },
      dismiss: (id) => {
        // The pointer leaves a removed notification without an event.
        isPaused = false;
        apply(get().queue.filter((notification) => notification.id !== id));
      },
      setPaused: (isOn) => {
        isPaused = isOn;
      },
    };
  });
};
