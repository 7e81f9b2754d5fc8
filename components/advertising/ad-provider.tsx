/** The common interface of the ad providers, and the three that exist. */
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
  /** The content of a slot; null for a site without slots. */
  Fill: ComponentType<AdFillProps> | null;
  /** The available videos; the player's hook and a game's request for an ad work only for these. */
  videos: readonly AdVideo[];
}

/** The slot as the server renders it; the code that fills it loads only for visitors who may see the ad. */
const NetworkFill = (props: AdFillProps) => {
  const [Place, setPlace] = useState<ComponentType<AdFillProps> | null>(null);
  useEffect(() => {
    if (isAdFree()) return;
    import('./network-place').then(
      ({ NetworkPlace }) => setPlace(() => NetworkPlace),
      // A slot stays empty when its script does not load.
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

/** Returns the provider in this site's configuration. */
export const adProvider = (): AdProvider => PROVIDERS[siteConfig().advertising] ?? PROVIDERS.none;
