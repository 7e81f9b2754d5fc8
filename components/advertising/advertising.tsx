/** Starts the advertising that follows the page's load: the check for an ad blocker, and the video ad in the corner. */
import { useEffect, useState } from 'react';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { BLOCK_CHECK_MS } from '@/lib/advertising/config';
import { isAdFree } from './is-ad-free';
import { adProvider } from './ad-provider';

const LazyAfterLoad = createLazyComponent(async () => (await import('./after-load')).AdsAfterLoad);

export const Advertising = () => {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!adProvider().Fill) return;
    // Needs no cleanup, because the component remains mounted as long as the document exists.
    const scheduleAdvertising = (): void => {
      setTimeout(() => setIsDue(!isAdFree()), BLOCK_CHECK_MS);
    };
    if (document.readyState === 'complete') scheduleAdvertising();
    else addEventListener('load', scheduleAdvertising);
  }, []);
  return isDue && <LazyAfterLoad />;
};
