/**
 * `npm run previews [-- --url http://localhost:3000 --games slug,slug]`: records the preview videos of the games'
 * cards from a running site. Requires ffmpeg; the videos are in the repository, so that no other command requires it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { root } from './lib/run.mjs';

requireNode();
await ensureDependencies();
const { ensureChromium } = await import('./lib/chromium.mjs');
const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://localhost:3000' }, games: { type: 'string' } },
});
const cli = join(root, 'node_modules/@playwright/test/cli.js');
const config = join(root, 'scripts/previews/playwright.config.ts');
const env = { ...process.env, BASE_URL: values.url, CHROMIUM_PATH: await ensureChromium() };
if (values.games) env.PREVIEW_GAMES = values.games;
const child = spawn(process.execPath, [cli, 'test', '--config', config], {
  cwd: root,
  stdio: 'inherit',
  env,
});
child.once('close', (code) => process.exit(code ?? 1));
