/**
 * Tests the files of download games over HTTP: saved but never opened here, complete or in ranges, and with the data
 * that this site adds to them.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSlot } from '@/lib/domain/billing/offline-slot';
import { createDownloads } from '@/server/documents/downloads';
import { openDownloads } from '@/server/product/shop/downloads';
import { makeOfflineFiles } from '../../support/offline-files';
import { SIGNER_PUBLIC_KEYS } from '../../support/license-mutations';

const PATH = '/downloads/quiet-sudoku-at-home.html';
const downloads = openDownloads(makeOfflineFiles(), SIGNER_PUBLIC_KEYS);
let server: Server;
let base = '';
beforeAll(async () => {
  const serve = createDownloads({ downloads, baseUrl: 'https://games.example', isSecure: () => false });
  server = createServer((request, response) => {
    if (!serve(request, response, request.url ?? '')) response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, done));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${base}${PATH}`, { method, headers });

describe('the file of a download game', () => {
  it('downloads under its file name with the declared size, and cannot run anything on this site', async () => {
    const answer = await get();
    const body = await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="Quiet Sudoku at Home.html"',
    );
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Number(answer.headers.get('content-length'))).toBe(body.byteLength);
    expect(body.byteLength).toBe(downloads.fileOf('SW-SUDOKU')?.bytes);
  });

  it('contains the license-key signers and the origin, and has the same size for all values', async () => {
    const text = await (await get()).text();
    const slot = /<meta name="site" content="([^"]*)"/.exec(text)?.[1] ?? '';
    expect(readSlot(slot)).toEqual({ signers: SIGNER_PUBLIC_KEYS, site: 'https://games.example' });
    const other = downloads.read(PATH, `https://${'long.'.repeat(50)}example`);
    expect(other?.body.length).toBe(Buffer.byteLength(text));
    expect(readSlot(' '.repeat(9))).toEqual({ signers: {}, site: '' });
    expect(readSlot('%22<script>')).toEqual({ signers: {}, site: '' });
  });

  it.each([
    ['bytes=0-9', 206, 0, 10],
    ['bytes=5-', 206, 5, null],
    ['bytes=-7', 206, -7, 7],
    ['bytes=0-999999999', 206, 0, null],
    ['bytes=9-3', 200, 0, null],
    ['bytes=0-1,4-5', 200, 0, null],
    ['lines=0-9', 200, 0, null],
    ['bytes=-', 200, 0, null],
  ] as const)('returns for the range %s the status %i', async (range, status, from, length) => {
    const completeFile = Buffer.from(await (await get()).arrayBuffer());
    const answer = await get({ range });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(status);
    expect(body).toEqual(
      length === null ? completeFile.subarray(from) : completeFile.subarray(from).subarray(0, length),
    );
    if (status === 206)
      expect(answer.headers.get('content-range')).toMatch(new RegExp(`/${completeFile.length}$`));
  });

  it.each(['bytes=99999999-', 'bytes=-0'])('refuses the range %s', async (range) => {
    const answer = await get({ range });
    expect([answer.status, answer.headers.get('content-range')?.startsWith('bytes */')]).toEqual([416, true]);
  });

  it('responds with 304 to a current ETag, and sends the complete file if it has changed since the first part', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': `"old", ${etag}` })).status).toBe(304);
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200);
    const head = await get({}, 'HEAD');
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  it.each(['/downloads/', '/downloads/manifest.json', '/downloads/../.env', '/downloads/none.html'])(
    'has no other path: %s',
    (path) => {
      expect(downloads.read(path, 'https://games.example')).toBeNull();
    },
  );
});
