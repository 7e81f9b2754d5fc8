/** Asks the network for one unit and says what becomes of it. */
import { AD_UNIT_ID, type AdEvent, type AdFrameConfig, type AdUnit } from '@/lib/advertising/frame';
import { RAMP_UNITS } from '@/lib/advertising/ramp';
import { waitFor } from '@/lib/advertising/wait-for';
import { ADVERTISING_MESSAGES } from '@/lib/messages/advertising';

interface RampPlayerApi {
  que: (() => void)[];
  passiveMode: boolean;
  addUnits?(units: { type: string; selectorId?: string }[]): Promise<unknown>;
  displayUnits?(): unknown;
}

interface BoltVideoApi {
  on(unit: string, event: string, heard: () => void): void;
  BOLT_AD_STARTED: string;
  BOLT_AD_COMPLETE: string;
  BOLT_AD_ERROR: string;
}

export interface NetworkWindow {
  document: Document;
  ramp?: RampPlayerApi;
  Bolt?: BoltVideoApi;
}

/** The player gives its place back: the advertisement is over, or none came. */
const AD_OVER_EVENT = 'showHiddenContainer';
/** Elements that a loaded advertisement consists of. */
const CREATIVE_SELECTOR = 'iframe, img, video, canvas, object';

const isPlayed = (unit: AdUnit): boolean => ['precontent', 'midgame', 'rewarded'].includes(unit);

/** Asks for the script. @returns rejects where it cannot be had; what is there is waited for otherwise */
const loadScript = ({ document }: NetworkWindow, src: string): Promise<never> =>
  new Promise((_, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    script.addEventListener('error', () => reject(new Error(ADVERTISING_MESSAGES.rampTimeout)));
    document.head.append(script);
  });

const watchPlayer = (bolt: BoltVideoApi, type: string, report: (event: AdEvent) => void): void => {
  bolt.on(type, bolt.BOLT_AD_STARTED, () => report('started'));
  bolt.on(type, bolt.BOLT_AD_COMPLETE, () => report('done'));
  bolt.on(type, bolt.BOLT_AD_ERROR, () => report('empty'));
  bolt.on(type, AD_OVER_EVENT, () => report('empty'));
};

/** Runs to the end of the unit, or of the patience; never throws. */
export const showUnit = async (
  host: NetworkWindow,
  { script, unit }: Pick<AdFrameConfig, 'script' | 'unit'>,
  report: (event: AdEvent) => void,
): Promise<void> => {
  const ramp: RampPlayerApi = (host.ramp = { que: [], passiveMode: true });
  const type = RAMP_UNITS[unit];
  const missing = loadScript(host, script);
  try {
    await Promise.race([
      missing,
      waitFor(
        () => typeof host.ramp?.addUnits === 'function',
        () => ADVERTISING_MESSAGES.rampTimeout,
      ),
    ]);
  } catch {
    return report('rampTimeout');
  }
  report('ready');
  const network = host.ramp ?? ramp;
  const isVideo = isPlayed(unit);
  try {
    await network.addUnits?.([isVideo || unit === 'corner' ? { type } : { type, selectorId: AD_UNIT_ID }]);
    await network.displayUnits?.();
  } catch {
    return report('empty');
  }
  if (isVideo) {
    try {
      await waitFor(
        () => host.Bolt !== undefined,
        () => ADVERTISING_MESSAGES.boltTimeout,
      );
    } catch {
      return report('boltTimeout');
    }
    if (host.Bolt) watchPlayer(host.Bolt, type, report);
    return;
  }
  await waitFor(
    () => host.document.body.querySelector(CREATIVE_SELECTOR) !== null,
    () => 'empty',
  ).then(
    () => report('filled'),
    () => report('empty'),
  );
};
