/** Where a picture is loaded from: a page loads none from another host, so those come through the optimiser of this site. */

/** Widths that the optimiser makes. */
export type PictureWidth = 256 | 640 | 1200;

const OPTIMISER = '/_next/image';
const QUALITY = 75;

/** The address for an `img`: our own files as they are, pictures of imported games by way of this site. */
export const pictureSource = (address: string, width: PictureWidth): string =>
  address.startsWith('https://')
    ? `${OPTIMISER}?url=${encodeURIComponent(address)}&w=${width}&q=${QUALITY}`
    : address;
