/** The content of a network's slot: the network's frame after consent, or else a house ad. */
import { useLayoutEffect, useRef, useState } from 'react';
import { sizeWithin } from '@/lib/advertising/size-within';
import type { AdSize } from '@/lib/advertising/sizes';
import { useAuth } from '@/stores/stores-provider';
import { AdFrame } from './ad-frame';
import type { AdContentProps } from './ad-provider';
import { HousePanel } from './house-panel';
import { useAdConsent } from './ad-consent';
import { isAdFree } from './is-ad-free';

export const NetworkAdUnit = ({ size }: AdContentProps) => {
  const consent = useAdConsent();
  const isPremium = useAuth(({ user }) => user?.isPremiumUser === true);
  const place = useRef<HTMLDivElement>(null);
  const [unit, setUnit] = useState<AdSize | null>();
  useLayoutEffect(() => setUnit(sizeWithin(size, place.current?.clientWidth ?? 0)), [size]);

  if (isPremium || isAdFree()) return null;
  // If the network has no ad of this size, a house ad fills the slot.
  if (consent === false || unit === null) return <HousePanel size={size} />;
  return <div ref={place}>{consent && unit && <AdFrame unit={unit} awaited="ready" />}</div>;
};
