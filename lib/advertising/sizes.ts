/** Ad sizes (spec §3) in px, and the smaller sizes that replace a wide one. */

export const AD_SIZES = {
  banner: [468, 60],
  mobileBanner: [320, 50],
  halfPage: [300, 600],
  largeLeaderboard: [970, 90],
  largeRect: [336, 280],
  leaderboard: [728, 90],
  mediumRect: [300, 250],
  mobileLeaderboard: [320, 100],
  skyscraper: [120, 600],
  smallSquare: [200, 200],
  square: [250, 250],
  wideSkyscraper: [160, 600],
  /** One cell of the card grid, 4:3. This is its size at the design's width; elsewhere the ad is as wide as the cell. */
  inlineRect: [248, 186],
} as const satisfies Record<string, readonly [width: number, height: number]>;
export type AdSize = keyof typeof AD_SIZES;

const WIDE_SIZES = ['largeLeaderboard', 'leaderboard', 'banner', 'mobileBanner'] as const;

/** Returns the sizes that a slot of this size can show, widest first; styles/ad-slot.css chooses by the available width. */
export const sizeStepsFor = (size: AdSize): readonly AdSize[] => {
  const at = WIDE_SIZES.findIndex((line) => line === size);
  return at < 0 ? [size] : WIDE_SIZES.slice(at);
};

export type AdShape = 'tall' | 'wide' | 'box';

export const adShapeFor = (size: AdSize): AdShape => {
  const [width, height] = AD_SIZES[size];
  return height >= width * 1.5 ? 'tall' : width >= height * 3 ? 'wide' : 'box';
};
