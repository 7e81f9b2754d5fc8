/**
 * The URL that a page loads an image from. Raster images come from `/_next/image` of this site (spec §9), built-in or imported.
 */

/** Widths that are rendered: by Next's optimizer, and up to 640 by the build (scripts/build-images.mjs). */
export type ImageWidth = 256 | 384 | 640 | 1200;

export const IMAGES_PATH = '/_next/image';
export const IMAGE_QUALITY = 75;

/** A drawing of one of our games: the largest shapes are sent as they are, all others as raster images. */
const DRAWING = /^(\/play\/[\w-]+\/art\/[\w-]+)\.svg$/;
const CARD_WIDTHS: readonly ImageWidth[] = [256, 384, 640];
const LARGEST_RENDERED = 640;

/** Returns the URL for an `img`; an SVG file that is not a game's drawing is unchanged. */
export const imageSource = (url: string, width: ImageWidth): string =>
  url.startsWith('https://') || (width <= LARGEST_RENDERED && DRAWING.test(url))
    ? `${IMAGES_PATH}?url=${encodeURIComponent(url)}&w=${width}&q=${IMAGE_QUALITY}`
    : url;

/** Returns the path of the file that the build renders of a drawing, or null if there is none. */
export const rasterPathOf = (url: string, width: number): string | null =>
  CARD_WIDTHS.some((rendered) => rendered === width) && DRAWING.test(url)
    ? url.replace(DRAWING, `$1.w${width}.webp`)
    : null;

/** Returns the `srcset` of a card's image. */
export const imageSet = (url: string): string =>
  CARD_WIDTHS.map((width) => `${imageSource(url, width)} ${width}w`).join(', ');
