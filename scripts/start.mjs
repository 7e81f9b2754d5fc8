/** `npm start`: installs what is missing, builds what is stale, and serves the site. Needs nothing but Node. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { root } from './lib/run.mjs';

const isDev = process.argv.includes('--dev');

const main = async () => {
  requireNode();
  await ensureDependencies();
  const { buildSite } = await import('./build.mjs');
  await buildSite({ isDev });
  const args = ['--enable-source-maps', join(root, '.build/server/main.mjs'), ...(isDev ? ['--dev'] : [])];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: isDev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  // The server ends itself: it drains first. This process only waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
};

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
