/** Runs a command-line program of the server: builds it if it is stale, and passes the arguments on unchanged. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, requireNode } from './dependencies.mjs';
import { root } from './run.mjs';

/** Runs `.build/server/<name>.mjs` and ends as it ends. */
export const runProgram = async (name) => {
  requireNode();
  await ensureDependencies();
  const { buildPrograms } = await import('../build.mjs');
  await buildPrograms();
  const args = ['--enable-source-maps', join(root, `.build/server/${name}.mjs`), ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    // npm changes to the project's folder, but file arguments are relative to the folder where the command was started.
    env: { ...process.env, STARTED_FROM: process.env.INIT_CWD ?? process.cwd() },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
};
