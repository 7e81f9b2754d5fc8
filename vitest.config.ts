/** Two suites: `node` (*.test.ts) and `dom` (*.test.tsx). DEEP=1 adds the long loops (*.deep.test.ts). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = process.env.DEEP
  ? configDefaults.exclude
  : [...configDefaults.exclude, '**/*.deep.test.{ts,tsx}'];

/**
 * What replaces modules needs modules of its own. All else shares those of its worker, which are then loaded once
 * and not for every file: two fifths of the time.
 */
const root = fileURLToPath(new URL('.', import.meta.url));
const replacing = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8')));
const shared = { isolate: false, exclude: [...exclude, ...replacing] };
const alone = (ending: string) => ({
  isolate: true,
  include: replacing.filter((file) => file.endsWith(ending)),
  exclude,
});

const node = {
  environment: 'node',
  globalSetup: ['tests/support/global-setup.ts'],
  // What hangs is ended; how long a busy machine takes is no test's matter.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
const dom = {
  environment: 'jsdom',
  setupFiles: ['tests/support/dom-setup.ts'],
  testTimeout: 120_000,
};

export default defineConfig({
  resolve: { alias: { '@': root.replace(/[\\/]$/, '') } },
  test: {
    retry: 0,
    // By default one processor is kept free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'node', include: ['tests/**/*.test.ts'], ...shared, ...node } },
      { extends: true, test: { name: 'dom', include: ['tests/**/*.test.tsx'], ...shared, ...dom } },
      { extends: true, test: { name: 'node alone', ...node, ...alone('.ts') } },
      { extends: true, test: { name: 'dom alone', ...dom, ...alone('.tsx') } },
    ],
  },
});
