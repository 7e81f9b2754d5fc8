/**
 * `npm run dev`: serves the site from source. Next.js reloads pages by itself; this process watches the other files,
 * rebuilds games, the service worker and the ad frame, and restarts the server while the database keeps running.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { at } from './build/places.mjs';
import { createFileHashes } from './lib/build-cache.mjs';
import { say } from './lib/console.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';

const WATCHED = ['games', 'lib', 'server', 'api-clients', 'worker', 'ads', 'styles', 'content', '.env'];
// Waits for more changes, because editors write a file in several steps, and switching branches changes hundreds of
// files.
const DEBOUNCE_MS = 60;
const EXIT_WITHIN_MS = 2_000;

const startServer = () =>
  spawn(process.execPath, ['--enable-source-maps', at('.build/server/main.mjs'), '--dev'], {
    cwd: at(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  });

const isRunning = (server) => server.exitCode === null && server.signalCode === null;

const restart = async (server) => {
  if (isRunning(server)) {
    const exited = once(server, 'exit');
    server.send('restart');
    const timer = setTimeout(() => server.kill('SIGKILL'), EXIT_WITHIN_MS);
    await exited;
    clearTimeout(timer);
  }
  return startServer();
};

const formatSeconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

const main = async () => {
  requireNode();
  await ensureDependencies();
  const { buildForStart, buildForChange } = await import('./build.mjs');
  const { watch } = await import('chokidar');
  const hashes = createFileHashes();
  await buildForStart({ isDev: true, hashes });
  let server = startServer();
  let isEnding = false;
  const handleExit = (code, signal) => {
    if (isEnding) process.exit(code ?? (signal ? 1 : 0));
    else if (code) say('The server exited. It restarts at the next change.');
  };
  server.once('exit', handleExit);

  const applyChanges = async (files) => {
    const startedAt = performance.now();
    const { isServerBuilt } = await buildForChange(hashes, (games) => {
      if (games.length > 0 && isRunning(server)) server.send('games-built');
    });
    if (!isServerBuilt && !files.includes('.env')) return;
    server.off('exit', handleExit);
    server = await restart(server);
    server.once('exit', handleExit);
    await Promise.race([once(server, 'message'), once(server, 'exit')]);
    say(`  Restarted, ${files[0]} changed: ${formatSeconds(startedAt)}`);
  };

  const changed = new Set();
  let timer;
  let working = Promise.resolve();
  const applyPendingChanges = () => {
    working = working.then(async () => {
      const files = [...changed];
      changed.clear();
      for (const file of files) hashes.forget(file);
      await applyChanges(files).catch((error) => say(`✗ ${error.message}`));
    });
  };
  const watcher = watch(
    WATCHED.map((name) => at(name)),
    { ignoreInitial: true, atomic: true },
  );
  watcher.on('all', (_event, path) => {
    changed.add(relative(at(), path));
    clearTimeout(timer);
    timer = setTimeout(applyPendingChanges, DEBOUNCE_MS);
  });

  const endDevelopment = async (signal) => {
    if (isEnding) return;
    isEnding = true;
    await watcher.close();
    await working;
    if (isRunning(server)) server.kill(signal);
    else process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void endDevelopment(signal));
};

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
