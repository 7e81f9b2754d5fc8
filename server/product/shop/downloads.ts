/** The files of download games as the build packed them, and each with what this site's copies of it know: signers and address. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DOWNLOADS_PATH } from '@/lib/domain/downloads-path';
import type { LicenceSigners } from '@/lib/domain/licence';
import { SLOT, slotTextOf } from '@/lib/domain/offline-slot';

const manifest = v.array(
  v.object({
    sku: v.string(),
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
    fileName: v.string(),
    version: v.string(),
    bytes: v.number(),
  }),
);

export interface DownloadFile {
  sku: string;
  /** Path on this site. */
  url: string;
  /** What it is saved as. */
  fileName: string;
  version: string;
  bytes: number;
}

export interface PackedFile {
  body: Buffer;
  fileName: string;
  etag: string;
}

export interface Downloads {
  fileOf(sku: string): DownloadFile | null;
  /** The file at a path, for a site of this address; null where there is none. */
  read(url: string, origin: string): PackedFile | null;
}

/** Addresses of the site that are remembered: more are made up by callers. */
const MAX_CACHED = 16;

const readManifest = (folder: string): v.InferOutput<typeof manifest> => {
  try {
    return v.parse(manifest, JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  } catch {
    // Nothing is packed: there is nothing to download.
    return [];
  }
};

/** @param folder null where there are no files, as in tests of other things */
export const openDownloads = (folder: string | null, signers: LicenceSigners): Downloads => {
  const files = new Map<string, DownloadFile>();
  const packed = new Map<string, { path: string; fileName: string }>();
  for (const { slug, ...file } of folder ? readManifest(folder) : []) {
    const url = `${DOWNLOADS_PATH}${slug}.html`;
    files.set(file.sku, { ...file, url });
    packed.set(url, { path: join(folder ?? '', `${slug}.html`), fileName: file.fileName });
  }
  const kept = new Map<string, PackedFile>();
  return {
    fileOf: (sku) => files.get(sku) ?? null,
    read: (url, origin) => {
      const known = packed.get(url);
      if (!known) return null;
      const key = `${url} ${origin}`;
      const found = kept.get(key);
      if (found) return found;
      const text = readFileSync(known.path, 'utf8').replace(SLOT, () =>
        slotTextOf({ signers, site: origin }),
      );
      const body = Buffer.from(text);
      const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
      const made = { body, fileName: known.fileName, etag: `"${hash}"` };
      if (kept.size >= MAX_CACHED) kept.clear();
      kept.set(key, made);
      return made;
    },
  };
};
