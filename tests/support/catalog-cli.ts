/** Runs the catalog's command line in a separate process, on a test's database. */
import { spawn } from 'node:child_process';
import { projectRoot } from './embedded-test-server';

export interface CliOptions {
  script: string;
  databaseUrl: string;
  env?: Record<string, string>;
  nodeOptions?: string[];
}

export interface CliResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

/** Starts one command without the caller's configuration. */
export const startCli = (args: string[], { script, databaseUrl, env = {}, nodeOptions = [] }: CliOptions) => {
  const child = spawn(process.execPath, [...nodeOptions, script, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      ENVIRONMENT: '',
      CATALOGUE_HOSTS: '',
      DATABASE_URL: databaseUrl,
      ...env,
    },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const ended = new Promise<CliResult>((done) =>
    child.once('close', (code, signal) => done({ code, signal, out, err })),
  );
  return { child, ended };
};
