/** The site's database for an operator's command line: the site's own configuration, its schema brought up to date. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase, type Database } from './db/connect';
import { migrate } from './db/migrate';
import { parseEnvironment } from './platform/env';

/**
 * @param root the project's folder, where `.env` may lie
 * @param applicationName shown in pg_stat_activity
 * @param tell hears what goes wrong on the way
 * @throws EnvironmentError, or what the database says
 */
export const openOperatorDatabase = async (
  root: string,
  applicationName: string,
  tell: (line: string) => void,
): Promise<Database> => {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { databaseUrl, dataDir } = parseEnvironment(process.env);
  const log = { info: () => undefined, error: tell };
  const database = await openDatabase({ databaseUrl, dataDir: resolve(root, dataDir), log, applicationName });
  try {
    await migrate(database.pool, join(root, 'server/db/migrations'), log);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
