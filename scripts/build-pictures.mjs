/**
 * Draws the games' own pictures in the sizes that cards show, as WebP. A drawing of a thousand shapes is laid out and painted
 * on the page's main thread wherever it stands; a picture is not. The largest shapes stay drawings: a page shows one of them.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './lib/run.mjs';

/** What the address of a card's picture asks for; see lib/domain/picture-source.ts. */
const WIDTHS = [256, 384, 640];
const QUALITY = 75;
const DOTS_PER_INCH = 72;

const widthsOf = (address) => {
  if (/[-/](preview|billboard)\.svg$/.test(address)) return [];
  if (/[-/]small\.svg$/.test(address)) return [256];
  return /[-/]billboard-phone\.svg$/.test(address) ? [640] : WIDTHS;
};

/** Every drawing of the games with the address it is shown by. */
const listDrawings = async () => {
  const slugs = await readdir(join(root, 'games'));
  const lists = slugs.map(async (slug) => {
    const folder = join(root, 'games', slug, 'art');
    if (!existsSync(folder)) return [];
    const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
    return names.map((name) => ({ file: join(folder, name), address: `play/${slug}/art/${name}` }));
  });
  return (await Promise.all(lists)).flat();
};

/** @returns {Promise<boolean>} false where this platform has no sharp: the drawings are then sent themselves */
export const buildPictures = async ({ outDir }) => {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => null,
  );
  if (!sharp) return false;

  const draw = async ({ file, address }) => {
    const widths = widthsOf(address);
    if (widths.length === 0) return;
    const largest = Math.max(...widths);
    const drawing = await readFile(file);
    const { width: natural = largest } = await sharp(drawing).metadata();
    // Never drawn smaller than it is shown: enlarged dots would be soft.
    const density = DOTS_PER_INCH * Math.max(1, largest / natural);
    // Drawn once, as large as it is shown anywhere: the drawing takes longer than everything after it.
    const { data, info } = await sharp(drawing, { density })
      .resize(largest)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    await mkdir(dirname(join(outDir, address)), { recursive: true });
    for (const wanted of widths)
      await sharp(data, { raw: { width, height, channels } })
        .resize(wanted)
        .webp({ quality: QUALITY })
        .toFile(join(outDir, address.replace(/\.svg$/, `.w${wanted}.webp`)));
  };
  const waiting = await listDrawings();
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await draw(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return true;
};
