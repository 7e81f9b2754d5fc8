/** An ad slot that the network fills. Its code loads when the slot is near the viewport. */
import { createLazyComponent } from '@/components/ui/lazy-component';
import { useInViewport } from '@/components/ui/use-in-viewport';
import type { AdContentProps } from './ad-provider';

const NetworkUnit = createLazyComponent(async () => (await import('./network-ad-unit')).NetworkAdUnit);

export const NetworkAdSlot = ({ size }: AdContentProps) => {
  const [place, isInViewport] = useInViewport();
  return (
    <div className="network-place" ref={place}>
      {isInViewport && <NetworkUnit size={size} />}
    </div>
  );
};
