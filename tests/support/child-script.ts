/** Runs a TypeScript file of the tests in a separate process and exchanges lines with it. */
import { spawn, type SpawnOptions } from 'node:child_process';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { projectRoot } from './embedded-test-server';

/** Bundles `entry` (relative to the project's root) into .build/, where node_modules can be resolved. Returns its path. */
export async function bundleScript(entry: string): Promise<string> {
  const outfile = join(projectRoot, '.build/test', `${basename(entry, '.ts')}-${process.pid}.mjs`);
  const common = {
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  } as const;
  await build({ ...common, entryPoints: [join(projectRoot, entry)], outfile });
  return outfile;
}

export interface ScriptChild {
  pid: number;
  /** Returns the next line that the child prints, parsed as JSON. Rejects with its errors when it ends without one. */
  next<T>(): Promise<T>;
  send(line: string): void;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the bundled `script` with one JSON argument. */
export function startChild(script: string, argument: unknown, options: SpawnOptions = {}): ScriptChild {
  const child = spawn(process.execPath, [script, JSON.stringify(argument)], {
    cwd: projectRoot,
    ...options,
    stdio: 'pipe',
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid ?? 0,
    next: async <T>() => {
      const { value, done } = (await lines.next()) as IteratorResult<string, undefined>;
      if (!done) return JSON.parse(value) as T;
      await ended;
      throw new Error(`The child ended: ${errors}`);
    },
    send: (line) => void child.stdin.write(`${line}\n`),
    kill: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
