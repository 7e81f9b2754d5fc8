/** A video ad of the network over the page, with a Skip button. It is hidden until it starts, and removed when it ends. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SKIP_AFTER_MS, MAX_VIDEO_MS } from '@/lib/advertising/config';
import type { AdEvent, AdVideo as AdVideoName } from '@/lib/advertising/frame';
import { AD_VIDEO_TEXTS } from '@/lib/messages/ad-extras';
import { AD_SLOT_TEXTS } from '@/lib/messages/ad-slot';
import { AdFrame } from './ad-frame';

export interface AdVideoProps {
  kind: AdVideoName;
  /** Called once, when the game may continue. `isWhole` is true if the visitor saw the video to its end. */
  onEnd(isComplete: boolean): void;
}

export const AdVideo = ({ kind, onEnd }: AdVideoProps) => {
  const [stage, setStage] = useState<'asked' | 'started' | 'skippable'>('asked');
  const place = useRef<HTMLElement>(null);
  const isStarted = stage !== 'asked';
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });

  useEffect(() => {
    if (!isStarted) return;
    place.current?.focus();
    const skip = setTimeout(() => setStage('skippable'), SKIP_AFTER_MS);
    const timeout = setTimeout(() => latest.current(false), MAX_VIDEO_MS);
    return () => {
      clearTimeout(skip);
      clearTimeout(timeout);
    };
  }, [isStarted]);

  const handleEvent = (event: AdEvent): void => {
    if (event === 'started') setStage('started');
    else if (event !== 'ready' && event !== 'filled') onEnd(event === 'done');
  };

  return (
    <section
      ref={place}
      className="ad-video"
      data-night=""
      data-stage={stage}
      aria-label={AD_SLOT_TEXTS.label}
      tabIndex={-1}
    >
      <p>
        <b>{AD_SLOT_TEXTS.label}</b>{' '}
        {kind === 'precontent' ? AD_VIDEO_TEXTS.startsSoon : AD_VIDEO_TEXTS.goesOnSoon}
      </p>
      <AdFrame unit={kind} awaited="started" onEvent={handleEvent} />
      <div className="past">
        {stage === 'skippable' && (
          <Button kind="night" onClick={() => onEnd(false)}>
            {AD_VIDEO_TEXTS.skip}
          </Button>
        )}
      </div>
    </section>
  );
};
