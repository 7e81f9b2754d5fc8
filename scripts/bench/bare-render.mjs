/** Renders only the component tree of the home page with `renderToString`, as a lower bound for an uncached page. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../lib/run.mjs';

const ENTRY = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { SiteRoot } from '@/components/layout/site-root';
import { HomeView } from '@/components/views/home/home-view';

const router = {
  pathname: '/', route: '/', asPath: '/', basePath: '', query: {}, isReady: true,
  events: { on() {}, off() {}, emit() {} }, prefetch: async () => undefined,
};

// The server renders lazy components only after they are loaded, as Next does at its start.
await Loadable.preloadAll();

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

// Views await their layout at the top level, which only ES modules allow; the packages inside are CommonJS and need `require`.
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/**
 * Bundles the home page for Node.
 * @param {{ siteRoot?: string, outfile: string }} options
 * @returns a function that renders page props to HTML
 */
export const loadRender = async ({ siteRoot = root, outfile }) => {
  await mkdir(dirname(outfile), { recursive: true });
  await build({
    stdin: { contents: ENTRY, resolveDir: siteRoot, loader: 'tsx' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    banner: { js: REQUIRE },
    // The tree and the renderer share one React; everything else is bundled, as Next does.
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfig: join(siteRoot, 'tsconfig.json'),
    logLevel: 'error',
    outfile,
  });
  const { render } = await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
  return render;
};

/** Returns the props that the site renders a page with. */
export const readPageProps = async (siteUrl, path) => {
  const html = await (await fetch(`${siteUrl}${path}`)).text();
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (!data) throw new Error(`${path} has no page data.`);
  return JSON.parse(data).props.pageProps;
};
