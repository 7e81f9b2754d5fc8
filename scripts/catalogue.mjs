/** `npm run catalogue -- <command>`: the catalogue on the command line; `--help` lists the commands. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { root } from './lib/run.mjs';

const main = async () => {
  requireNode();
  await ensureDependencies();
  const { buildPrograms } = await import('./build.mjs');
  await buildPrograms();
  const args = ['--enable-source-maps', join(root, '.build/server/catalogue.mjs'), ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    // npm changes the folder to the project's: a file is meant from where the command was given.
    env: { ...process.env, CATALOGUE_FROM: process.env.INIT_CWD ?? process.cwd() },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
};

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
