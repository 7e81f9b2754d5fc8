/** Shows the first notification in the queue, which fades during its last 400 ms. A click dismisses it (spec §4, §9). */
import { useEffect, useState, type CSSProperties } from 'react';
import type { Notification } from '@/stores/notification-store';
import { useModal, useNotifications } from '@/stores/stores-provider';
import { Icon } from './icon';

const LEAVE_MS = 400;

const Toast = ({ id, message, status, aliveFor, lifespan, action }: Notification) => {
  const dismiss = useNotifications((state) => state.dismiss);
  const setPaused = useNotifications((state) => state.setPaused);
  const [isDismissed, setDismissed] = useState(false);
  // Resumes the countdown, because an element that is removed under the pointer or with the focus fires no event.
  useEffect(() => () => setPaused(false), [setPaused]);

  const inert = aliveFor <= LEAVE_MS || isDismissed;
  const dismissToast = (): void => {
    setDismissed(true);
    setTimeout(dismiss, LEAVE_MS, id);
  };
  return (
    <>
      <button
        type="button"
        data-status={status}
        inert={inert}
        style={{ '--left': aliveFor / lifespan } as CSSProperties}
        onClick={dismissToast}
      >
        <Icon name={status === 'success' ? 'check' : 'warn'} />
        <span>{message}</span>
        <span className="sr"> Dismiss</span>
      </button>
      {action && (
        <button
          className="action"
          type="button"
          inert={inert}
          onClick={() => {
            dismissToast();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </>
  );
};

/** @param role omitted in a dialog, which has its own status element */
export const Toaster = ({ role }: { role?: 'status' }) => {
  const first = useNotifications((state) => state.queue[0]);
  const setPaused = useNotifications((state) => state.setPaused);
  return (
    <div
      className="site-toaster"
      role={role}
      aria-live={first?.isInPlace ? 'off' : 'polite'}
      // Does not use `onPointerEnter`: a pointer that rests where the notification appears does not mean that it is
      // being read.
      onPointerMove={() => setPaused(true)}
      onPointerLeave={({ currentTarget }) => setPaused(currentTarget.matches(':focus-within'))}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {first && <Toast key={first.id} {...first} />}
    </div>
  );
};

/** The notifications of the page. An open dialog shows them itself, because it makes the page inert. */
export const PageToaster = () => useModal((state) => !state.isShown) && <Toaster role="status" />;
