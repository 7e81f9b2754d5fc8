/** The video ad in the corner, with a Close button. It appears only in wide, tall windows, and never with reduced motion. */
import { useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { CORNER_ABOVE_HEIGHT, CORNER_CLOSED_MS, CORNER_FROM_WIDTH } from '@/lib/advertising/config';
import type { AdEvent } from '@/lib/advertising/frame';
import { AD_VIDEO_TEXTS } from '@/lib/messages/ad-extras';
import { AD_SLOT_TEXTS } from '@/lib/messages/ad-slot';
import { browserStorage } from '@/stores/key-value-storage';
import { useAdConsent } from './ad-consent';
import { AdFrame } from './ad-frame';

export const CORNER_KEY = 'sw_ad_corner';

const LARGE_WINDOW_QUERY = `(min-width: ${CORNER_FROM_WIDTH}px) and (min-height: ${CORNER_ABOVE_HEIGHT + 1}px) and (prefers-reduced-motion: no-preference)`;

const subscribeToWindowSize = (notify: () => void): (() => void) => {
  const room = window.matchMedia(LARGE_WINDOW_QUERY);
  room.addEventListener('change', notify);
  return () => room.removeEventListener('change', notify);
};
const isWindowLarge = (): boolean => window.matchMedia(LARGE_WINDOW_QUERY).matches;

const wasClosedRecently = (): boolean =>
  Date.now() - Number(browserStorage.read(CORNER_KEY) ?? 0) < CORNER_CLOSED_MS;

export const CornerVideo = () => {
  const consent = useAdConsent();
  const isWide = useSyncExternalStore(subscribeToWindowSize, isWindowLarge, () => false);
  const [isOver, setOver] = useState(wasClosedRecently);
  const [isShown, setShown] = useState(false);
  if (!consent || !isWide || isOver) return null;

  const handleEvent = (event: AdEvent): void => {
    if (event === 'filled') setShown(true);
    else if (event !== 'ready' && event !== 'started') setOver(true);
  };
  const handleClose = (): void => {
    browserStorage.write(CORNER_KEY, Date.now());
    setOver(true);
  };
  return (
    <aside className="ad-corner" aria-label={AD_SLOT_TEXTS.label} data-shown={isShown || undefined}>
      <p>
        <b>{AD_SLOT_TEXTS.label}</b>
        <button type="button" aria-label={AD_VIDEO_TEXTS.closeCorner} onClick={handleClose}>
          <Icon name="close" />
        </button>
      </p>
      <AdFrame unit="corner" awaited="ready" onEvent={handleEvent} />
    </aside>
  );
};
