/**
 * `npm run frames [-- --url http://localhost:3000 --games slug,slug]`: frame times of the games on a slowed
 * processor, each beside a blank page in the same run. It judges nothing: machines differ. `--keep` writes them down for
 * docs/games.md.
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
  'quiet-sudoku,lantern-words,nonogram-garden,ember-match,lamplight-jigsaw,bubble-orchard,rooftop-cats,orbit-keeper,hearthside-solitaire,marlow-attic,cross-and-down,mahjong-by-moonlight,block-attic,block-attic-packing-day,glasshouse,copper-and-steam,windmill-nine,needle-drop,crumb-and-co,ramen-rush,copper-rally,copper-rally-tabletop,crown-and-cobble,last-light-harbour,fox-and-fen,balloon-post,submarine-post,arrowfall,arrowfall-lantern-harbour,spider-by-lamplight,street-of-lamps,knights-table';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    games: { type: 'string', default: ALL_GAMES },
    keep: { type: 'boolean', default: false },
  },
});

const row = (game, size, { p50, p95, late }) =>
  say(
    [
      game.padEnd(20),
      size.padEnd(10),
      p50.toFixed(1).padStart(8),
      p95.toFixed(1).padStart(8),
      `${(late * 100).toFixed(1)} %`.padStart(8),
    ].join(' '),
  );

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
say(
  'The busiest ten seconds of play at 4x slowdown: milliseconds from frame to frame, and frames over 25 ms.',
);
say(
  ['game'.padEnd(20), 'size'.padEnd(10), 'p50'.padStart(8), 'p95'.padStart(8), 'late'.padStart(8)].join(' '),
);
/** p95 by game and size. */
const found = {};
for (const { name, ...device } of SIZES) {
  row('(blank page)', name, await measureBlank(browser, device));
  for (const game of values.games.split(',')) {
    const measured = await measureGame(browser, device, values.url, game);
    row(game, name, measured);
    (found[game] ??= {})[name] = Math.round(measured.p95 * 10) / 10;
  }
}
await browser.close();
if (values.keep) {
  const file = join(root, 'scripts/frames/measured.json');
  const { games, ...rest } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, `${JSON.stringify({ ...rest, games: { ...games, ...found } }, null, 2)}\n`);
}
