/** Messages between the page and the network's frame. The network's code runs only in that frame. */
import { AD_SIZES, type AdSize } from './sizes';

export const AD_FRAME_PATH = '/ads/frame.html';
export const AD_FRAME_CONFIG_ID = 'ad-config';
/** The id of the frame's element that contains the ad unit. */
export const AD_UNIT_ID = 'unit';

export const AD_VIDEOS = ['precontent', 'midgame', 'rewarded', 'corner'] as const;
export type AdVideo = (typeof AD_VIDEOS)[number];
export type AdUnit = AdSize | AdVideo;

export const isAdUnit = (value: unknown): value is AdUnit =>
  typeof value === 'string' && (Object.hasOwn(AD_SIZES, value) || AD_VIDEOS.some((video) => video === value));

/** The configuration that the server writes into the frame. */
export interface AdFrameConfig {
  /** The URL of the network's script for this site. */
  script: string;
  unit: AdUnit;
  /** The origin of the page that may receive the frame's messages. */
  site: string;
}

/** ready: the network's script has loaded. The other events report the state of the ad unit. */
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

const MESSAGE_TYPE = 'starwick-ad';
export interface AdMessage {
  type: typeof MESSAGE_TYPE;
  event: AdEvent;
}

export const createAdMessage = (event: AdEvent): AdMessage => ({ type: MESSAGE_TYPE, event });

/** Returns the ad event in a message from any source, or null if the message has none. */
export const parseAdEvent = (data: unknown): AdEvent | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { type, event } = data as Partial<AdMessage>;
  return type === MESSAGE_TYPE ? (AD_EVENTS.find((known) => known === event) ?? null) : null;
};

/** Returns the frame's URL on the host that serves it. */
export const adFrameSource = (unit: AdUnit, adsOrigin: string | null): string =>
  `${adsOrigin ?? ''}${AD_FRAME_PATH}?unit=${unit}`;

// A frame on the site's own host gets an opaque origin, so that a network's script cannot reach the site's data.
const OPAQUE_ORIGIN_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Returns the frame's sandbox attribute and the origin that its messages come from. */
export const adFrameSandbox = (adsOrigin: string | null): { sandbox: string; origin: string } => ({
  sandbox: adsOrigin ? `${OPAQUE_ORIGIN_SANDBOX} allow-same-origin` : OPAQUE_ORIGIN_SANDBOX,
  origin: adsOrigin ?? 'null',
});
