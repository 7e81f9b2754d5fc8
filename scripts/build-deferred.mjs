/**
 * Builds the parts that a running site can do without: it serves drawings until their images are rendered, and the Flash
 * emulator uncompressed until it is compressed. `npm start` runs this after the site is ready, with low priority.
 */
import { availableParallelism, constants, setPriority } from 'node:os';
import { readdir } from 'node:fs/promises';
import { at } from './build/places.mjs';
import { openBuildCache } from './lib/build-cache.mjs';
import { compressFile } from './lib/compress.mjs';
import { say, step } from './lib/console.mjs';
import { forEachInParallel } from './lib/parallel.mjs';
import { buildImages, countStaleImages } from './build-images.mjs';

// The emulator is large: one level below the default adds a twentieth to its size and saves a minute.
const EMULATOR_QUALITY = 9;
const IMAGES = at('.build/pictures');
const EMULATOR = at('.build/emulator/scripts');
const SHOW_EVERY = 200;

const listEmulatorFiles = async () =>
  (await readdir(EMULATOR)).filter((name) => /\.(js|wasm)$/.test(name)).map((name) => `${EMULATOR}/${name}`);

const emulatorKey = { quality: EMULATOR_QUALITY };
const emulatorCache = () => openBuildCache(at('.build/cache'));

const compressEmulator = () =>
  emulatorCache().unit('emulator-compressed', emulatorKey, () =>
    step('Compressing the Flash emulator', async () => {
      const files = await listEmulatorFiles();
      await forEachInParallel(files, availableParallelism(), (file) =>
        compressFile(file, { quality: EMULATOR_QUALITY }),
      );
      return { inputs: files, outputs: files.flatMap((file) => [file, `${file}.br`]) };
    }),
  );

/** Returns whether `buildDeferred` has something to do. */
export const hasDeferredWork = async () =>
  !(await emulatorCache().isFresh('emulator-compressed', emulatorKey)) ||
  (await countStaleImages(IMAGES)) > 0;

/** Renders the images of the games' drawings and compresses the Flash emulator, if they are stale. */
export const buildDeferred = async () => {
  await compressEmulator();
  const stale = await countStaleImages(IMAGES);
  if (stale === 0) return;
  await step(`Rendering the images of ${stale} drawings`, () =>
    buildImages({
      outDir: IMAGES,
      onProgress: (done, total) => {
        if (done % SHOW_EVERY === 0 && done < total) say(`  ${done} of ${total}`);
      },
    }),
  );
};

if (process.argv[1] === import.meta.filename) {
  setPriority(constants.priority.PRIORITY_LOW);
  await buildDeferred();
}
