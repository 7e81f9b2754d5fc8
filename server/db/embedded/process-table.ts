/** Inspects other processes, and runs short programs as the database account. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Account } from './account';

/** Returns whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns whether the running process `pid` is a PostgreSQL server; after a reboot, the id may belong to any program. */
export function isPostgres(pid: number): boolean {
  if (process.platform === 'win32') return true;
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres');
  } catch {
    return isAlive(pid);
  }
}

/**
 * Returns the environment for PostgreSQL: without the site's secrets, and without PG* variables that would change its
 * behavior.
 */
export function createServerEnvironment(): NodeJS.ProcessEnv {
  const saved = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'LD_LIBRARY_PATH', 'NODE_ENV'] as const;
  const entries = saved.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  return { ...Object.fromEntries(entries), LANG: 'C', LC_ALL: 'C', TZ: 'UTC' };
}

export interface ProcessResult {
  ok: boolean;
  output: string;
}

/** Runs `program` to completion as `account`. Never throws: a failure returns `ok: false` with the program's output. */
export function runToEnd(
  program: string,
  args: string[],
  cwd: string,
  account?: Account,
): Promise<ProcessResult> {
  return new Promise((resolve) => {
    let output = '';
    const resolveAsFailed = (error: unknown) => resolve({ ok: false, output: `${output}${String(error)}` });
    try {
      const child = spawn(program, args, {
        cwd,
        env: createServerEnvironment(),
        stdio: ['ignore', 'pipe', 'pipe'],
        ...account,
      });
      child.stdout.on('data', (chunk) => (output += chunk));
      child.stderr.on('data', (chunk) => (output += chunk));
      child.on('error', resolveAsFailed);
      child.on('close', (code) => resolve({ ok: code === 0, output }));
    } catch (error) {
      resolveAsFailed(error);
    }
  });
}
