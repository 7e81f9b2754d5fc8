/** @vitest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INTENT_EVENTS } from '@/components/ui/on-intent';
import {
  isForNavigation,
  NAVIGATION_TYPE,
  NAVIGATION_WATCH_SCRIPT,
} from '@/components/layout/navigation-scripts';

const SCRIPT_SOURCES = ['/_next/static/build/_buildManifest.js', '/_next/static/build/_ssgManifest.js'];

const endDocument = (): void => {
  (0, eval)(NAVIGATION_WATCH_SCRIPT);
};
const startedSources = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLScriptElement>(`script[src]:not([type="${NAVIGATION_TYPE}"])`)].map(
    (script) => script.getAttribute('src'),
  );

/** Creates a pointer event with movement, or another event, because jsdom does not compute movement. */
const createIntentEvent = (name: string): Event =>
  Object.assign(new Event(name), { movementX: 3, movementY: 0 });

describe('classifying a script', () => {
  it.each([
    ['/_next/static/build/_buildManifest.js?dpl=1', true],
    ['/_next/static/build/_ssgManifest.js', true],
    ['/_next/static/build/_clientMiddlewareManifest.js', false],
    ['/_next/static/chunks/one.js', false],
  ])('returns whether %s is needed only for navigation: %s', (src, expected) => {
    expect(isForNavigation(src)).toBe(expected);
  });
});

describe('the loader of navigation manifests', () => {
  beforeEach(() => {
    document.head.innerHTML = SCRIPT_SOURCES.map(
      (src) => `<script type="${NAVIGATION_TYPE}" data-src="${src}"></script>`,
    ).join('');
    endDocument();
  });
  afterEach(() => {
    // Each test registers the listeners once. Firing the events removes those that remain.
    for (const name of INTENT_EVENTS) window.dispatchEvent(createIntentEvent(name));
    document.head.innerHTML = '';
  });

  it('loads nothing before the visitor interacts', () => {
    expect(startedSources()).toEqual([]);
  });

  it.each(INTENT_EVENTS)('loads each manifest once at the first %s', (name) => {
    window.dispatchEvent(createIntentEvent(name));
    window.dispatchEvent(createIntentEvent(name));
    expect(startedSources()).toEqual(SCRIPT_SOURCES);
  });

  it('loads nothing when a page appears under a stationary pointer', () => {
    window.dispatchEvent(new Event('pointerover'));
    window.dispatchEvent(new MouseEvent('pointermove', { movementX: 0, movementY: 0 }));
    expect(startedSources()).toEqual([]);
  });

  it('loads the manifests when Next.js starts to wait for them', () => {
    const globals = window as unknown as Record<string, unknown>;
    const manifestCallback = (): void => undefined;
    globals.__BUILD_MANIFEST_CB = manifestCallback;
    expect(startedSources()).toEqual(SCRIPT_SOURCES);
    expect(globals.__BUILD_MANIFEST_CB).toBe(manifestCallback);
  });
});
