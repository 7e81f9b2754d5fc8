/** The bell of the header: its list of missed notifications loads with the first press. */
import { useRef, useState } from 'react';
import { Button, type ButtonKind } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { useNotifications } from '@/stores/stores-provider';

const NotificationMenu = lazyPart(async () => (await import('./notification-menu')).NotificationMenu, true);

export const NotificationBell = ({ kind }: { kind: ButtonKind }) => {
  const count = useNotifications((state) => state.missed.length);
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  return (
    <div className="bell-corner" ref={root} data-empty={count === 0 || undefined}>
      <Button
        kind={kind}
        isIconOnly
        aria-label={`Notifications${count > 0 ? `, ${count} missed` : ''}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="bell" />
      </Button>
      {isOpen && <NotificationMenu root={root} onClose={() => setIsOpen(false)} />}
    </div>
  );
};
