/** The folder of the tests' PostgreSQL server, and the names of its databases. */
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');
export const testDataDir = join(projectRoot, '.data-test');
export const testDatabasePrefix = 'test_';
export const templatePrefix = 'template_';

/** Logs errors only, because PostgreSQL's routine messages are noise in a test run. */
export const quietLog = { info: () => undefined, error: (message: string) => console.error(message) };
