/** One interface for whoever fills the places of advertisements, and the three that do. */
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
  /** What stands in a place; null for a site without places. */
  Fill: ComponentType<AdFillProps> | null;
  /** The videos it has; a player is hooked, and a game's wish heard, only for these. */
  videos: readonly AdVideo[];
}

/** The place as the server writes it; what fills it is fetched by whom it may be shown to, and nobody else. */
const NetworkFill = (props: AdFillProps) => {
  const [Place, setPlace] = useState<ComponentType<AdFillProps> | null>(null);
  useEffect(() => {
    if (isAdFree()) return;
    import('./network-place').then(
      ({ NetworkPlace }) => setPlace(() => NetworkPlace),
      // A place whose script did not come stays empty.
      () => undefined,
    );
  }, []);
  return Place ? <Place {...props} /> : <div className="network-place" />;
};

const PROVIDERS: Readonly<Record<AdProviderName, AdProvider>> = {
  none: { Fill: null, videos: [] },
  // Nobody waits before a game, and nothing covers a page, for a panel of our own.
  house: { Fill: HousePanel, videos: [] },
  ramp: { Fill: NetworkFill, videos: ['precontent', 'midgame', 'rewarded', 'corner'] },
};

/** The provider that this site is set to. */
export const adProvider = (): AdProvider => PROVIDERS[siteConfig().advertising] ?? PROVIDERS.none;
