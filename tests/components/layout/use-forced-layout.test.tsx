import { act, render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useForcedLayout } from '@/components/layout/use-forced-layout';
import { DEFAULT_CONFIG } from '@/lib/config';
import type { Look } from '@/lib/domain/layout';
import { browserLookDeps, createLookStore, type LookStore } from '@/stores/look-store';

vi.mock('@/components/layout/site-config', () => ({
  siteConfig: () => ({
    ...DEFAULT_CONFIG,
    forcedLayouts: { modern: ['/about/*'], classic: ['/gamelanding/[slug]'] },
  }),
}));

const Page = ({ look }: { look: LookStore }) => {
  useForcedLayout(look);
  return null;
};

/** Opens a page as the server has stamped it; the returned function follows a link. */
const open = (path: string, stamped: Look) => {
  Object.assign(document.documentElement.dataset, stamped);
  const look = createLookStore(stamped, browserLookDeps);
  const at = (asPath: string) => (
    <RouterContext value={{ asPath } as NextRouter}>
      <Page look={look} />
    </RouterContext>
  );
  const { rerender } = render(at(path));
  return { look, visit: (next: string) => act(() => rerender(at(next))) };
};
const shown = () => ({ ...document.documentElement.dataset });
const MODERN: Look = { layout: 'modern', theme: 'modern' };
const CLASSIC: Look = { layout: 'classic', theme: 'default' };

afterEach(() => {
  for (const name of ['sw_result_layout', 'sw_result_theme']) document.cookie = `${name}=; path=/; max-age=0`;
});

describe('a visitor who has chosen the classic layout', () => {
  const choose = () => {
    document.cookie = 'sw_result_layout=classic; path=/';
  };

  it('sees a forced page in its layout, and the chosen layout on the next page', () => {
    choose();
    const { visit } = open('/help', CLASSIC);
    visit('/about/contact?from=help#form');
    expect(shown()).toMatchObject(MODERN);
    visit('/help');
    expect(shown()).toMatchObject(CLASSIC);
  });

  it('leaves a forced first page for the chosen layout, and comes back to it', () => {
    choose();
    const { visit } = open('/about/contact', MODERN);
    expect(shown()).toMatchObject(MODERN);
    visit('/help');
    expect(shown()).toMatchObject(CLASSIC);
    visit('/about/contact');
    expect(shown()).toMatchObject(MODERN);
  });

  it('has their cookie left alone', () => {
    choose();
    const { look, visit } = open('/about/contact', MODERN);
    act(() => look.getState().setTheme('modernDark'));
    visit('/gamelanding/quiet-sudoku');
    visit('/help');
    expect(document.cookie).toBe('sw_result_layout=classic');
  });
});

it('keeps an error page in the layout that the server has stamped on it', () => {
  const { look } = open('/nothing-here', CLASSIC);
  expect(shown()).toMatchObject(CLASSIC);
  expect(look.getState().chosen).toEqual(MODERN);
});
