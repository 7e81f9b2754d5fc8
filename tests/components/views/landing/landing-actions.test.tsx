/** @vitest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LandingActions } from '@/components/views/landing/hero/landing-actions';
import { game as gameSchema } from '@/lib/contract/game';
import { browserStorage } from '@/stores/key-value-storage';
import { storeProgress } from '@/stores/played-progress';
import { createPageStores, StoresWrapper } from '../../../support/page-stores';

const createGame = (isDailyGame: boolean) =>
  parse(gameSchema, {
    ...{ uid: '42', href: '/gamelanding/a', title: 'Kite Racers', keyword: 'kite-racers', isDailyGame },
    hasLeaderboards: true,
    embed: { src: '/play/kite-racers/index.html', width: 960, height: 600 },
  });

vi.mock('@/stores/queries/use-modes', () => ({ useModes: () => [] }));

const show = (isDailyGame = false) =>
  render(
    <StoresWrapper stores={createPageStores()}>
      <LandingActions game={createGame(isDailyGame)} status={undefined} way={[vi.fn(), true]} />
    </StoresWrapper>,
  );

beforeEach(() => localStorage.clear());

describe('the Play link of a game', () => {
  it('says where the game resumes when it is unfinished on this device', async () => {
    storeProgress(browserStorage, '42', '2 steps, par 8');
    show();
    expect(await screen.findByText('Resumes at 2 steps, par 8')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/gamelanding/a');
  });

  it.each([
    ['another game is unfinished', '41', false, 'Play'],
    ['an earlier level of a daily is unfinished', '42', true, 'Play today'],
  ])('says only Play when %s', async (_, uid, isDailyGame, name) => {
    storeProgress(browserStorage, uid, '2 steps, par 8');
    show(isDailyGame);
    await import('@/components/views/landing/hero/mode-choice');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await waitFor(() => expect(screen.getByRole('link', { name })).toBeVisible());
    expect(screen.queryByText(/^Resumes/)).toBeNull();
  });
});
