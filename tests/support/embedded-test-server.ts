/** Where the PostgreSQL of the tests lives, and the names of what it holds. */
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');
export const testDataDir = join(projectRoot, '.data-test');
export const testDatabasePrefix = 'test_';
export const templatePrefix = 'template_';

/** Errors only: what PostgreSQL says on a good day is no news in a test run. */
export const quietLog = { info: () => undefined, error: (message: string) => console.error(message) };
