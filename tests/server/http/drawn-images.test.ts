/** Tests games' drawings in card sizes: the image that the build rendered, otherwise the drawing itself. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticFiles } from '@/server/http/static-files';

let root: string;
let server: Server;
let base: string;

const put = async (path: string, text: string): Promise<void> => {
  const file = join(root, '.build', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'starwick-pictures-'));
  await put('games/play/lamp/art/one.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await put('games/play/lamp/art/two.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await put('pictures/play/lamp/art/one.w384.webp', 'made');
  const files = createStaticFiles({ root, isDev: false, isSecure: () => false, site: null });
  server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    void files(request, response, pathname, search.slice(1)).then((isFound) => {
      if (!isFound) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(root, { recursive: true, force: true });
});

describe('a drawing in a card’s size', () => {
  it.each([
    ['loads as the rendered image', 'one.w384.webp', 'image/webp'],
    ['loads as the drawing if no image was rendered in this size', 'one.w256.webp', 'image/svg+xml'],
    ['loads as the drawing if no image was rendered at all', 'two.w640.webp', 'image/svg+xml'],
    ['loads as the drawing under its own name', 'one.svg', 'image/svg+xml'],
  ])('%s', async (_, name, type) => {
    const answer = await fetch(`${base}/play/lamp/art/${name}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    await answer.text();
  });

  it('responds with 404 when the drawing does not exist', async () => {
    expect((await fetch(`${base}/play/lamp/art/three.w384.webp`)).status).toBe(404);
  });
});

describe('a built-in image at /_next/image', () => {
  const request = (url: string, rest = '&w=384&q=75') =>
    fetch(`${base}/_next/image?url=${encodeURIComponent(url)}${rest}`);

  it.each([
    ['loads as the rendered file', 'one', '&w=384&q=75', 'image/webp'],
    ['has the quality 75 by default', 'one', '&w=384', 'image/webp'],
    ['loads as the drawing if no image was rendered in this width', 'one', '&w=256&q=75', 'image/svg+xml'],
  ])('%s', async (_, name, rest, type) => {
    const answer = await request(`/play/lamp/art/${name}.svg`, rest);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    await answer.text();
  });

  it.each([
    ['another width', '/play/lamp/art/one.svg', '&w=100&q=75'],
    ['another quality', '/play/lamp/art/one.svg', '&w=384&q=80'],
    ['no width', '/play/lamp/art/one.svg', ''],
    ['a drawing that does not exist', '/play/lamp/art/three.svg', '&w=384&q=75'],
    ['a path to another folder', '/play/lamp/art/../../../secret.svg', '&w=384&q=75'],
    ['an imported image, which only the optimizer serves', 'https://img.example.com/a.png', '&w=384&q=75'],
  ])('responds with 404 for %s', async (_, url, rest) => {
    expect((await request(url, rest)).status).toBe(404);
  });
});
