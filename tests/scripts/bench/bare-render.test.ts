/** Tests the bundle that renders the home page without Next.js, for the benchmark of an uncached page. */
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameSummary } from '@/lib/contract/game';
import { findCardImages } from '@/scripts/bench/bare-cards.mjs';
import { loadRender } from '@/scripts/bench/bare-render.mjs';

const bundlePath = join(resolve(import.meta.dirname, '../../..'), '.build/bench/test-home-view.mjs');

const game = {
  uid: '1',
  href: '/gamelanding/paper-moon',
  title: 'Paper Moon',
  keyword: 'paper-moon',
  knownAs: ['Nonogram'],
  thumbnailImg: '/play/paper-moon/art/paper-moon.svg',
  paidgamePrice: null,
  rating: 0,
  numPlays: 0,
  numRatings: 0,
  genres: ['24'],
  publishedAt: '2026-11-21T00:00:00.000Z',
} as unknown as GameSummary;

const homeData = {
  dailies: [],
  featured: null,
  boardGame: null,
  shelves: [{ key: 'popular', title: 'Popular games', kind: 'standard', games: [game] }],
};

describe('rendering the home page without Next.js', () => {
  it.each(['modern', 'classic'])('includes the heading and the games of the %s layout', async (layout) => {
    const render = await loadRender({ outfile: bundlePath });
    const html = render({
      appearance: { layout, theme: layout === 'modern' ? 'modern' : 'default' },
      home: homeData,
    });
    expect(html).toContain('<h1');
    expect(html).toContain('Paper Moon');
  });

  it('shows a card image that the reference page of Lighthouse uses', async () => {
    const html = (await loadRender({ outfile: bundlePath }))({
      appearance: { layout: 'modern', theme: 'modern' },
      home: homeData,
    });
    const [image] = findCardImages(html);
    expect(image?.src).toMatch(/^\/_next\/image\?url=%2Fplay%2Fpaper-moon[^;]+&w=\d+&q=75$/);
    expect(image?.srcSet.split(', ').length).toBeGreaterThan(1);
  });
});
