/** The floor of a page that is rendered: `renderToString` of the home page's own tree with its own props, nothing around it. */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../lib/run.mjs';

const ENTRY = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { SiteRoot } from '@/components/layout/site-root';
import { HomeView } from '@/components/views/home/home-view';

const router = {
  pathname: '/', route: '/', asPath: '/', basePath: '', query: {}, isReady: true,
  events: { on() {}, off() {}, emit() {} }, prefetch: async () => undefined,
};

export const render = ({ look, home }) => {
  const sheet = new ServerStyleSheet();
  try {
    const tree = createElement(SiteRoot, { look }, createElement(HomeView, home));
    const html = renderToString(
      sheet.collectStyles(createElement(RouterContext.Provider, { value: router }, tree)),
    );
    return sheet.getStyleTags() + html;
  } finally {
    sheet.seal();
  }
};
`;

/** The props that the site renders its home page with. */
const propsOf = async (siteUrl) => {
  const html = await (await fetch(`${siteUrl}/`)).text();
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(data).props.pageProps;
};

/** A function that renders once and answers how many milliseconds it took. */
export const loadBareRender = async (siteUrl) => {
  const outfile = join(root, '.build/bench/home-view.cjs');
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'tsx' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    // One React for the tree and the renderer; the rest is bundled, as Next does.
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'next/*'],
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
    write: false,
  });
  await writeFile(outfile, outputFiles[0].contents);
  const { render } = createRequire(import.meta.url)(outfile);
  const props = await propsOf(siteUrl);
  if (!render(props).includes('<h1')) throw new Error('The bare render is not the home page.');
  return () => {
    const startedAt = performance.now();
    render(props);
    return performance.now() - startedAt;
  };
};
