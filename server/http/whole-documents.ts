/** Pages in one piece: by default React sends what is large behind the rest, for an inline script to put in its place, which no policy of ours lets run and nobody without scripts would see. */
import { createRequire } from 'node:module';
import type { RenderToReadableStreamOptions } from 'react-dom/server';

type Render = (element: unknown, options?: RenderToReadableStreamOptions) => unknown;

// The very module that Next renders pages with.
const renderer = createRequire(import.meta.url)('react-dom/server.edge') as {
  renderToReadableStream: Render;
};

/** Once, before Next renders. */
export const renderWholeDocuments = (): void => {
  const render = renderer.renderToReadableStream;
  renderer.renderToReadableStream = (element, options) =>
    render(element, { ...options, progressiveChunkSize: Number.POSITIVE_INFINITY });
};
