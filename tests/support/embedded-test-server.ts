/** Where the PostgreSQL of the tests lives, and the names of what it holds. */
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
export const testDataDir = fileURLToPath(new URL('../../.data-test', import.meta.url));
export const testDatabasePrefix = 'test_';
export const templatePrefix = 'template_';

/** Errors only: what PostgreSQL says on a good day is no news in a test run. */
export const quietLog = { info: () => undefined, error: (message: string) => console.error(message) };
