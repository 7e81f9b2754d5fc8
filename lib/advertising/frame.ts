/** What the page and the frame of the network say to each other; the frame is the only place where the network runs. */
import { AD_SIZES, type AdSize } from './sizes';

export const AD_FRAME_PATH = '/ads/frame.html';
export const AD_FRAME_CONFIG_ID = 'ad-config';
/** Where in the frame a unit stands. */
export const AD_UNIT_ID = 'unit';

export const AD_VIDEOS = ['precontent', 'midgame', 'rewarded', 'corner'] as const;
export type AdVideo = (typeof AD_VIDEOS)[number];
export type AdUnit = AdSize | AdVideo;

export const isAdUnit = (value: unknown): value is AdUnit =>
  typeof value === 'string' && (Object.hasOwn(AD_SIZES, value) || AD_VIDEOS.some((video) => video === value));

/** What the server writes into the frame. */
export interface AdFrameConfig {
  /** The network's script for this site. */
  script: string;
  unit: AdUnit;
  /** The origin of the page that may hear the frame. */
  site: string;
}

/** ready: the network's script is there; the rest is what became of the unit. */
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

/** The event in a message of any kind, or null. */
export const adEventOf = (data: unknown): AdEvent | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { type, event } = data as Partial<AdMessage>;
  return type === TYPE ? (AD_EVENTS.find((known) => known === event) ?? null) : null;
};

/** The frame's address on the host it is served from. */
export const adFrameSource = (unit: AdUnit, adsOrigin: string | null): string =>
  `${adsOrigin ?? ''}${AD_FRAME_PATH}?unit=${unit}`;

// A frame of this site's own host gets no origin, so that a network's script reaches nothing of ours.
const OPAQUE = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** How a frame is closed in, and what origin it speaks from. */
export const adFrameSandbox = (adsOrigin: string | null): { sandbox: string; origin: string } => ({
  sandbox: adsOrigin ? `${OPAQUE} allow-same-origin` : OPAQUE,
  origin: adsOrigin ?? 'null',
});
