/** Writes files that others may read at the same time. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file atomically, even with concurrent writers, and creates its folder. */
export const writeWhole = async (file, data) => {
  const draft = `${file}.${randomUUID()}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, data);
  await rename(draft, file);
};
