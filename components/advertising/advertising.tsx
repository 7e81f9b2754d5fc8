/** Begins what comes after a page: the look for an ad blocker, and the video in the corner. */
import { type ComponentType, useEffect, useState } from 'react';
import { BLOCK_CHECK_MS } from '@/lib/advertising/config';
import { isAdFree } from './is-ad-free';
import { adProvider } from './ad-provider';

export const Advertising = () => {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!adProvider().Fill) return;
    let timer: number | undefined;
    const look = (): void => {
      if (isAdFree()) return;
      import('./after-load').then(
        ({ AfterLoad }) => setPart(() => AfterLoad),
        () => undefined,
      );
    };
    const handleLoad = (): void => {
      timer = window.setTimeout(look, BLOCK_CHECK_MS);
    };
    if (document.readyState === 'complete') handleLoad();
    else window.addEventListener('load', handleLoad);
    return () => {
      window.removeEventListener('load', handleLoad);
      window.clearTimeout(timer);
    };
  }, []);
  return Part && <Part />;
};
