/** Renders a game's drawing as the image for shared links: a PNG of 1200 × 630 pixels, created on the first request. */
import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

const WIDTH = 1200;
const HEIGHT = 630;
const DENSITY = 144;
const OWN_IMAGE = /^\/play\/[\w/-]+\.(svg|png|jpg|jpeg|webp)$/;

/**
 * Returns the rendered image.
 * @param folder the folder from which `/play/` is served
 * @param path the path of one of our own images, `/play/…`
 * @returns null when the image does not exist, or cannot be rendered on this system
 */
export const renderShareImageFile = async (folder: string, path: string): Promise<Buffer | null> => {
  const file = normalize(join(folder, path));
  if (!OWN_IMAGE.test(path) || !file.startsWith(folder + sep)) return null;
  try {
    // sharp is optional: Next installs it only on platforms that support it.
    const { default: sharp } = await import('sharp');
    return await sharp(await readFile(file), { density: DENSITY })
      .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'right' })
      .png({ palette: true, quality: 90 })
      .toBuffer();
  } catch {
    return null;
  }
};
