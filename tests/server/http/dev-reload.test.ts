/** Tests the events that reload open games in development. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevReload, type DevReload } from '@/server/http/dev-reload';

let folder: string;
let reload: DevReload;
let server: Server;
let base: string;

const writeManifest = (version: string) =>
  writeFile(
    join(folder, 'games-manifest.json'),
    JSON.stringify({ games: { glasshouse: { version } }, flash: { version: 'f1' } }),
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-reload-'));
  await writeManifest('v1');
  reload = createDevReload(folder);
  server = createServer((request, response) => {
    if (!reload.handle(request, response, request.url ?? '')) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  reload.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

describe('the reload endpoint of the development server', () => {
  it('sends the current versions immediately and after each build', async () => {
    const { body, headers } = await fetch(`${base}/dev/games`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('data: {"glasshouse":"v1","flash":"f1"}\n\n');
    await writeManifest('v2');
    reload.announceBuild();
    expect((await reader.read()).value).toBe('data: {"glasshouse":"v2","flash":"f1"}\n\n');
    await reader.cancel();
  });

  it('serves the script that compares versions', async () => {
    const response = await fetch(`${base}/dev/reload.js`);
    expect(response.headers.get('content-type')).toBe('text/javascript');
    expect(await response.text()).toContain("new EventSource('/dev/games')");
  });

  it('leaves other paths to the next handler', async () => {
    expect((await fetch(`${base}/dev/other`)).status).toBe(404);
  });
});
