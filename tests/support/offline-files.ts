/** Small placeholders for the built files of the download games, for tests of the access to them. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFLINE_PACKS } from '@/games/catalog';
import { EMPTY_SLOT } from '@/lib/domain/billing/offline-slot';

/** @returns the folder */
export const makeOfflineFiles = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'));
  const manifest = OFFLINE_PACKS.map(({ sku, slug, fileName, version, title }) => {
    const html = `<!doctype html><html><head>${EMPTY_SLOT}<title>${title}</title></head></html>`;
    writeFileSync(join(folder, `${slug}.html`), html);
    return { sku, slug, fileName, version, bytes: Buffer.byteLength(html) };
  });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
};
