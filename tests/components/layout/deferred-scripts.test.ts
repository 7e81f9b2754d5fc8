/** @vitest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { START_SCRIPTS } from '@/components/layout/deferred-scripts';

const AFTER_PAINT = 'script[type="text/after-paint"]';
const SCRIPT_SOURCES = ['/_next/static/chunks/one.js', '/_next/static/chunks/two.js?dpl=1'];

let pendingFrames: (() => void)[];
let isHidden: boolean;

/** Runs the inline script at the end of the document. */
const endDocument = (): void => {
  (0, eval)(START_SCRIPTS);
};
const listStartedScripts = (): HTMLScriptElement[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(
    (script) => !script.matches(AFTER_PAINT),
  );
const runPendingFrames = (): void => pendingFrames.splice(0).forEach((run) => run());

beforeEach(() => {
  pendingFrames = [];
  isHidden = false;
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => pendingFrames.push(run));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  document.documentElement.setAttribute('style', 'overflow-anchor:none');
  document.head.innerHTML = SCRIPT_SOURCES.map(
    (src) => `<script type="text/after-paint" data-src="${src}"></script>`,
  ).join('');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

describe('the loader of a page’s deferred scripts', () => {
  it('starts each script once, in order, after the first frame', () => {
    endDocument();
    vi.advanceTimersByTime(0);
    expect(listStartedScripts()).toEqual([]);
    runPendingFrames();
    expect(listStartedScripts()).toEqual([]);
    vi.advanceTimersByTime(0);
    // Turbopack identifies a chunk by its attribute, and Next.js scripts must run in order.
    expect(listStartedScripts().map((script) => script.getAttribute('src'))).toEqual(SCRIPT_SOURCES);
    expect(listStartedScripts().map((script) => script.async)).toEqual([false, false]);
    vi.advanceTimersByTime(10_000);
    expect(listStartedScripts()).toHaveLength(2);
    expect(document.querySelector(AFTER_PAINT)).toBeNull();
    expect(document.documentElement.getAttribute('style')).toBeNull();
  });

  it('starts the scripts immediately in a hidden tab', () => {
    isHidden = true;
    endDocument();
    expect(listStartedScripts()).toHaveLength(2);
  });

  it('starts the scripts after two seconds when no frame is drawn', () => {
    endDocument();
    vi.advanceTimersByTime(1_999);
    expect(listStartedScripts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(listStartedScripts()).toHaveLength(2);
  });
});
