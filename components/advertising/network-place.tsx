/** An ad slot that the network fills. Its code loads when the slot is near the viewport. */
import { lazyPart } from '@/components/ui/lazy-part';
import { useInViewport } from '@/components/ui/use-in-viewport';
import type { AdFillProps } from './ad-provider';

const NetworkUnit = lazyPart(async () => (await import('./network-unit')).NetworkUnit);

export const NetworkPlace = ({ size }: AdFillProps) => {
  const [place, isInViewport] = useInViewport();
  return (
    <div className="network-place" ref={place}>
      {isInViewport && <NetworkUnit size={size} />}
    </div>
  );
};
