/** Tests that the page of a daily with an ended archive does not announce a puzzle for today. */
import { screen } from '@testing-library/react';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LandingActions } from '@/components/views/landing/hero/landing-actions';
import { TodayLine } from '@/components/views/landing/hero/today-line';
import { game as gameSchema, type Game } from '@/lib/contract/game';
import { renderAs } from '../../../support/player-stores';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
let game: Game;
beforeAll(async () => {
  services = await createTestServices();
  const answer = await services.product.request('/api/node/game/entity/alias?route=quiet-sudoku');
  game = parse(gameSchema, await answer.json());
});
afterAll(() => services.drop());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T11:00:00Z') }));
afterEach(() => vi.useRealTimers());

const renderFor = (endDate: string | null, frequency = 'daily') => {
  const of = { ...game, archive: { ...game.archive, endDate, frequency } as Game['archive'] };
  renderAs(
    services,
    { player: null, isAway: false },
    <>
      <LandingActions game={of} status={undefined} way={[() => undefined, false]} />
      <TodayLine game={of} status={undefined} />
    </>,
  );
};

describe('the page of a daily that has ended', () => {
  it.each([
    [null, 'daily'],
    ['2026-11-21', 'daily'],
    // The week of the 16th lasts until Sunday.
    ['2026-11-16', 'weekly'],
  ] as const)('offers today’s puzzle when the last level is %s of a %s game', async (endDate, frequency) => {
    renderFor(endDate, frequency);
    expect(await screen.findByRole('link', { name: 'Play today' })).toBeVisible();
    if (frequency === 'daily') expect(await screen.findByText(/^Next puzzle in/)).toBeVisible();
  });

  it.each([
    ['2026-11-20', 'daily'],
    ['2026-11-15', 'weekly'],
  ] as const)(
    'offers only the archive when the last level was %s of a %s game',
    async (endDate, frequency) => {
      renderFor(endDate, frequency);
      expect(await screen.findByRole('link', { name: 'Play' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Archive' })).toBeVisible();
      expect(screen.queryByText(/^Next puzzle in/)).toBeNull();
    },
  );
});
