/** Videos of the network around a game: before it, and where the game asks for one. They never keep anybody from playing. */
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
  /** Settled when the game may go on: at once for who has not agreed, and for members of Unlimited. */
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
      // In full screen it would not be seen, and the way past it neither.
      if (!consent || isAdFree() || document.fullscreenElement) return { shown: false };
      return (underWay.current ??= show(kind));
    },
  }));
  return video;
};
