/** The header's buttons for notifications and, for visitors, the appearance. Members have the appearance switch in their menu. */
import { useRef, useState } from 'react';
import { Button, type ButtonKind } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { useAuth, useNotifications } from '@/stores/stores-provider';

const CornerMenu = createLazyComponent(async () => (await import('./header-menus')).CornerMenu, true);

interface CornerMenuButtonProps {
  name: 'bell' | 'look';
  label: string;
  kind: ButtonKind;
  /** Whether there is nothing to list. A narrow header then hides the button. */
  isEmpty?: boolean;
}

const CornerMenuButton = ({ name, label, kind, isEmpty }: CornerMenuButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  return (
    <div className={`${name}-corner`} ref={root} data-empty={isEmpty || undefined}>
      <Button
        kind={kind}
        isIconOnly
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={name} />
      </Button>
      {isOpen && <CornerMenu name={name} root={root} onClose={() => setIsOpen(false)} />}
    </div>
  );
};

export const CornerButtons = ({ kind }: { kind: ButtonKind }) => {
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const missed = useNotifications((state) => state.missed.length);
  return (
    <>
      <CornerMenuButton
        name="bell"
        label={`Notifications${missed ? `, ${missed} missed` : ''}`}
        kind={kind}
        isEmpty={!missed}
      />
      {!isSignedIn && <CornerMenuButton name="look" label="Layout and colors" kind={kind} />}
    </>
  );
};
