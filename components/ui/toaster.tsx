/** Shows the first notification of the queue above everything, open dialogs included; a click dismisses it (spec §4). */
import { useEffect, useRef, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { useNotifications } from '@/stores/stores-provider';
import { Icon, type UiIcon } from './icon';
import { useTopDialog } from './top-dialog';

const ICONS: Record<string, UiIcon> = { success: 'check', warning: 'warn', error: 'warn' };

/** The newest popover is above an open dialog, and above a game that fills the screen. Older browsers have none. */
const showAboveAll = (element: HTMLElement | null): void => {
  if (!element?.showPopover) return;
  element.popover = 'manual';
  element.hidePopover();
  element.showPopover();
};

export const Toaster = () => {
  const first = useNotifications((state) => state.queue[0]);
  const leaving = useNotifications((state) => state.leaving);
  const dismiss = useNotifications((state) => state.dismiss);
  const dialog = useTopDialog();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => showAboveAll(root.current), [dialog]);
  useEffect(() => {
    // Only then: to be shown again, it is hidden for a moment, which would cut off what fades.
    if (first?.id && document.fullscreenElement) showAboveAll(root.current);
  }, [first?.id]);

  const toaster = (
    <div ref={root} className="site-toaster" role="status" aria-live="polite">
      {[leaving, first].map(
        (one) =>
          one && (
            <button
              key={one.id}
              type="button"
              data-status={one.status}
              inert={one !== first}
              style={{ '--left': one.aliveFor / one.lifespan } as CSSProperties}
              onClick={() => dismiss(one.id)}
            >
              <Icon name={ICONS[one.status] ?? 'warn'} />
              <span>{one.message}</span>
              <span className="sr">. Dismiss</span>
            </button>
          ),
      )}
    </div>
  );
  // Outside an open modal dialog nothing can be pressed.
  return dialog ? createPortal(toaster, dialog) : toaster;
};
