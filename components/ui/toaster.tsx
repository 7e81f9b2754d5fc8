/** Shows the first notification of the queue, which fades for the last 400 ms of its life; a click dismisses it (spec §4, §9). */
import { useState, type CSSProperties } from 'react';
import { useModal, useNotifications } from '@/stores/stores-provider';
import { Icon, type UiIcon } from './icon';

const ICONS: Record<string, UiIcon> = { success: 'check', warning: 'warn', error: 'warn' };
const LEAVE_MS = 400;

/** @param role absent in a dialog, which has a status element of its own */
export const Toaster = ({ role }: { role?: 'status' }) => {
  const first = useNotifications((state) => state.queue[0]);
  const dismiss = useNotifications((state) => state.dismiss);
  const setPaused = useNotifications((state) => state.setPaused);
  const [dismissed, setDismissed] = useState(0);

  return (
    <div className="site-toaster" role={role} aria-live="polite">
      {first && (
        <button
          key={first.id}
          type="button"
          data-status={first.status}
          inert={first.aliveFor <= LEAVE_MS || first.id === dismissed}
          style={{ '--left': first.aliveFor / first.lifespan } as CSSProperties}
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
          onClick={() => {
            setDismissed(first.id);
            setTimeout(dismiss, LEAVE_MS, first.id);
          }}
        >
          <Icon name={ICONS[first.status] ?? 'warn'} />
          <span>{first.message}</span>
          <span className="sr"> Dismiss</span>
        </button>
      )}
    </div>
  );
};

/** The notifications of the page. An open dialog makes the page inert, and shows them itself. */
export const PageToaster = () => useModal((state) => !state.isShown) && <Toaster role="status" />;
