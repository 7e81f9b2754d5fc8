/** @vitest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { START_SCRIPTS } from '@/components/layout/deferred-scripts';

const AFTER_PAINT = 'script[type="text/after-paint"]';
const SOURCES = ['/_next/static/chunks/one.js', '/_next/static/chunks/two.js?dpl=1'];

let frames: (() => void)[];
let isHidden: boolean;

/** Runs the inline script at the end of the document. */
const endDocument = (): void => {
  (0, eval)(START_SCRIPTS);
};
const started = (): HTMLScriptElement[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(
    (script) => !script.matches(AFTER_PAINT),
  );
const paint = (): void => frames.splice(0).forEach((run) => run());

beforeEach(() => {
  frames = [];
  isHidden = false;
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  document.documentElement.setAttribute('style', 'overflow-anchor:none');
  document.head.innerHTML = SOURCES.map(
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
    expect(started()).toEqual([]);
    paint();
    expect(started()).toEqual([]);
    vi.advanceTimersByTime(0);
    // Turbopack identifies a chunk by its attribute, and Next.js scripts must run in order.
    expect(started().map((script) => script.getAttribute('src'))).toEqual(SOURCES);
    expect(started().map((script) => script.async)).toEqual([false, false]);
    vi.advanceTimersByTime(10_000);
    expect(started()).toHaveLength(2);
    expect(document.querySelector(AFTER_PAINT)).toBeNull();
    expect(document.documentElement.getAttribute('style')).toBeNull();
  });

  it('starts the scripts immediately in a hidden tab', () => {
    isHidden = true;
    endDocument();
    expect(started()).toHaveLength(2);
  });

  it('starts the scripts after two seconds when no frame is drawn', () => {
    endDocument();
    vi.advanceTimersByTime(1_999);
    expect(started()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(started()).toHaveLength(2);
  });
});
