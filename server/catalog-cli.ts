/**
 * The catalog's command line: opens the site's database with the site's configuration, runs one command, and exits
 * with a code.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { openDatabase, type Database } from './db/connect';
import { applyMigrations } from './db/migrate';
import { systemClock } from './platform/clock';
import { parseEnvironment } from './platform/env';
import { parseCatalogCommand, USAGE, UsageError } from './product/catalog/cli/arguments';
import { runCommand } from './product/catalog/cli/run-command';
import { seedCatalog } from './product/games/seed';

const USAGE_ERROR = 2;
const INTERRUPTED_EXIT_CODE = 130;

/**
 * The abort reason when the operator stops the command. The current batch is finished and the embedded database shuts
 * down cleanly.
 */
class InterruptedError extends Error {}
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () =>
    interruption.abort(
      new InterruptedError('Stopped. Run the import with the same file to continue from here.'),
    ),
  );

const root = process.cwd();

const writeLine = (line: string): void => void process.stderr.write(`${line}\n`);
const print = (line: string): Promise<void> =>
  new Promise((done, fail) => process.stdout.write(`${line}\n`, (error) => (error ? fail(error) : done())));
// Omits info messages, because standard output belongs to the command.
const quietLog = { info: () => undefined, error: writeLine };

/** Adds our own games first, as the site does at startup, so that an import cannot take their names. */
const seedOwnGames = async ({ db }: Database): Promise<void> => {
  const file = join(root, '.build', 'catalog.json');
  if (!existsSync(file)) return;
  await seedCatalog(db, JSON.parse(await readFile(file, 'utf8')) as BuiltInGame[], systemClock.now());
};

const main = async (): Promise<number> => {
  const command = parseCatalogCommand(process.argv.slice(2));
  if (command.name === 'help') {
    await print(USAGE.trimEnd());
    return 0;
  }
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const config = parseEnvironment(process.env);
  let database: Database | null = null;
  const openDb = async () => {
    database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: resolve(root, config.dataDir),
      log: quietLog,
      applicationName: 'starwick catalog',
      poolSize: 2,
    });
    await applyMigrations(database.pool, join(root, 'server/db/migrations'), quietLog);
    await seedOwnGames(database);
    return database.db;
  };
  try {
    return await runCommand(command, {
      openDb,
      hosts: new Set(config.catalogHosts),
      environment: config.public.environment,
      clock: systemClock,
      signal: interruption.signal,
      from: process.env.STARTED_FROM ?? root,
      print,
      writeLine: writeLine,
    });
  } finally {
    await (database as Database | null)?.close();
  }
};

const MAX_MESSAGE_LENGTH = 1_000;

/** Returns the database's own message for a failed statement, because the error's message quotes the entire batch. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { message } = error.cause instanceof Error ? error.cause : error;
  return message.slice(0, MAX_MESSAGE_LENGTH);
};

const codeOf = (error: unknown): number => {
  if (interruption.signal.aborted) {
    writeLine((interruption.signal.reason as InterruptedError).message);
    return INTERRUPTED_EXIT_CODE;
  }
  if (error instanceof UsageError) {
    writeLine(error.message);
    return USAGE_ERROR;
  }
  // A reader that closes the pipe early, such as `head`, is not an error.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return 0;
  writeLine(messageOf(error));
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) writeLine(error.stack ?? '');
  return 1;
};

process.stdout.on('error', () => undefined);
process.exitCode = await main().catch(codeOf);
process.exit();
