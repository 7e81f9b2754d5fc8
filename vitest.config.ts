/** Two suites: `node` (*.test.ts) and `dom` (*.test.tsx). DEEP=1 adds the long loops (*.deep.test.ts). */
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = process.env.DEEP
  ? configDefaults.exclude
  : [...configDefaults.exclude, '**/*.deep.test.{ts,tsx}'];

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '') } },
  test: {
    retry: 0,
    // By default one processor is kept free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude,
          environment: 'node',
          globalSetup: ['tests/support/global-setup.ts'],
          // What hangs is ended; how long a busy machine takes is no test's matter.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          exclude,
          environment: 'jsdom',
          setupFiles: ['tests/support/dom-setup.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
