/** Opens a prompt on the site's database: the installed psql, or a small built-in prompt. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { Client, type Pool } from 'pg';
import { formatResult } from './format-result';

interface PsqlOptions {
  connectionString: string;
  pool: Pool;
  args: readonly string[];
  print(line: string): void;
  writeLine(line: string): void;
  /** The program to run; tests set a program that is not installed. */
  program?: string;
}

/** Returns libpq's settings as environment variables, because every user of the machine can read the command line. */
const createPsqlEnvironment = (connectionString: string): Record<string, string> => {
  // This client only parses the URL and never connects.
  const { host, port, user, password, database } = new Client({ connectionString });
  const sslMode = new URL(connectionString.replace('@/', '@localhost/')).searchParams.get('sslmode');
  const entries = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
  };
  const named = Object.entries({ ...entries, PGSSLMODE: sslMode }).filter(([, value]) => Boolean(value));
  return Object.fromEntries(named) as Record<string, string>;
};

/** Runs the installed psql. Resolves with its exit code, or null when it is not installed. */
const runInstalledPsql = ({
  connectionString,
  args,
  program = 'psql',
}: PsqlOptions): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, [...args], {
      stdio: 'inherit',
      env: { ...process.env, ...createPsqlEnvironment(connectionString) },
    });
    child.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(null) : reject(error),
    );
    child.on('close', (code) => resolve(code ?? 1));
  });

const runStatement = async (
  { pool, print, writeLine: report }: PsqlOptions,
  text: string,
): Promise<boolean> => {
  try {
    const result = await pool.query<unknown[]>({ text, rowMode: 'array' });
    for (const each of Array.isArray(result) ? result : [result])
      for (const line of formatResult(each)) print(line);
    return true;
  } catch (error) {
    report(`ERROR: ${(error as Error).message}`);
    return false;
  }
};

/** Reads statements, each ended by a semicolon, until \q or the end of the input. */
const runPrompt = async (options: PsqlOptions): Promise<number> => {
  options.writeLine('psql is not installed. This prompt runs SQL that ends with a semicolon; \\q leaves it.');
  const input = createInterface({ input: process.stdin, output: process.stdout, prompt: '=> ' });
  let statement = '';
  input.prompt();
  for await (const line of input) {
    if (line.trim() === '\\q') break;
    statement += `${line}\n`;
    if (statement.trim().endsWith(';')) {
      await runStatement(options, statement);
      statement = '';
    }
    input.setPrompt(statement ? '-> ' : '=> ');
    input.prompt();
  }
  input.close();
  return 0;
};

/**
 * Opens a prompt.
 * @returns the exit code
 */
export const runPsql = async (options: PsqlOptions): Promise<number> => {
  // The terminal also sends Ctrl-C to psql, which cancels the statement; this process must continue.
  const ignoreInterrupt = (): void => undefined;
  process.on('SIGINT', ignoreInterrupt);
  try {
    const code = await runInstalledPsql(options);
    if (code !== null) return code;
  } finally {
    process.off('SIGINT', ignoreInterrupt);
  }
  const [flag, text, ...more] = options.args;
  if (flag === undefined) return runPrompt(options);
  if (flag === '-c' && text !== undefined && more.length === 0)
    return (await runStatement(options, text)) ? 0 : 1;
  options.writeLine('psql is not installed; without it, only -c "<statement>" is supported.');
  return 2;
};
