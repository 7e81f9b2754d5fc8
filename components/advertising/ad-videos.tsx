/**
 * The network's video ads around a game: before the start, and when the game requests one. A failed ad never prevents
 * playing.
 */
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { AdVideo as AdVideoName } from '@/lib/advertising/frame';
import { useAdConsent } from './ad-consent';
import { isAdFree } from './is-ad-free';
import { AdVideo } from './ad-video';

export interface AdVideoResult {
  /** Whether the visitor saw the video to its end. */
  shown: boolean;
}

export interface AdVideoPlayer {
  /** Shows a video ad. Resolves when the game may continue; immediately without consent and for members of Unlimited. */
  play(kind: AdVideoName): Promise<AdVideoResult>;
}

export const AdVideos = ({ ref }: { ref: Ref<AdVideoPlayer> }) => {
  const consent = useAdConsent();
  const [video, setVideo] = useState<ReactNode>(null);
  const underWay = useRef<Promise<AdVideoResult> | null>(null);

  const show = (kind: AdVideoName): Promise<AdVideoResult> =>
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
      // In full screen, the video and its Skip button would be hidden.
      if (!consent || isAdFree() || document.fullscreenElement) return { shown: false };
      return (underWay.current ??= show(kind));
    },
  }));
  return video;
};
