/** What every component test gets: matchers, a clean document, and a failure on an unexpected console.error. */
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { guardConsole, takeConsoleErrors } from './console-guard';

let restoreConsole = () => {};

beforeEach(() => {
  restoreConsole = guardConsole();
});

afterEach(() => {
  cleanup();
  const unexpected = takeConsoleErrors();
  restoreConsole();
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
});
