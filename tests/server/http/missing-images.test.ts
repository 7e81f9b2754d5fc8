/** Tests images that could not be fetched from another host: the response states only the cause. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { describe, expect, it } from 'vitest';
import type { NextHandler } from '@/server/http/page-server';
import { createImageErrorHandler } from '@/server/http/images';

const createImageHandler =
  (status: number, text: string): NextHandler =>
  async (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'image/webp', 'cache-control': 'max-age=9' }).end(text);

const request = (next: NextHandler, url: string) => {
  const handler = createImageErrorHandler(next);
  return inject((request, response) => void handler(request as never, response as never), url);
};

describe('a /_next/image response', () => {
  const NOT_LOADED = 'The image could not be loaded from its source.';
  it.each([
    [500, 502, NOT_LOADED],
    [502, 502, NOT_LOADED],
    [503, 502, NOT_LOADED],
    [508, 502, NOT_LOADED],
    [504, 504, 'The source of the image did not respond in time.'],
  ])(
    'converts the status %i to %i with a plain message that caches do not store',
    async (status, reported, message) => {
      const answer = await request(
        createImageHandler(status, 'getaddrinfo ENOTFOUND'),
        '/_next/image?url=x&w=640&q=75',
      );
      expect(answer.statusCode).toBe(reported);
      expect(answer.payload).toBe(message);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it.each([200, 304, 400, 404])('leaves a response with %i unchanged', async (status) => {
    const answer = await request(createImageHandler(status, 'bytes'), '/_next/image?url=x&w=640&q=75');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'max-age=9']);
    if (status === 200) expect(answer.payload).toBe('bytes');
  });

  it.each([
    ['%2Fa%25zz.png', 404],
    ['%2Fa%2520b.png', 404],
    ['%2Fplay%2Flamp%2Fart%2Fone.svg', 404],
    ['%2F%2Fa.example%2Fb.png', 404],
    ['https%3A%2F%2Fa.example%2F%25zz.png', 200],
  ])('exists only for images of other hosts: %s gets %i', async (url, status) => {
    const answer = await request(createImageHandler(200, 'bytes'), `/_next/image?url=${url}&w=640&q=75`);
    expect(answer.statusCode).toBe(status);
    expect(answer.payload).toBe(status === 200 ? 'bytes' : 'There is no such image on this site.');
  });

  it('leaves the responses of other paths unchanged', async () => {
    const answer = await request(createImageHandler(500, 'as it is'), '/_next/imagery');
    expect([answer.statusCode, answer.payload]).toEqual([500, 'as it is']);
  });
});
