/** Stops the tests' PostgreSQL server after the run, after dropping databases that killed runs left behind. */
import { Client } from 'pg';
import { isAlive } from '@/server/db/embedded/process-table';
import { isEmbeddedRunning, startEmbedded } from '@/server/db/embedded/start-embedded';
import { projectRoot, quietLog, testDatabasePrefix, testDataDir } from './embedded-test-server';

async function dropStaleDatabases(client: Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
  for (const { datname } of rows) {
    const owner = datname.startsWith(testDatabasePrefix) ? Number(datname.split('_')[1]) : NaN;
    if (owner && !isAlive(owner)) await client.query(`drop database if exists ${datname} with (force)`);
  }
}

/** Runs once after all suites. The server is started not by this file but by the first test that needs it. */
export async function teardown(): Promise<void> {
  if (!(await isEmbeddedRunning(testDataDir))) return;
  const server = await startEmbedded({ dataDir: testDataDir, log: quietLog, projectRoot });
  const client = new Client({ ...server.config, database: 'postgres' });
  await client.connect();
  await dropStaleDatabases(client);
  await client.end();
  // A parallel test run keeps the server running while it has open connections. If it has none at this moment, it
  // starts the server again for its next test file.
  await server.stop();
}
