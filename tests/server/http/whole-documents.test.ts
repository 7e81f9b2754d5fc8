/** What React would send behind the rest stands in its place. */
import { createRequire } from 'node:module';
import { createElement, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWholeDocuments } from '@/server/http/whole-documents';

const server = createRequire(import.meta.url)('react-dom/server.edge') as {
  renderToReadableStream(element: unknown): Promise<ReadableStream & { allReady: Promise<void> }>;
};

const LARGE = 40_000;

const render = async (): Promise<string> => {
  const part = createElement(Suspense, null, createElement('p', null, 'lamp '.repeat(LARGE / 5)));
  const stream = await server.renderToReadableStream(createElement('main', null, part, part));
  await stream.allReady;
  return new Response(stream).text();
};

describe('a document with large parts', () => {
  it('is in one piece, without a script', async () => {
    renderWholeDocuments();
    const html = await render();
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('hidden');
    expect(html.match(/lamp /g)).toHaveLength((LARGE / 5) * 2);
  });
});
