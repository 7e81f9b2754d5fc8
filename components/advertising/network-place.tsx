/** A place that the network fills: what does it comes as the visitor comes near. */
import { useNearPart } from '@/components/ui/use-near-part';
import type { AdFillProps } from './ad-provider';

const load = async () => (await import('./network-unit')).NetworkUnit;

export const NetworkPlace = ({ size }: AdFillProps) => {
  const [place, Unit] = useNearPart<AdFillProps>(load);
  return (
    <div className="network-place" ref={place}>
      {Unit && <Unit size={size} />}
    </div>
  );
};
