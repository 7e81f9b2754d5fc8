/**
 * Writes the icons and the image of shared links, `public/*.png`, from the drawings in `public/art/`. Run it after a
 * change to the logo.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'public');
const NIGHT = '#12254F';
const DENSITY = 600;
const SHARE = { width: 1200, height: 630 };
const WORDMARK_WIDTH = 540;

const drawing = (name) => readFile(join(folder, 'art', name));
const png = { palette: true, quality: 95, compressionLevel: 9 };

const tile = await drawing('logo/starwick-app-icon.svg');
const icon = (size, name, isFull) => {
  const image = sharp(tile, { density: DENSITY }).resize(size, size);
  // Phones crop the shape themselves, so the color extends to the edge.
  return (isFull ? image.flatten({ background: NIGHT }) : image).png(png).toFile(join(folder, name));
};
await icon(180, 'icon-180.png', true);
await icon(192, 'icon-192.png', false);
await icon(512, 'icon-512.png', false);
await icon(512, 'icon-maskable-512.png', true);

const wordmark = await sharp(await drawing('logo/starwick-wordmark-on-dark.svg'), { density: DENSITY })
  .resize({ width: WORDMARK_WIDTH })
  .png()
  .toBuffer();
await sharp(await drawing('thumbs/street.svg'), { density: 200 })
  .resize({ ...SHARE, fit: 'cover', position: 'bottom' })
  .composite([{ input: wordmark, top: 44, left: (SHARE.width - WORDMARK_WIDTH) / 2 }])
  .png(png)
  .toFile(join(folder, 'share.png'));
