/** `npm run seed`: fills the database with games, members and their history, or removes that data. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import type { Database } from './db/connect';
import { applyMigrations } from './db/migrate';
import { connectOperatorDatabase, migrationsFolderOf, readOperatorConfig } from './operator-database';
import { systemClock } from './platform/clock';
import { listPricedGames } from './product/games/priced-games';
import { seedCatalog } from './product/games/seed';
import { parseSeedCommand, type SeedCommand, UsageError, USAGE } from './seed/options';
import { SEED_PASSWORD } from './seed/people';
import { removeSeed } from './seed/remove-seed';
import { seedDatabase } from './seed/seed';

const USAGE_ERROR = 2;
const root = process.cwd();
const printProgress = (line: string): void => void process.stderr.write(`${line}\n`);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const formatCount = (value: number): string => value.toLocaleString('en-US');

/** Commits without waiting for the disk. A power failure may lose the last part of a seed; seeding again replaces it. */
const disableSyncCommit = async ({ pool }: Database): Promise<void> => {
  const text = 'set synchronous_commit = off';
  pool.on('connect', (client) => void client.query(text).catch(() => undefined));
  // The pool's only idle connection runs this statement.
  await pool.query(text);
};

const runSeed = async (
  { db }: Database,
  options: Extract<SeedCommand, { name: 'seed' }>,
  startedAt: number,
): Promise<void> => {
  const counts = await seedDatabase(db, options, systemClock.now(), printProgress);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(`Seeded in ${seconds} s with the seed "${options.seed}":`);
  print(`  ${formatCount(counts.games)} synthetic games`);
  print(
    `  ${formatCount(counts.members)} members with ${formatCount(counts.favorites)} favorites, ${formatCount(counts.ratings)} ratings, ` +
      `${formatCount(counts.friendships)} friendships and ${formatCount(counts.comments)} comments`,
  );
  print(
    `  ${formatCount(counts.runs)} runs, ${formatCount(counts.boardEntries)} board entries, ${formatCount(counts.streakEntries)} streak entries, ` +
      `${formatCount(counts.frozenDays)} frozen board days`,
  );
  if (counts.examples.length > 0)
    print(`Sign in as ${counts.examples.join(', ')} with the password ${SEED_PASSWORD}`);
};

const main = async (): Promise<number> => {
  const command = parseSeedCommand(process.argv.slice(2));
  if (command.name === 'help') {
    print(USAGE.trimEnd());
    return 0;
  }
  const startedAt = performance.now();
  const config = readOperatorConfig(root);
  if (command.name === 'seed' && config.public.environment === 'production') {
    printProgress('Seeding is not allowed with ENVIRONMENT=production.');
    return 1;
  }
  const database = await connectOperatorDatabase({
    root,
    config,
    applicationName: 'starwick seed',
    writeLine: printProgress,
  });
  try {
    await disableSyncCommit(database);
    await applyMigrations(database.pool, migrationsFolderOf(root), {
      info: () => undefined,
      error: printProgress,
    });
    if (command.name === 'remove') {
      const removed = await removeSeed(database.db, systemClock.now());
      print(
        `Removed ${formatCount(removed.members)} members and ${formatCount(removed.games)} synthetic games.`,
      );
      return 0;
    }
    const file = join(root, '.build', 'catalog.json');
    // Adds our own games first, as the site does at startup, because seeded members play them.
    if (existsSync(file)) {
      const builtIn = JSON.parse(await readFile(file, 'utf8')) as BuiltInGame[];
      await seedCatalog(database.db, listPricedGames(builtIn, config.payments), systemClock.now());
    }
    await runSeed(database, command, startedAt);
    return 0;
  } finally {
    await database.close();
  }
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    // The error of a failed statement quotes the entire batch; its cause has the database's own message.
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    printProgress(cause instanceof Error ? cause.message : String(cause));
    process.exit(error instanceof UsageError ? USAGE_ERROR : 1);
  },
);
