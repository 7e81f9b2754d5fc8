import { describe, expect, it } from 'vitest';
import { createHistoryStore } from '@/stores/history-store';

const createVisitedStore = (...paths: string[]) => {
  const store = createHistoryStore();
  for (const path of paths) store.getState().visit(path);
  return store.getState();
};

describe('the navigation history', () => {
  it('keeps the last 10 paths', () => {
    const state = createVisitedStore(...Array.from({ length: 13 }, (_, index) => `/page/${index}`));
    expect(state.paths).toHaveLength(10);
    expect(state.paths[0]).toBe('/page/3');
    expect(state.paths.at(-1)).toBe('/page/12');
  });

  it('counts a path once while the visitor stays on it', () => {
    expect(createVisitedStore('/', '/', '/help').paths).toEqual(['/', '/help']);
  });

  it.each([
    [
      'returns the previous page',
      ['/', '/gamelanding/a', '/gameplayer/a'],
      '/gameplayer/a',
      '/gamelanding/a',
    ],
    ['skips paths that contain a fragment', ['/', '/help#keys', '/gameplayer/a'], '/gameplayer/a', '/'],
    ['skips the current page', ['/', '/help', '/gameplayer/a', '/gameplayer/a'], '/gameplayer/a', '/help'],
    ['returns null from the first page', ['/'], '/', null],
    ['returns null when only fragments were visited', ['/#top', '/help'], '/help', null],
  ])('%s', (_, paths, current, previous) => {
    expect(createVisitedStore(...paths).previous(current)).toBe(previous);
  });
});
