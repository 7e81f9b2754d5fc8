/**
 * The network's frame in the page. It is sandboxed, its messages are accepted only from its own window and origin, and
 * it is removed when there is no ad.
 */
import { useEffect, useRef, useState } from 'react';
import { getSiteConfig } from '@/components/layout/site-config';
import {
  type AdEvent,
  parseAdEvent,
  adFrameSandbox,
  adFrameSource,
  type AdUnit,
} from '@/lib/advertising/frame';
import { waitFor } from '@/lib/advertising/wait-for';
import { ADVERTISING_MESSAGES } from '@/lib/messages/advertising';
import { AD_SLOT_TEXTS } from '@/lib/messages/ad-slot';
import { useClients } from '@/stores/stores-provider';

const REPORT_LABEL = 'advertising';
const END_EVENTS: readonly AdEvent[] = ['done', 'empty', 'rampTimeout', 'boltTimeout'];

interface AdFrameProps {
  unit: AdUnit;
  /**
   * The event that must arrive before the timeout. For a slot, it reports that the network's script is ready; for a
   * video, that the video has started.
   */
  awaited: AdEvent;
  /** Receives the frame's events. After a timeout, receives the event that reports the failure. */
  onEvent?: (event: AdEvent) => void;
}

export const AdFrame = ({ unit, awaited, onEvent }: AdFrameProps) => {
  const { reports } = useClients();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'asked' | 'shown' | 'gone'>('asked');
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  const { adsOrigin } = getSiteConfig();
  const { sandbox, origin } = adFrameSandbox(adsOrigin);

  useEffect(() => {
    const receivedEvents = new Set<AdEvent>();
    const stop = new AbortController();
    const handleAdEvent = (event: AdEvent): void => {
      if (stop.signal.aborted || receivedEvents.has(event)) return;
      receivedEvents.add(event);
      if (event === 'rampTimeout' || event === 'boltTimeout')
        void reports.error(REPORT_LABEL, new Error(ADVERTISING_MESSAGES[event]));
      if (event === 'filled' || event === 'started') setState('shown');
      if (END_EVENTS.includes(event)) {
        setState('gone');
        stop.abort();
      }
      latest.current?.(event);
    };
    const timeoutEvent = (): AdEvent => (receivedEvents.has('ready') ? 'boltTimeout' : 'rampTimeout');
    const handleMessage = ({ source, origin: from, data }: MessageEvent): void => {
      if (!frame.current || source !== frame.current.contentWindow || from !== origin) return;
      const event = parseAdEvent(data);
      if (event) handleAdEvent(event);
    };
    window.addEventListener('message', handleMessage, { signal: stop.signal });
    waitFor(() => receivedEvents.has(awaited), timeoutEvent, stop.signal).catch(() =>
      handleAdEvent(timeoutEvent()),
    );
    return () => stop.abort();
  }, [reports, origin, awaited, unit]);

  if (state === 'gone') return null;
  return (
    <iframe
      ref={frame}
      className="ad-frame"
      src={adFrameSource(unit, adsOrigin)}
      title={AD_SLOT_TEXTS.label}
      sandbox={sandbox}
      allow="autoplay"
      data-state={state}
      // Cannot be focused before it shows an ad.
      tabIndex={state === 'shown' ? undefined : -1}
      aria-hidden={state === 'shown' ? undefined : true}
    />
  );
};
