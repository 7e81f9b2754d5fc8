/**
 * Renders the games' drawings as WebP in the sizes that cards show. The browser would lay out and paint a drawing of a
 * thousand shapes on the page's main thread wherever it appears; a raster image costs nothing there. The largest
 * formats are still served as drawings, because a page shows only one of them. Until an image is rendered, the site
 * serves the drawing in its place.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { forEachInParallel } from './lib/parallel.mjs';
import { root } from './lib/run.mjs';

/** The widths in px that a card's image URL may request; see lib/domain/games/image-source.ts. */
const WIDTHS = [256, 384, 640];
const QUALITY = 75;
const DOTS_PER_INCH = 72;
const SETTINGS = JSON.stringify({ WIDTHS, QUALITY, version: 1 });
const RECORD = '.rendered.json';
// Saves the record at intervals, so that a stopped run can be continued.
const SAVE_EVERY = 50;

const widthsOf = (path) => {
  if (/[-/](preview|billboard)\.svg$/.test(path)) return [];
  if (/[-/]small\.svg$/.test(path)) return [256];
  return /[-/]billboard-phone\.svg$/.test(path) ? [640] : WIDTHS;
};

const targetOf = (path, width) => path.replace(/\.svg$/, `.w${width}.webp`);

/** Lists every drawing that has raster sizes, with its URL path. */
const listDrawings = async () => {
  const slugs = await readdir(join(root, 'games'));
  const lists = slugs.map(async (slug) => {
    const folder = join(root, 'games', slug, 'art');
    if (!existsSync(folder)) return [];
    const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
    return names.map((name) => ({ file: join(folder, name), path: `play/${slug}/art/${name}` }));
  });
  return (await Promise.all(lists)).flat().filter(({ path }) => widthsOf(path).length > 0);
};

const readRecord = (outDir) => readFile(join(outDir, RECORD), 'utf8').then(JSON.parse, () => ({}));

/** Lists the drawings whose images are missing or were rendered from other content. */
const listStale = async (outDir) => {
  const record = await readRecord(outDir);
  const drawings = await Promise.all(
    (await listDrawings()).map(async (drawing) => {
      const svg = await readFile(drawing.file);
      return { ...drawing, hash: createHash('sha256').update(SETTINGS).update(svg).digest('hex') };
    }),
  );
  const isFresh = ({ path, hash }) =>
    record[path] === hash && widthsOf(path).every((width) => existsSync(join(outDir, targetOf(path, width))));
  return { record, drawings, stale: drawings.filter((drawing) => !isFresh(drawing)) };
};

const loadSharp = () =>
  import('sharp').then(
    (module) => module.default,
    () => null,
  );

const renderDrawing = async (sharp, outDir, { file, path }) => {
  const widths = widthsOf(path);
  const largest = Math.max(...widths);
  const svg = await readFile(file);
  const { width: natural = largest } = await sharp(svg).metadata();
  // Renders at least at the largest size, because an enlarged image would be blurred.
  const density = DOTS_PER_INCH * Math.max(1, largest / natural);
  // Renders only once, in the largest size, because laying out the drawing takes longer than all later steps.
  const { data, info } = await sharp(svg, { density })
    .resize(largest)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  await mkdir(dirname(join(outDir, path)), { recursive: true });
  for (const wanted of widths) {
    const target = join(outDir, targetOf(path, wanted));
    await sharp(data, { raw: { width, height, channels } })
      .resize(wanted)
      .webp({ quality: QUALITY })
      .toFile(`${target}.tmp`);
    // Renames the finished file, because the site may serve the folder at the same time.
    await rename(`${target}.tmp`, target);
  }
};

/**
 * Removes the images of drawings that no longer exist.
 * @returns the record without them
 */
const removeOthers = async (outDir, record, drawings) => {
  const known = new Set(drawings.map(({ path }) => path));
  for (const path of Object.keys(record).filter((entry) => !known.has(entry))) {
    await Promise.all(
      widthsOf(path).map((width) => rm(join(outDir, targetOf(path, width)), { force: true })),
    );
  }
  return Object.fromEntries(Object.entries(record).filter(([path]) => known.has(path)));
};

/** Counts the drawings that `buildImages` would render; 0 on a platform without sharp. */
export const countStaleImages = async (outDir) =>
  (await loadSharp()) ? (await listStale(outDir)).stale.length : 0;

/**
 * Renders the images that are missing or out of date.
 * @param {{ outDir: string, onProgress?: (done: number, total: number) => void }} options
 * @returns {Promise<number>} how many drawings were rendered; also 0 on a platform without sharp
 */
export const buildImages = async ({ outDir, onProgress = () => {} }) => {
  await mkdir(outDir, { recursive: true });
  const sharp = await loadSharp();
  if (!sharp) return 0;
  const { record: before, drawings, stale } = await listStale(outDir);
  const record = await removeOthers(outDir, before, drawings);
  const saveRecord = () => writeFile(join(outDir, RECORD), JSON.stringify(record));
  let done = 0;
  await forEachInParallel(stale, availableParallelism(), async (drawing) => {
    await renderDrawing(sharp, outDir, drawing);
    record[drawing.path] = drawing.hash;
    done += 1;
    onProgress(done, stale.length);
    if (done % SAVE_EVERY === 0) await saveRecord();
  });
  await saveRecord();
  return stale.length;
};
