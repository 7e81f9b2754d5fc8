/**
 * Returns the URL from which a page loads an image. Raster images, built-in or imported, are served by `/_next/image`
 * of this site (spec §9).
 */

/**
 * The rendered widths. Next's optimizer renders all of them; the build (scripts/build-images.mjs) renders the widths up
 * to 640.
 */
export type ImageWidth = 256 | 384 | 640 | 1200;

export const IMAGES_PATH = '/_next/image';
export const IMAGE_QUALITY = 75;

/** The path of a game's SVG drawing. The largest width uses the SVG itself; smaller widths use raster images. */
const DRAWING_PATH = /^(\/play\/[\w-]+\/art\/[\w-]+)\.svg$/;
const CARD_WIDTHS: readonly ImageWidth[] = [256, 384, 640];
const MAX_RENDERED_WIDTH = 640;

/** Returns the URL for an `img` element. SVG files other than games' drawings are unchanged. */
export const imageSource = (url: string, width: ImageWidth): string =>
  url.startsWith('https://') || (width <= MAX_RENDERED_WIDTH && DRAWING_PATH.test(url))
    ? `${IMAGES_PATH}?url=${encodeURIComponent(url)}&w=${width}&q=${IMAGE_QUALITY}`
    : url;

/** Returns the path of the raster file that the build renders from a drawing, or null if there is none. */
export const rasterPathOf = (url: string, width: number): string | null =>
  CARD_WIDTHS.some((rendered) => rendered === width) && DRAWING_PATH.test(url)
    ? url.replace(DRAWING_PATH, `$1.w${width}.webp`)
    : null;

/** Returns the `srcset` of a card's image. */
export const imageSet = (url: string): string =>
  CARD_WIDTHS.map((width) => `${imageSource(url, width)} ${width}w`).join(', ');
