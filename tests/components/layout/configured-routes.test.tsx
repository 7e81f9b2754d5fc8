import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyConfiguredRoutes, findSearchTarget } from '@/components/layout/configured-routes';
import type { Appearance } from '@/lib/domain/site/layout';
import { browserAppearanceDeps, createAppearanceStore } from '@/stores/appearance-store';

const { router, handlers } = vi.hoisted(() => ({
  router: { push: vi.fn(async () => true), replace: vi.fn(async () => true) },
  handlers: new Set<(url: string) => void>(),
}));
const [push, replace] = [router.push, router.replace];
vi.mock('next/router', () => ({
  default: {
    router,
    events: {
      on: (name: string, handler: (url: string) => void) =>
        name === 'routeChangeComplete' && handlers.add(handler),
    },
  },
}));

const MODERN_APPEARANCE: Appearance = { layout: 'modern', theme: 'modern' };
const CLASSIC_APPEARANCE: Appearance = { layout: 'classic', theme: 'default' };
const SEARCH_ROUTE = '/search/[[...params]]';

beforeEach(() => {
  Object.assign(router, { push, replace });
  push.mockClear();
  replace.mockClear();
  handlers.clear();
});

describe('a search page that is moved to /find', () => {
  it.each([
    ['/search/a%2Fb?kind=daily', '/find/a%2Fb?kind=daily', { params: ['a/b'], kind: 'daily' }],
    ['/find/a%2Fb?kind=daily', '/find/a%2Fb?kind=daily', { params: ['a/b'], kind: 'daily' }],
    ['/search', '/find', { params: [] }],
  ])('resolves %s, which the browser shows as %s', (url, as, query) => {
    expect(findSearchTarget(url, '/find')).toEqual({ href: { pathname: SEARCH_ROUTE, query }, as });
  });

  it('leaves other pages unchanged', () => {
    expect(findSearchTarget('/online/all-games?page=2', '/find')).toBeNull();
  });

  it('opens through the router’s push and replace', async () => {
    const store = createAppearanceStore(MODERN_APPEARANCE, browserAppearanceDeps);
    applyConfiguredRoutes({ searchUrl: '/find', forcedLayouts: null }, store);
    const target = { pathname: SEARCH_ROUTE, query: { params: ['moth'] } };
    await (router.push as (...args: unknown[]) => Promise<boolean>)('/search/moth', undefined, {
      scroll: false,
    });
    expect(push).toHaveBeenCalledWith(target, '/find/moth', { scroll: false });
    await (router.replace as (...args: unknown[]) => Promise<boolean>)('/find/moth');
    expect(replace).toHaveBeenCalledWith(target, '/find/moth', undefined);
    await (router.push as (...args: unknown[]) => Promise<boolean>)('/help');
    expect(push).toHaveBeenLastCalledWith('/help', undefined, undefined);
  });
});

describe('a forced layout', () => {
  const forcedLayouts = { modern: ['^/about/.*$'], classic: ['^/gamelanding/[^/]+$'] };
  const readShownAppearance = () => ({ ...document.documentElement.dataset });

  /** Opens a page in its server-rendered layout for a visitor with a chosen appearance. */
  const open = (stamped: Appearance, chosen: Appearance) => {
    Object.assign(document.documentElement.dataset, stamped);
    const appearance = createAppearanceStore(stamped, browserAppearanceDeps);
    appearance.getState().adopt(chosen, stamped.layout === chosen.layout ? null : stamped.layout);
    applyConfiguredRoutes({ searchUrl: '/search', forcedLayouts }, appearance);
    return { look: appearance, visit: (url: string) => handlers.forEach((handle) => handle(url)) };
  };

  it('applies to its pages after navigation to them, and leaves the other pages in the visitor’s layout', () => {
    const { visit } = open(CLASSIC_APPEARANCE, CLASSIC_APPEARANCE);
    visit('/about/contact?from=help#form');
    expect(readShownAppearance()).toMatchObject(MODERN_APPEARANCE);
    visit('/help');
    expect(readShownAppearance()).toMatchObject(CLASSIC_APPEARANCE);
  });

  it('applies to the first page and when the visitor returns to it', () => {
    const { visit } = open(MODERN_APPEARANCE, CLASSIC_APPEARANCE);
    expect(readShownAppearance()).toMatchObject(MODERN_APPEARANCE);
    visit('/help');
    expect(readShownAppearance()).toMatchObject(CLASSIC_APPEARANCE);
    visit('/about/contact');
    expect(readShownAppearance()).toMatchObject(MODERN_APPEARANCE);
  });

  it('stays marked as forced when the visitor has chosen the same layout', () => {
    history.replaceState(null, '', '/about/contact');
    const { look, visit } = open(MODERN_APPEARANCE, MODERN_APPEARANCE);
    expect(look.getState().forced).toBe('modern');
    visit('/help');
    expect(look.getState().forced).toBeNull();
    history.replaceState(null, '', '/');
  });

  it('applies to a moved search page, by the name of that page', () => {
    const config = { searchUrl: '/find', forcedLayouts: { modern: [], classic: ['^/search(?:/.+)?$'] } };
    Object.assign(document.documentElement.dataset, MODERN_APPEARANCE);
    const appearance = createAppearanceStore(MODERN_APPEARANCE, browserAppearanceDeps);
    history.replaceState(null, '', '/find/moth');
    applyConfiguredRoutes(config, appearance);
    expect(readShownAppearance()).toMatchObject(CLASSIC_APPEARANCE);
    handlers.forEach((handle) => handle('/help'));
    expect(readShownAppearance()).toMatchObject(MODERN_APPEARANCE);
    handlers.forEach((handle) => handle('/find/lamp?kind=daily'));
    expect(readShownAppearance()).toMatchObject(CLASSIC_APPEARANCE);
    history.replaceState(null, '', '/');
  });

  it('writes no cookie', () => {
    const { look, visit } = open(MODERN_APPEARANCE, CLASSIC_APPEARANCE);
    look.getState().setTheme('modernDark');
    visit('/gamelanding/quiet-sudoku');
    visit('/help');
    expect(document.cookie).toBe('');
  });
});

describe('a search page that is not moved', () => {
  it('leaves the router unchanged', () => {
    applyConfiguredRoutes(
      { searchUrl: '/search', forcedLayouts: null },
      createAppearanceStore(MODERN_APPEARANCE, browserAppearanceDeps),
    );
    expect(router.push).toBe(push);
    expect(handlers.size).toBe(0);
  });
});
