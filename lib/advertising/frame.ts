/** The messages between the page and the network's frame, which is the only place where the network runs. */
import { AD_SIZES, type AdSize } from './sizes';

export const AD_FRAME_PATH = '/ads/frame.html';
export const AD_FRAME_CONFIG_ID = 'ad-config';
/** The id of the element in the frame that contains a unit. */
export const AD_UNIT_ID = 'unit';

export const AD_VIDEOS = ['precontent', 'midgame', 'rewarded', 'corner'] as const;
export type AdVideo = (typeof AD_VIDEOS)[number];
export type AdUnit = AdSize | AdVideo;

export const isAdUnit = (value: unknown): value is AdUnit =>
  typeof value === 'string' && (Object.hasOwn(AD_SIZES, value) || AD_VIDEOS.some((video) => video === value));

/** The configuration that the server writes into the frame. */
export interface AdFrameConfig {
  /** The network's script for this site. */
  script: string;
  unit: AdUnit;
  /** The origin of the page that may receive the frame's messages. */
  site: string;
}

/** ready: the network's script has loaded; the others report the result of the unit. */
export const AD_EVENTS = [
  'ready',
  'filled',
  'started',
  'done',
  'empty',
  'rampTimeout',
  'boltTimeout',
] as const;
export type AdEvent = (typeof AD_EVENTS)[number];

const TYPE = 'starwick-ad';
export interface AdMessage {
  type: typeof TYPE;
  event: AdEvent;
}

export const adMessage = (event: AdEvent): AdMessage => ({ type: TYPE, event });

/** Returns the event in a message of any kind, or null. */
export const adEventOf = (data: unknown): AdEvent | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { type, event } = data as Partial<AdMessage>;
  return type === TYPE ? (AD_EVENTS.find((known) => known === event) ?? null) : null;
};

/** Returns the frame's URL on the host that serves it. */
export const adFrameSource = (unit: AdUnit, adsOrigin: string | null): string =>
  `${adsOrigin ?? ''}${AD_FRAME_PATH}?unit=${unit}`;

// A frame on the site's own host gets no origin, so that a network's script cannot reach the site's data.
const OPAQUE = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Returns the frame's sandbox, and the origin of its messages. */
export const adFrameSandbox = (adsOrigin: string | null): { sandbox: string; origin: string } => ({
  sandbox: adsOrigin ? `${OPAQUE} allow-same-origin` : OPAQUE,
  origin: adsOrigin ?? 'null',
});
