/** `npm start`: installs missing packages, builds stale parts, and serves the site. Requires only Node.js. */
import { spawn } from 'node:child_process';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { at } from './build/places.mjs';

/** Builds the rest in a separate process, so that rendering images never delays a request. */
const buildDeferred = async () => {
  const { hasDeferredWork } = await import('./build-deferred.mjs');
  if (!(await hasDeferredWork())) return null;
  return spawn(process.execPath, [at('scripts/build-deferred.mjs')], {
    cwd: at(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
};

const main = async () => {
  requireNode();
  await ensureDependencies();
  const { buildForStart } = await import('./build.mjs');
  await buildForStart();
  const server = spawn(process.execPath, ['--enable-source-maps', at('.build/server/main.mjs')], {
    cwd: at(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  let deferred = null;
  server.once('message', () => {
    buildDeferred().then(
      (child) => (deferred = child),
      (error) => process.stderr.write(`${error.message}\n`),
    );
  });
  // The server drains and ends itself; this process only waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('close', (code, signal) => {
    deferred?.kill();
    process.exit(code ?? (signal ? 1 : 0));
  });
};

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
