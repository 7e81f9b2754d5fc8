/**
 * The queue of notifications at the bottom of the screen (spec §3, §4), and the notifications of this tab that
 * disappeared without being dismissed.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyValueStorage } from './key-value-storage';

// Spec §9: 2000 ms, or 1000 ms if others are queued; the tick is 100 ms.
const LIFESPAN_MS = 2000;
const QUEUED_LIFESPAN_MS = 1000;
/** The time for a notification with an action, long enough to reach the action. */
const ACTION_LIFESPAN_MS = 10_000;
const TICK_MS = 100;
export const MAX_MISSED = 20;
const MISSED_KEY = 'sw_missed';

export type NotificationStatus = 'success' | 'warning' | 'error';

/** A button next to the notification. */
export interface NotificationAction {
  label: string;
  run(): void;
}

export interface Notification {
  id: number;
  message: string;
  status: NotificationStatus;
  /** The remaining time in milliseconds. */
  aliveFor: number;
  /** The initial time in milliseconds, for the countdown bar. */
  lifespan: number;
  /** Whether the message is also shown and announced next to the control of the action. */
  isInPlace: boolean;
  action?: NotificationAction | undefined;
}

export interface MissedNotification {
  message: string;
  status: NotificationStatus;
  /** The time at which the notification disappeared, in milliseconds since the epoch. */
  at: number;
  /** The page to which the notification refers. */
  href?: string;
}

export interface NotificationState {
  queue: readonly Notification[];
  /** The missed notifications, newest first. Those from the tab's previous pages are not validated. */
  missed: readonly MissedNotification[];
  notify(message: string, status: NotificationStatus, isInPlace?: boolean, action?: NotificationAction): void;
  dismiss(id: number): void;
  /** Pauses the countdown while the pointer or the keyboard focus is on the notification. */
  setPaused(isPaused: boolean): void;
  /** Replaces the missed notifications, for this page and for the next pages of the tab. */
  setMissed(missed: readonly MissedNotification[]): void;
  /** Loads the missed notifications of the tab's previous pages. */
  restoreMissed(): void;
}
export type NotificationStore = StoreApi<NotificationState>;

interface NotificationDeps {
  /** Calls back every `ms` until the returned function is called. */
  every?(ms: number, callback: () => void): () => void;
  storage?: KeyValueStorage;
}

/** Stops while the tab is in the background, so that a notification remains until the player has had time to read it. */
const everyInterval: NotificationDeps['every'] = (ms, callback) => {
  const timer = setInterval(() => document.hidden || callback(), ms);
  return () => clearInterval(timer);
};

export const createNotificationStore = ({
  every = everyInterval,
  storage,
}: NotificationDeps = {}): NotificationStore => {
  let nextId = 1;
  let stop: (() => void) | null = null;
  let isPaused = false;

  return createStore<NotificationState>((set, get) => {
    const applyQueue = (queue: readonly Notification[]): void => {
      set({ queue });
      if (queue.length === 0) {
        stop?.();
        stop = null;
      } else stop ??= every(TICK_MS, countDown);
    };
    const setMissed = (missed: readonly MissedNotification[]): void => {
      storage?.write(MISSED_KEY, missed);
      set({ missed });
    };
    const countDown = (): void => {
      const [first, ...rest] = get().queue;
      if (!first || isPaused) return;
      const aliveFor = first.aliveFor - TICK_MS;
      if (aliveFor > 0) return applyQueue([{ ...first, aliveFor }, ...rest]);
      const { message, status } = first;
      setMissed([{ message, status, at: Date.now() }, ...get().missed].slice(0, MAX_MISSED));
      applyQueue(rest);
    };

    return {
      queue: [],
      missed: [],
      notify: (message, status, isInPlace = false, action) => {
        const { queue } = get();
        const lifespanMs = queue.length > 0 ? QUEUED_LIFESPAN_MS : LIFESPAN_MS;
        const lifespan = action ? ACTION_LIFESPAN_MS : lifespanMs;
        applyQueue([
          ...queue,
          { id: nextId++, message, status, aliveFor: lifespan, lifespan, isInPlace, action },
        ]);
      },
      dismiss: (id) => {
        // A removed notification fires no event when the pointer leaves it.
        isPaused = false;
        applyQueue(get().queue.filter((notification) => notification.id !== id));
      },
      setPaused: (isOn) => {
        isPaused = isOn;
      },
      setMissed,
      restoreMissed: () => {
        const stored = storage?.read(MISSED_KEY);
        if (Array.isArray(stored)) set({ missed: stored });
      },
    };
  });
};
