/** Builds only stale steps: a step is fresh when the hash of its inputs equals the hash at its last build. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const stampFile = (name) => join(root, '.build', 'stamps', name);

const filesBelow = async (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
};

/** Returns the hash of files and folders, by content. */
export const hashInputs = async (inputs) => {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of (await filesBelow(join(root, input))).sort()) {
      hash
        .update(file.slice(root.length))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
};

/** Runs `build` when its inputs have changed since its last success, or its output is missing. */
export const whenStale = async (name, { inputs, output }, build) => {
  const hash = await hashInputs(inputs);
  const file = stampFile(name);
  const isFresh = existsSync(join(root, output)) && existsSync(file) && readFileSync(file, 'utf8') === hash;
  if (isFresh) return false;
  await build();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, hash);
  return true;
};
