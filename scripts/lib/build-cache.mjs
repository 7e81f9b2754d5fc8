/** Skips a unit of the build while its options and the content of every file it read are unchanged. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { root } from './run.mjs';

const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const readJson = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);

/**
 * @typedef {object} Built
 * @property {string[]} inputs files the unit read, relative to the project's root or absolute
 * @property {string[]} outputs files it wrote, relative to the project's root or absolute
 * @property {unknown} [result] JSON that the caller gets back, also when the unit is skipped later
 */

/** Caches the hash of each file's content, or 'missing', until the file is forgotten. */
export const createFileHashes = () => {
  const hashes = new Map();
  return {
    of: (file) => {
      const path = resolve(root, file);
      if (!hashes.has(path))
        hashes.set(
          path,
          readFile(path).then(sha256, () => 'missing'),
        );
      return hashes.get(path);
    },
    /** Discards the hash of a file that has changed. */
    forget: (file) => hashes.delete(resolve(root, file)),
  };
};

/**
 * Opens a cache whose records are in `folder`.
 * @param {string} folder
 * @param {ReturnType<typeof createFileHashes>} [hashes] shared by the caches of one build
 */
export const openBuildCache = (folder, hashes = createFileHashes()) => {
  const hashOf = hashes.of;

  const find = async (name, key) => {
    const record = await readJson(join(folder, `${name}.json`));
    if (record?.key !== sha256(JSON.stringify(key))) return null;
    if (!record.outputs.every((file) => existsSync(resolve(root, file)))) return null;
    const checks = Object.entries(record.inputs).map(async ([file, hash]) => (await hashOf(file)) === hash);
    return (await Promise.all(checks)).every(Boolean) ? record : null;
  };

  return {
    /** Returns the hash of a file's content, or 'missing'; for keys that depend on files that no bundler reports. */
    hashOf,

    /** Returns whether `unit` with the same arguments would use the recorded result. */
    isFresh: async (name, key) => (await find(name, key)) !== null,

    /**
     * Returns the recorded result, or builds the unit and records it.
     * @template T
     * @param {string} name file name of the record, without extension
     * @param {unknown} key JSON of everything but file content that the output depends on
     * @param {() => Promise<{ inputs: string[], outputs: string[], result?: T }>} build
     * @returns {Promise<T>}
     */
    unit: async (name, key, build) => {
      const record = await find(name, key);
      if (record) return record.result;
      const { inputs, outputs, result } = await build();
      // Discards the hashes, because a later unit may read these files.
      outputs.forEach(hashes.forget);
      const entries = await Promise.all(inputs.map(async (file) => [file, await hashOf(file)]));
      const file = join(folder, `${name}.json`);
      await mkdir(dirname(file), { recursive: true });
      const next = {
        key: sha256(JSON.stringify(key)),
        inputs: Object.fromEntries(entries),
        outputs,
        result,
      };
      await writeFile(file, JSON.stringify(next));
      return result;
    },
  };
};
