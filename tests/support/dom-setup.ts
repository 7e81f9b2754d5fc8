/** What every component test gets: matchers, a clean document, and a failure on an unexpected console.error. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { CONFIG_ELEMENT_ID } from '@/lib/config';
import { configJson } from '@/lib/config-json';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { guardConsole, takeConsoleErrors } from './console-guard';

// What is waited for may take as long as a busy machine needs.
configure({ asyncUtilTimeout: 30_000 });

// As in the browser's tests: the visitor writes dates as the texts do.
Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });

// jsdom knows no modal dialogs.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};

/** What pages/_document.tsx writes into every page. */
const configElement = (): HTMLScriptElement => {
  const element = document.createElement('script');
  Object.assign(element, { id: CONFIG_ELEMENT_ID, type: 'application/json' });
  element.textContent = configJson(DEFAULT_CONFIG);
  return element;
};

// Files of a worker share a window: each begins with one as the browser opens it. Style sheets stay, as whose they are lives on.
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
  // The page goes first: what still renders finds what the test has put in place for it.
  cleanup();
  // Drafts of one test are not restored in the next.
  sessionStorage.clear();
  vi.unstubAllGlobals();
  const unexpected = takeConsoleErrors();
  restoreConsole();
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
});
