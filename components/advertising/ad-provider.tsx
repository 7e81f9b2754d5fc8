/** The common interface of the ad providers, and its three implementations. */
import { type ComponentType, useEffect, useState } from 'react';
import { getSiteConfig } from '@/components/layout/site-config';
import type { AdProviderName } from '@/lib/advertising/config';
import type { AdVideo } from '@/lib/advertising/frame';
import type { AdSize } from '@/lib/advertising/sizes';
import { isAdFree } from './is-ad-free';
import { HousePanel } from './house-panel';

export interface AdContentProps {
  size: AdSize;
}

export interface AdProvider {
  /** The component for the content of a slot; null if the site has no slots. */
  Fill: ComponentType<AdContentProps> | null;
  /** The available kinds of videos. A game or the player can request only these. */
  videos: readonly AdVideo[];
}

/** The slot as the server renders it. The code that fills it loads only for visitors who may see ads. */
const NetworkAd = (props: AdContentProps) => {
  const [Place, setPlace] = useState<ComponentType<AdContentProps> | null>(null);
  useEffect(() => {
    if (isAdFree()) return;
    import('./network-ad-slot').then(
      ({ NetworkAdSlot }) => setPlace(() => NetworkAdSlot),
      // If the script does not load, the slot remains empty.
      () => undefined,
    );
  }, []);
  return Place ? <Place {...props} /> : <div className="network-place" />;
};

const AD_PROVIDERS: Readonly<Record<AdProviderName, AdProvider>> = {
  none: { Fill: null, videos: [] },
  // House ads never delay a game or cover a page.
  house: { Fill: HousePanel, videos: [] },
  ramp: { Fill: NetworkAd, videos: ['precontent', 'midgame', 'rewarded', 'corner'] },
};

/** Returns the provider from the site's configuration. */
export const adProvider = (): AdProvider => AD_PROVIDERS[getSiteConfig().advertising] ?? AD_PROVIDERS.none;
