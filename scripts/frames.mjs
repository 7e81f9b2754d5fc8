/**
 * `npm run frames [-- --url http://localhost:3000 --games slug,slug]`: measures how long the games take to open and their frame
 * times on a slowed processor, beside a blank page in the same run. It never fails, because machines differ. `--only open` or
 * `--only frames` measures one of both, `--save` writes them to docs/games.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { say } from './lib/console.mjs';
import { root } from './lib/run.mjs';

requireNode();
await ensureDependencies();
const { ensureChromium } = await import('./lib/chromium.mjs');
const { measureBlank, measureGame } = await import('./frames/measure.mjs');
const { measureOpening, OPENING_ARGS } = await import('./frames/open.mjs');
const { chromium } = await import('playwright');

const SIZES = [
  { name: '1344x900', viewport: { width: 1344, height: 900 } },
  {
    name: '375x667',
    viewport: { width: 375, height: 667 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  },
];
const ALL_GAMES =
  'quiet-sudoku,lantern-words,nonogram-garden,ember-match,lamplight-jigsaw,bubble-orchard,rooftop-cats,orbit-keeper,hearthside-solitaire,marlow-attic,cross-and-down,mahjong-by-moonlight,block-attic,block-attic-packing-day,glasshouse,copper-and-steam,windmill-nine,needle-drop,crumb-and-co,ramen-rush,copper-rally,copper-rally-tabletop,crown-and-cobble,last-light-harbour,fox-and-fen,balloon-post,submarine-post,arrowfall,arrowfall-lantern-harbour,spider-by-lamplight,street-of-lamps,knights-table,letter-foundry,night-owl-quiz,domino-parlour,eight-at-nine';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    games: { type: 'string', default: ALL_GAMES },
    only: { type: 'string' },
    save: { type: 'boolean', default: false },
    engines: { type: 'string' },
  },
});
const games = values.games.split(',');

if (values.engines) {
  const { findEngine } = await import('./lib/browser-engines.mjs');
  const { runPlaywright } = await import('./lib/playwright-run.mjs');
  for (const name of values.engines.split(',')) {
    const { driver, executablePath, missing } = await findEngine(name);
    if (missing) say(`${name}: ${missing}`);
    else
      await runPlaywright('e2e/browsers/frames.config.ts', [], {
        BASE_URL: values.url,
        BROWSER_ENGINE: name,
        BROWSER_DRIVER: driver,
        BROWSER_PATH: executablePath,
      });
  }
  process.exit(0);
}

const printLine = (...cells) =>
  say(cells.map((cell, at) => (at ? cell.padStart(9) : cell.padEnd(26))).join(' '));
const formatMilliseconds = (value) => value?.toFixed(0) ?? '–';
/** Measurements by game and size: `opening` in milliseconds, `frames` as the 95th percentile. */
const measurements = { opening: {}, frames: {} };
const storeMeasurement = (kind, game, size, value) =>
  ((measurements[kind][game] ??= {})[size] = Math.round(value * 10) / 10);

const measureOpenings = async (browser, name, device) => {
  say(`\n${name}: milliseconds at 4x slowdown from the press on Play to the open board.`);
  for (const game of games) {
    const openMs = await measureOpening(browser, device, values.url, game);
    printLine(game, formatMilliseconds(openMs));
    storeMeasurement('opening', game, name, openMs);
  }
};

const measureFrames = async (browser, name, device) => {
  say(`\n${name}: milliseconds from frame to frame in the busiest ten seconds of play at 4x slowdown.`);
  printLine('', 'p50', 'p95', '> 25 ms');
  const printRow = (game, { p50, p95, slowShare }) =>
    printLine(game, p50.toFixed(1), p95.toFixed(1), `${(slowShare * 100).toFixed(1)} %`);
  printRow('(blank page)', await measureBlank(browser, device));
  for (const game of games) {
    const measured = await measureGame(browser, device, values.url, game);
    printRow(game, measured);
    storeMeasurement('frames', game, name, measured.p95);
  }
};

const MEASURES = { open: [measureOpenings, OPENING_ARGS], frames: [measureFrames, []] };
for (const [key, [measure, args]] of Object.entries(MEASURES)) {
  if (values.only && values.only !== key) continue;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', ...args],
  });
  for (const { name, ...device } of SIZES) await measure(browser, name, device);
  await browser.close();
}
if (values.save) {
  const file = join(root, 'scripts/frames/measured.json');
  const saved = JSON.parse(await readFile(file, 'utf8'));
  for (const [kind, games] of Object.entries(measurements)) saved[kind] = { ...saved[kind], ...games };
  await writeFile(file, `${JSON.stringify(saved, null, 2)}\n`);
}
