/** A game's drawing as the picture that shared links show: a PNG of 1200 by 630, made when first asked for. */
import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

const WIDTH = 1200;
const HEIGHT = 630;
const DENSITY = 144;
const OWN_PICTURE = /^\/play\/[\w/-]+\.(svg|png|jpg|jpeg|webp)$/;

/**
 * @param folder the folder that `/play/` is served from
 * @param path a picture of our own, `/play/…`
 * @returns null where there is no such picture, or none can be made here
 */
export const sharePictureOf = async (folder: string, path: string): Promise<Buffer | null> => {
  const file = normalize(join(folder, path));
  if (!OWN_PICTURE.test(path) || !file.startsWith(folder + sep)) return null;
  try {
    // Optional: Next brings it where the platform has it.
    const { default: sharp } = await import('sharp');
    return await sharp(await readFile(file), { density: DENSITY })
      .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'right' })
      .png({ palette: true, quality: 90 })
      .toBuffer();
  } catch {
    return null;
  }
};
