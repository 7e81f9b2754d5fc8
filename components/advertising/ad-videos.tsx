/** The network's video ads around a game: before it, and when the game requests one. They never prevent playing. */
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { AdVideo as AdVideoName } from '@/lib/advertising/frame';
import { useAdConsent } from './ad-consent';
import { isAdFree } from './is-ad-free';
import { AdVideo } from './ad-video';

export interface ShownAd {
  /** Seen to its end. */
  shown: boolean;
}

export interface AdStage {
  /** Resolves when the game may continue: at once without consent, and for members of Unlimited. */
  play(kind: AdVideoName): Promise<ShownAd>;
}

export const AdVideos = ({ ref }: { ref: Ref<AdStage> }) => {
  const consent = useAdConsent();
  const [video, setVideo] = useState<ReactNode>(null);
  const underWay = useRef<Promise<ShownAd> | null>(null);

  const show = (kind: AdVideoName): Promise<ShownAd> =>
    new Promise((resolve) => {
      const handleEnd = (shown: boolean): void => {
        underWay.current = null;
        setVideo(null);
        resolve({ shown });
      };
      setVideo(<AdVideo kind={kind} onEnd={handleEnd} />);
    });
  useImperativeHandle(ref, () => ({
    play: async (kind) => {
      // Leaves full screen, which would hide the video and its Skip button.
      if (!consent || isAdFree() || document.fullscreenElement) return { shown: false };
      return (underWay.current ??= show(kind));
    },
  }));
  return video;
};
