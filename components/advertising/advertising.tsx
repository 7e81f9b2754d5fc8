/** Starts the advertising that follows the page's load: the check for an ad blocker, and the video ad in the corner. */
import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { BLOCK_CHECK_MS } from '@/lib/advertising/config';
import { isAdFree } from './is-ad-free';
import { adProvider } from './ad-provider';

const AfterLoad = lazyPart(async () => (await import('./after-load')).AfterLoad);

export const Advertising = () => {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!adProvider().Fill) return;
    // Needs no cleanup, because the component remains mounted as long as the document exists.
    const begin = (): void => {
      setTimeout(() => setIsDue(!isAdFree()), BLOCK_CHECK_MS);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin);
  }, []);
  return isDue && <AfterLoad />;
};
