/** Shows the first notice of the queue; a click dismisses it (spec §4). */
import type { CSSProperties } from 'react';
import { useNotifications } from '@/stores/stores-provider';
import { Icon, type UiIcon } from './icon';

const ICONS: Record<string, UiIcon> = { success: 'check', warning: 'warn', error: 'warn' };

export const Toaster = () => {
  const first = useNotifications((state) => state.queue[0]);
  const dismiss = useNotifications((state) => state.dismiss);

  return (
    <div className="site-toaster" role="status" aria-live="polite">
      {first && (
        <button
          key={first.id}
          type="button"
          data-status={first.status}
          style={{ '--left': first.aliveFor / first.lifespan } as CSSProperties}
          onClick={() => dismiss(first.id)}
        >
          <Icon name={ICONS[first.status] ?? 'warn'} />
          <span>{first.message}</span>
          <span className="sr"> Dismiss</span>
        </button>
      )}
    </div>
  );
};
