/** Records the games for `npm run previews`; the test suites do not use this configuration. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: 'record.ts',
  workers: 1,
  reporter: 'list',
  timeout: 420_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    viewport: { width: 960, height: 784 },
    colorScheme: 'light',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
