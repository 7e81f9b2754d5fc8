/** Returns the kind of device and its orientation. Until the browser reports them, the device counts as a computer. */
import { useSyncExternalStore } from 'react';
import type { Orientation } from '@/lib/domain/games/embed-source';

const MOBILE_QUERY = '(pointer: coarse) and (hover: none)';
const PORTRAIT_QUERY = '(orientation: portrait)';

const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );

export const useDevice = (): { isMobile: boolean; orientation: Orientation } => ({
  isMobile: useMediaQuery(MOBILE_QUERY),
  orientation: useMediaQuery(PORTRAIT_QUERY) ? 'portrait' : 'landscape',
});
