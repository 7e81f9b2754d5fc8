/** Tests each state of the streets of dailies, with the real services. */
import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DailyStreet } from '@/components/views/listing/daily-street';
import type { GameSummary } from '@/lib/contract/game';
import { searchGames } from '@/lib/contract/games';
import { addDaysOnTime, createDayGuest, type DayPlayer } from '../../../support/day-players';
import { renderAs } from '../../../support/player-stores';
import { createGameSummary } from '../../../support/render-view';
import { createTestServices, type TestServices } from '../../../support/services';
import { startRun } from '../../../support/sudoku-run';

const AT = '2026-11-21T21:30:00Z';
const TODAY = '2026-11-21';

let services: TestServices;
let dailies: readonly GameSummary[];
let player: DayPlayer;
beforeAll(async () => {
  services = await createTestServices();
  const answer = await services.product.request('/api/games/search?content_type[]=daily_game&sort_by=title');
  dailies = parse(searchGames.answer, await answer.json()).rows;
});
afterAll(() => services.drop());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(AT) });
  services.setNow(AT);
  player = await createDayGuest(services);
});
afterEach(() => vi.useRealTimers());

const renderStreet = (player: DayPlayer | null, games = dailies, isAway = false) =>
  renderAs(services, { player: player, isAway }, <DailyStreet heading="Daily games" dailies={games} />);
const findHouse = (keyword: string): HTMLElement => {
  const title = dailies.find((game) => game.keyword === keyword)?.title ?? '';
  return screen.getByRole('link', { name: new RegExp(`^${title}`) });
};

describe('the street of dailies', () => {
  it('appears unlit in a browser that has never played, and links to each game', async () => {
    const { requested } = renderStreet(null);
    expect(await screen.findByText(/^Next puzzles in/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Daily games' })).toBeVisible();
    expect(screen.getByText('Light the street.')).toBeVisible();
    expect(screen.getByText(`0 of ${dailies.length}`)).toBeVisible();
    for (const { keyword, href, knownAs } of dailies) {
      expect(findHouse(keyword)).toHaveAttribute('data-state', 'notStarted');
      expect(findHouse(keyword)).toHaveTextContent(knownAs[0]!);
      expect(findHouse(keyword)).toHaveAttribute('href', href);
    }
    expect(requested.filter((path) => path.startsWith('/scores'))).toEqual([]);
  });

  it('lights finished games, half-lights started ones, and shows the number of lit games and the time left', async () => {
    await addDaysOnTime(services, player, [TODAY], 'lantern-words');
    const { run } = await startRun(player);
    await services.database.pool.query('update scores.run set progress = 0.4 where id = $1', [run.id]);
    renderStreet(player);
    await waitFor(() => expect(findHouse('lantern-words')).toHaveAttribute('data-state', 'completed'));
    expect(findHouse('lantern-words')).toHaveTextContent('Lit in 5:00');
    expect(findHouse('quiet-sudoku')).toHaveAttribute('data-state', 'started');
    expect(findHouse('quiet-sudoku')).toHaveTextContent('40%');
    expect(findHouse('nonogram-garden')).toHaveAttribute('data-state', 'notStarted');
    expect(screen.getByText(/^One lit\./)).toBeVisible();
    expect(screen.getByText(`1 of ${dailies.length}`)).toBeVisible();
    expect(screen.getByText('Saturday 21 November')).toBeVisible();
    expect(screen.getByText('Next puzzles in 1 h 30 min')).toBeVisible();
  });

  it('ignores a level that was finished yesterday', async () => {
    await addDaysOnTime(services, player, ['2026-11-20'], 'lantern-words');
    const { requested } = renderStreet(player);
    await waitFor(() => expect(requested).toContain('/scores/dailygamestatus'));
    expect(findHouse('lantern-words')).toHaveAttribute('data-state', 'notStarted');
  });

  it('announces that every game is finished', async () => {
    for (const { keyword } of dailies) await addDaysOnTime(services, player, [TODAY], keyword);
    renderStreet(player);
    expect(await screen.findByText('Every window lit.')).toBeVisible();
    expect(screen.getByText(`${dailies.length} of ${dailies.length}`)).toBeVisible();
  });

  it('stays unlit, with all links, when the server does not respond', async () => {
    const { requested } = renderStreet(player, dailies, true);
    await waitFor(() => expect(requested).toContain('/scores/dailygamestatus'));
    expect(findHouse('quiet-sudoku')).toHaveAttribute('data-state', 'notStarted');
    expect(await screen.findByText(/^Next puzzles in/)).toBeVisible();
  });

  it.each([
    [1, [3], 2],
    [6, [6], 0],
    [7, [7], 0],
    [8, [8], 0],
    [9, [5, 5], 1],
    [17, [6, 6, 6], 1],
  ])('divides %i games into rows of equal length, with “To let” on free houses', (count, lengths, free) => {
    const more = Array.from({ length: count }, (_, at) =>
      createGameSummary(`${70 + at}`, { title: `Number ${at + 1}`, isDailyGame: true }),
    );
    const shownGames = [...dailies, ...more].slice(0, count);
    const { container } = renderStreet(null, shownGames);
    const streets = [...container.querySelectorAll<HTMLElement>('.street-row')];
    expect(streets.map((street) => street.querySelectorAll('.house').length)).toEqual(lengths);
    expect(within(container).getAllByRole('link')).toHaveLength(count);
    expect(within(container).queryAllByText('To let')).toHaveLength(free);
  });
});
