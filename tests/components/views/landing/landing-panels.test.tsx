import { describe, expect, it } from 'vitest';
import { landingPanelsOf } from '@/components/views/landing/landing-panels';
import type { Game, PageLayout } from '@/lib/contract/game';

const game = (pageLayout: PageLayout, fields: Partial<Game> = {}): Game =>
  ({
    pageLayout,
    isDailyGame: false,
    isDownloadGame: false,
    hasLeaderboards: true,
    instructions: 'Play.',
    ...fields,
  }) as Game;

const places = (of: Game) => ({
  top: landingPanelsOf(of, 'top'),
  main: landingPanelsOf(of, 'main'),
  side: landingPanelsOf(of, 'side'),
});

describe('the panels of a game’s page', () => {
  it.each([
    ['daily', { isDailyGame: true }, { top: ['evenings'], main: ['how', 'about'], side: ['board'] }],
    ['jigsaw', {}, { top: ['pieces'], main: ['about', 'how'], side: ['board'] }],
    [
      'jigsaw',
      { isDailyGame: true },
      { top: ['evenings', 'pieces'], main: ['about', 'how'], side: ['board'] },
    ],
    ['download', { isDownloadGame: true }, { top: [], main: ['about', 'how'], side: ['terms', 'board'] }],
    ['online', {}, { top: [], main: ['how', 'about'], side: ['board'] }],
  ] as const)('stand in their places on a %s page (%o)', (layout, fields, expected) => {
    expect(places(game(layout, fields))).toEqual(expected);
  });

  it('leave out what a game has nothing for', () => {
    const bare = game('online', { hasLeaderboards: false, instructions: '' });
    expect(places(bare)).toEqual({ top: [], main: ['about'], side: [] });
  });
});
