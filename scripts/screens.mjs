/**
 * `npm run screens`: takes the screen book, every route in every appearance at every width, as contact sheets in
 * `.build/screens`.
 * `--url http://…` takes it from a running site; `--routes home,landing`, `--widths 375`, `--themes modern` limit it.
 * `--set player` takes the screens of a player's journey instead: a result, a challenge, a search and the pages around
 * them.
 * Pages of a member need `--session <value of the cookie sw_session>` of that site, and are left out without it.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { say, step } from './lib/console.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { removeDataFolder } from './lib/data-folder.mjs';
import { runPlaywright } from './lib/playwright-run.mjs';
import { root } from './lib/run.mjs';
import { startSite } from './lib/site-server.mjs';
import { atEnd, closeAll } from './lib/teardown.mjs';
import { PLAYER_SCREENS, SCREEN_APPEARANCES, SCREEN_ROUTES, SCREEN_SIZES } from './screens/book.mjs';

const OUT = join(root, '.build/screens');
const dataDir = join(root, '.data-screens');
const COLUMN = 420;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    session: { type: 'string' },
    routes: { type: 'string' },
    widths: { type: 'string' },
    themes: { type: 'string' },
    set: { type: 'string' },
  },
});
const chosen = (list, text, key) =>
  text ? list.filter((entry) => text.split(',').includes(String(key(entry)))) : list;
const seen = SCREEN_ROUTES.filter(({ isPrivate }) => values.session || !isPrivate);
const routes = chosen(seen, values.routes, ({ name }) => name);
const sizes = chosen(SCREEN_SIZES, values.widths, ({ width }) => width);
const appearances = chosen(SCREEN_APPEARANCES, values.themes, ({ theme }) => theme);

requireNode();
await ensureDependencies();
const executablePath = await ensureChromium();
const { chromium } = await import('playwright');

const startOwn = async () => {
  const { buildSite } = await import('./build.mjs');
  await buildSite();
  await removeDataFolder(dataDir);
  const site = await step('Starting the site', () => startSite({ dataDir }));
  atEnd(async () => {
    await site.end();
    await removeDataFolder(dataDir);
  });
  return site.url;
};

const shoot = async (browser, url, appearance, size) => {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: size.width < 960,
    isMobile: size.width < 960,
    serviceWorkers: 'block',
  });
  await context.addCookies([
    { name: 'sw_result_layout', value: appearance.layout, url },
    { name: 'sw_result_theme', value: appearance.theme, url },
    ...(values.session ? [{ name: 'sw_session', value: values.session, url }] : []),
  ]);
  const page = await context.newPage();
  for (const route of routes) {
    await page.goto(`${url}${route.path}`, { waitUntil: 'networkidle' });
    await route.act?.(page);
    await page.evaluate(() => document.fonts.ready);
    const file = `${route.name}-${appearance.theme}-${size.width}.png`;
    await page.screenshot({ path: join(OUT, file), fullPage: !route.isWindow });
  }
  await context.close();
};

/** Writes a contact sheet for a route, with a row for each appearance and a column for each width. */
const writeSheet = async (page, route) => {
  const cell = (appearance, { width }) =>
    `<figure><img src="${route.name}-${appearance.theme}-${width}.png" width="${COLUMN}"><figcaption>${appearance.layout}, ${appearance.theme}, ${width}</figcaption></figure>`;
  const rows = appearances.map(
    (appearance) => `<div>${sizes.map((size) => cell(appearance, size)).join('')}</div>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>${route.name}</title>
<style>body{margin:16px;background:#777;font:14px system-ui}div{display:flex;gap:16px;align-items:flex-start;margin-bottom:24px}figure{margin:0}img{display:block}figcaption{padding:4px;background:#fff}</style>
${rows.join('\n')}`;
  const file = join(OUT, `${route.name}.html`);
  await writeFile(file, html);
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  await page.screenshot({ path: join(OUT, `sheet-${route.name}.png`), fullPage: true });
};

/** Takes the screens of a player's journey. This plays games, so it needs a test runner and a separate site. */
const shootPlayerWay = async (url) => {
  await runPlaywright('e2e/browsers/screens.config.ts', [], {
    BASE_URL: url,
    BROWSERS_DATA_DIR: dataDir,
    BROWSER_ENGINE: 'chromium',
    BROWSER_DRIVER: 'playwright',
    BROWSER_PATH: executablePath,
    SCREENS_DIR: OUT,
  });
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({ viewport: { width: sizes.length * (COLUMN + 16) + 32, height: 900 } });
  for (const name of PLAYER_SCREENS) await writeSheet(page, { name });
  await browser.close();
  say(
    `${appearances.length * sizes.length * PLAYER_SCREENS.length} screens on ${PLAYER_SCREENS.length} sheets: ${OUT}`,
  );
};

const shootBook = async (url) => {
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  for (const appearance of appearances)
    for (const size of sizes)
      await step(`${appearance.layout}, ${appearance.theme}, ${size.width} px`, () =>
        shoot(browser, url, appearance, size),
      );
  const page = await browser.newPage({ viewport: { width: sizes.length * (COLUMN + 16) + 32, height: 900 } });
  for (const route of routes) await writeSheet(page, route);
  await browser.close();
  say(`${appearances.length * sizes.length * routes.length} screens on ${routes.length} sheets: ${OUT}`);
};

try {
  const url = values.url ?? (await startOwn());
  if (!values.routes && !values.widths && !values.themes) await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  if (values.set === 'player') await shootPlayerWay(url);
  else await shootBook(url);
} finally {
  await closeAll();
}
