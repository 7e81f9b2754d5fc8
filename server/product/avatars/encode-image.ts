/** Decodes, crops and re-encodes an uploaded image. No part of the uploaded file itself is stored or served. */
import { ServiceError } from '@/lib/errors';

export const IMAGE_TYPE = 'image/webp';
const IMAGE_SIDE = 256;
// A small file can decode to a very large image.
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

const createImageError = (message: string): ServiceError =>
  new ServiceError('unprocessable', message, { file: message });

/**
 * Encodes an uploaded image.
 * @param file untrusted bytes
 * @returns a square WebP without metadata
 * @throws ServiceError unprocessable for the field `file`, unavailable when this system cannot decode images
 */
export const encodeImage = async (file: Uint8Array): Promise<Buffer> => {
  const { default: sharp } = await import('sharp').catch(() => {
    throw new ServiceError('unavailable', 'Pictures cannot be uploaded on this site.');
  });
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) throw createImageError('Choose a JPEG, PNG, WebP or GIF picture.');
    return await image
      .timeout({ seconds: MAX_SECONDS })
      .rotate()
      .resize(IMAGE_SIDE, IMAGE_SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw createImageError('This picture cannot be read. Choose another one, of at most 40 megapixels.');
  }
};
