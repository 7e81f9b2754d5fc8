/** Two suites: `node` (*.test.ts) and `dom` (*.test.tsx). DEEP=1 adds the long loops (*.deep.test.ts). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = process.env.DEEP
  ? configDefaults.exclude
  : [...configDefaults.exclude, '**/*.deep.test.{ts,tsx}'];

/**
 * Files share the modules of their worker, which are then loaded once and not for every file; what replaces
 * modules has its own (docs/decisions/0020-tests-share-modules.md).
 */
const root = fileURLToPath(new URL('.', import.meta.url));
const replacing = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8')));

const replacingNode = replacing.filter((file) => file.endsWith('.ts'));
const replacingDom = replacing.filter((file) => file.endsWith('.tsx'));

// Ends a test that hangs. No test depends on how long a busy machine takes.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

const node = {
  environment: 'node',
  globalSetup: ['tests/support/global-setup.ts'],
  setupFiles: ['tests/support/property-seed.ts'],
  ...patience,
};

const dom = {
  environment: 'jsdom',
  setupFiles: ['tests/support/property-seed.ts', 'tests/support/dom-setup.ts'],
  ...patience,
};

export default defineConfig({
  resolve: { alias: { '@': root.replace(/[\\/]$/, '') } },
  test: {
    retry: 0,
    // By default one processor is kept free, which is half of a small machine.
    maxWorkers: '100%',
    // Stores transformed modules by their content, so that later runs, and the projects of a run, read them.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(root, '.build/vitest') },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...exclude, ...replacingNode],
          isolate: false,
          ...node,
        },
      },
      { extends: true, test: { name: 'node alone', include: replacingNode, exclude, ...node } },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          exclude: [...exclude, ...replacingDom],
          isolate: false,
          ...dom,
        },
      },
      { extends: true, test: { name: 'dom alone', include: replacingDom, exclude, ...dom } },
    ],
  },
});
