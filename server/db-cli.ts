/** `npm run db`: shows the database's status, migrates it, opens a prompt, or resets it. */
import { createInterface } from 'node:readline/promises';
import type { Database } from './db/connect';
import { type DbCommand, parseDbCommand, UsageError, USAGE } from './db/cli/options';
import { runPsql } from './db/cli/psql';
import { readDatabaseStatus } from './db/database-status';
import { applyMigrations } from './db/migrate';
import { readMigrationStatus } from './db/migration-status';
import { countSiteConnections, resetDatabase } from './db/reset';
import { connectOperatorDatabase, migrationsFolderOf, readOperatorConfig } from './operator-database';

const USAGE_ERROR = 2;
const root = process.cwd();
const migrationsFolder = migrationsFolderOf(root);
const writeLine = (line: string): void => void process.stderr.write(`${line}\n`);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const cliLog = { info: writeLine, error: writeLine };
const formatCount = (value: number): string => value.toLocaleString('en-US');

const printStatus = async ({ pool, describe }: Database): Promise<number> => {
  const { version, database, size, connections, tables } = await readDatabaseStatus(pool);
  const { applied, pending, changed, unknown } = await readMigrationStatus(pool, migrationsFolder);
  print(`Server       ${describe}`);
  print(`Version      ${version}`);
  print(`Database     ${database}, ${size}, ${connections} other connections`);
  print(`Migrations   ${applied.length} applied, ${pending.length} pending`);
  for (const name of pending) print(`  pending    ${name}`);
  for (const name of changed) print(`  changed    ${name} (differs from the file that was applied)`);
  for (const name of unknown) print(`  unknown    ${name} (applied by another version of the site)`);
  print('Largest tables');
  const width = Math.max(0, ...tables.map(({ name }) => name.length));
  for (const { name, size: tableSize, rows, isEstimate } of tables)
    print(
      `  ${name.padEnd(width)}  ${tableSize.padStart(10)}  ${`${isEstimate ? 'about ' : ''}${formatCount(rows)}`.padStart(12)} rows`,
    );
  return changed.length > 0 ? 1 : 0;
};

const runMigrate = async ({ pool }: Database): Promise<number> => {
  const names = await applyMigrations(pool, migrationsFolder, cliLog);
  print(names.length > 0 ? `Applied ${names.length} migrations.` : 'The database is up to date.');
  return 0;
};

const requestConfirmation = async (describe: string): Promise<boolean> => {
  if (!process.stdin.isTTY) return false;
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await prompt.question(`This deletes all data of ${describe}.\nType reset to continue: `);
  prompt.close();
  return answer.trim() === 'reset';
};

const runReset = async (
  { pool, describe }: Database,
  { isConfirmed }: Extract<DbCommand, { name: 'reset' }>,
): Promise<number> => {
  const connections = await countSiteConnections(pool);
  if (connections > 0) {
    writeLine(`The site is running (${connections} connections). Stop it, then reset its database.`);
    return 1;
  }
  if (!isConfirmed && !(await requestConfirmation(describe))) {
    writeLine('Nothing was deleted. Pass --yes to reset without confirmation.');
    return 1;
  }
  const names = await resetDatabase(pool, migrationsFolder, { info: () => undefined, error: writeLine });
  print(`Reset ${describe}: applied ${names.length} migrations. The next start adds the built-in games.`);
  return 0;
};

const runCommand = (database: Database, command: Exclude<DbCommand, { name: 'help' }>): Promise<number> => {
  switch (command.name) {
    case 'status':
      return printStatus(database);
    case 'migrate':
      return runMigrate(database);
    case 'reset':
      return runReset(database, command);
    case 'psql':
      return runPsql({ ...database, args: command.args, print, writeLine: writeLine });
  }
};

const main = async (): Promise<number> => {
  const command = parseDbCommand(process.argv.slice(2));
  if (command.name === 'help') {
    print(USAGE.trimEnd());
    return 0;
  }
  const config = readOperatorConfig(root);
  const isProduction = config.public.environment === 'production';
  if (command.name === 'reset' && isProduction && !(command.isConfirmed && command.isProductionConfirmed)) {
    writeLine('ENVIRONMENT is production: reset deletes all of its data, and requires --yes --yes-really.');
    return 1;
  }
  const database = await connectOperatorDatabase({
    root,
    config,
    applicationName: 'starwick db',
    writeLine: writeLine,
  });
  try {
    return await runCommand(database, command);
  } finally {
    await database.close();
  }
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    writeLine(error instanceof Error ? error.message : String(error));
    process.exit(error instanceof UsageError ? USAGE_ERROR : 1);
  },
);
