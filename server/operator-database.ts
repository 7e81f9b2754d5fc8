/** Opens the site's database for command-line tools, with the site's own configuration, and updates the schema. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase, type Database } from './db/connect';
import { applyMigrations } from './db/migrate';
import { parseEnvironment, type ServerConfig } from './platform/env';

/** Returns the folder with the migrations. */
export const migrationsFolderOf = (root: string): string => join(root, 'server/db/migrations');

/**
 * Reads the same configuration as the site.
 * @param root the project's folder, which may contain `.env`
 * @throws EnvironmentError
 */
export const readOperatorConfig = (root: string): ServerConfig => {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return parseEnvironment(process.env);
};

interface OperatorOptions {
  root: string;
  config: Pick<ServerConfig, 'databaseUrl' | 'dataDir'>;
  /** The name shown in pg_stat_activity. */
  applicationName: string;
  /** Called with error messages. */
  writeLine: (line: string) => void;
}

/** Opens the database without migrating it and without a time limit for statements. */
export const connectOperatorDatabase = ({
  root,
  config,
  applicationName,
  writeLine: report,
}: OperatorOptions) =>
  openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: resolve(root, config.dataDir),
    log: { info: () => undefined, error: report },
    applicationName,
    hasNoTimeouts: true,
  });

/**
 * Opens the database and migrates it.
 * @param root the project's folder, which may contain `.env`
 * @param applicationName the name shown in pg_stat_activity
 * @param report called with error messages
 * @throws EnvironmentError, or the database's error
 */
export const openOperatorDatabase = async (
  root: string,
  applicationName: string,
  report: (line: string) => void,
): Promise<Database> => {
  const database = await connectOperatorDatabase({
    root,
    config: readOperatorConfig(root),
    applicationName,
    writeLine: report,
  });
  try {
    await applyMigrations(database.pool, migrationsFolderOf(root), { info: () => undefined, error: report });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
