/** The common interface of the ad providers, and its three implementations. */
import { type ComponentType, useEffect, useState } from 'react';
import { siteConfig } from '@/components/layout/site-config';
import type { AdProviderName } from '@/lib/advertising/config';
import type { AdVideo } from '@/lib/advertising/frame';
import type { AdSize } from '@/lib/advertising/sizes';
import { isAdFree } from './is-ad-free';
import { HousePanel } from './house-panel';

export interface AdFillProps {
  size: AdSize;
}

export interface AdProvider {
  /** The component for the content of a slot; null if the site has no slots. */
  Fill: ComponentType<AdFillProps> | null;
  /** The available kinds of videos. A game or the player can request only these. */
  videos: readonly AdVideo[];
}

/** The slot as the server renders it. The code that fills it loads only for visitors who may see ads. */
const NetworkFill = (props: AdFillProps) => {
  const [Place, setPlace] = useState<ComponentType<AdFillProps> | null>(null);
  useEffect(() => {
    if (isAdFree()) return;
    import('./network-place').then(
      ({ NetworkPlace }) => setPlace(() => NetworkPlace),
      // If the script does not load, the slot remains empty.
      () => undefined,
    );
  }, []);
  return Place ? <Place {...props} /> : <div className="network-place" />;
};

const PROVIDERS: Readonly<Record<AdProviderName, AdProvider>> = {
  none: { Fill: null, videos: [] },
  // House ads never delay a game or cover a page.
  house: { Fill: HousePanel, videos: [] },
  ramp: { Fill: NetworkFill, videos: ['precontent', 'midgame', 'rewarded', 'corner'] },
};

/** Returns the provider from the site's configuration. */
export const adProvider = (): AdProvider => PROVIDERS[siteConfig().advertising] ?? PROVIDERS.none;
