/** Sets up component tests: matchers, a clean document, and a failure on an unexpected console.error. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { endWatch } from '@/components/ui/focus/watch-page-use';
import { CONFIG_ELEMENT_ID } from '@/lib/config';
import { configJson } from '@/lib/config-json';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { guardConsole, takeConsoleErrors } from './console-guard';
import { installFastStyles } from './fast-styles';

// A busy machine may need this long.
configure({ asyncUtilTimeout: 30_000 });

installFastStyles();

// The same language as in the e2e tests. It determines how dates are written.
Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });

// jsdom does not support modal dialogs.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};

/** Creates the element that pages/_document.tsx writes into every page. */
const configElement = (): HTMLScriptElement => {
  const element = document.createElement('script');
  Object.assign(element, { id: CONFIG_ELEMENT_ID, type: 'application/json' });
  element.textContent = configJson(DEFAULT_CONFIG);
  return element;
};

// Test files of a worker share a window, so each begins with a new document. Style sheets remain, because the modules
// that inserted them stay loaded.
beforeAll(() => {
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.body.replaceChildren();
  document.body.append(configElement());
  for (const child of [...document.head.children]) if (child.localName !== 'style') child.remove();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
});

let restoreConsole = () => {};

beforeEach(() => {
  restoreConsole = guardConsole();
});

afterEach(() => {
  // Unmounts first, because components that still render need the test's stubs.
  cleanup();
  // The test files of a worker share a window. The last press of one test must not count as the first half of a double
  // press in the next test.
  endWatch();
  // Prevents a test's drafts from appearing in the next test.
  sessionStorage.clear();
  vi.unstubAllGlobals();
  const unexpected = takeConsoleErrors();
  restoreConsole();
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
});

// A lazy component may still be loading. An import that continues without the environment fails the run.
afterAll(() => vi.dynamicImportSettled());
