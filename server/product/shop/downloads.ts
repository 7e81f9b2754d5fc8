/** Serves the packed files of download games, with this site's license signers and origin added. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DOWNLOADS_PATH } from '@/lib/domain/games/downloads-path';
import type { LicenseSigners } from '@/lib/domain/billing/license';
import { EMPTY_SLOT, encodeSlot } from '@/lib/domain/billing/offline-slot';

const manifestShape = v.array(
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
  /** The path on this site. */
  url: string;
  /** The file name under which browsers save the file. */
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
  /** Returns the file at a path, for a site with this origin; null when there is none. */
  read(url: string, origin: string): PackedFile | null;
}

/** The maximum number of cached origins, because clients can invent origins. */
const MAX_CACHED = 16;

const readManifest = (folder: string): v.InferOutput<typeof manifestShape> => {
  try {
    return v.parse(manifestShape, JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  } catch {
    // No files were packed, so there are no downloads.
    return [];
  }
};

/**
 * Opens the downloads.
 * @param folder null without files, as in unrelated tests
 */
export const openDownloads = (folder: string | null, signers: LicenseSigners): Downloads => {
  const files = new Map<string, DownloadFile>();
  const packed = new Map<string, { path: string; fileName: string }>();
  for (const { slug, ...file } of folder ? readManifest(folder) : []) {
    const url = `${DOWNLOADS_PATH}${slug}.html`;
    files.set(file.sku, { ...file, url });
    packed.set(url, { path: join(folder ?? '', `${slug}.html`), fileName: file.fileName });
  }
  const saved = new Map<string, PackedFile>();
  return {
    fileOf: (sku) => files.get(sku) ?? null,
    read: (url, origin) => {
      const known = packed.get(url);
      if (!known) return null;
      const key = `${url} ${origin}`;
      const found = saved.get(key);
      if (found) return found;
      const text = readFileSync(known.path, 'utf8').replace(EMPTY_SLOT, () =>
        encodeSlot({ signers, site: origin }),
      );
      const body = Buffer.from(text);
      const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
      const made = { body, fileName: known.fileName, etag: `"${hash}"` };
      if (saved.size >= MAX_CACHED) saved.clear();
      saved.set(key, made);
      return made;
    },
  };
};
