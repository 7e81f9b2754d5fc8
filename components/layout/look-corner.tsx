/** A visitor's appearance button beside the sign-in; members have the switch in their menu. */
import { useRef, useState } from 'react';
import { Button, type ButtonKind } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { useAuth } from '@/stores/stores-provider';

const LookMenu = lazyPart(async () => (await import('./look-menu')).LookMenu, true);

export const LookCorner = ({ kind }: { kind: ButtonKind }) => {
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  if (isSignedIn) return null;
  return (
    <div className="look-corner" ref={root}>
      <Button
        kind={kind}
        isIconOnly
        aria-label="Layout and colours"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="look" />
      </Button>
      {isOpen && <LookMenu root={root} onClose={() => setIsOpen(false)} />}
    </div>
  );
};
