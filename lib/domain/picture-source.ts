/** Where a picture is loaded from: a page loads none from another host, so those come through the optimiser of this site. */

/** Widths that are made: by the optimiser, and up to 640 by the build (scripts/build-pictures.mjs). */
export type PictureWidth = 256 | 384 | 640 | 1200;

const OPTIMISER = '/_next/image';
const QUALITY = 75;

/** A drawing of one of our games: large it is sent as it is, small as a picture. */
const DRAWING = /^(\/play\/[\w-]+\/art\/[\w-]+)\.svg$/;
const LARGEST_DRAWN = 640;

/** The address for an `img`: our own files, pictures of imported games by way of this site. */
export const pictureSource = (address: string, width: PictureWidth): string => {
  if (address.startsWith('https://'))
    return `${OPTIMISER}?url=${encodeURIComponent(address)}&w=${width}&q=${QUALITY}`;
  return width <= LARGEST_DRAWN ? address.replace(DRAWING, `$1.w${width}.webp`) : address;
};

const CARD_WIDTHS: readonly PictureWidth[] = [256, 384, 640];

/** The `srcset` of a card's picture. */
export const pictureSet = (address: string): string =>
  CARD_WIDTHS.map((width) => `${pictureSource(address, width)} ${width}w`).join(', ');
