/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { KindList } from '@/components/views/family/kind-list';
import { TodayPuzzle } from '@/components/views/family/today-puzzle';
import { gameSummary } from '@/lib/contract/game';
import type { PlayedMode } from '@/lib/contract/history';
import { createPageStores, StoresWrapper } from '../../../support/page-stores';

const KIND_MODES = [
  { key: 'easy', label: 'Easy' },
  { key: 'hard', label: 'Hard' },
];
const createGame = (keyword: string, isDailyGame = false) =>
  parse(gameSummary, {
    ...{ uid: keyword.length, href: `/gamelanding/${keyword}`, title: `Title of ${keyword}`, keyword },
    ...{ isDailyGame, playLine: `Play ${keyword}.` },
  });
const createKind = (keyword: string, modeKeys = ['easy', 'hard'], isDailyGame = false) => ({
  ...{ game: createGame(keyword, isDailyGame), modeKeys, diagram: `/art/families/${keyword}.svg` },
});
const createPlayedMode = (
  game: string,
  mode: string,
  best: number,
  more: Partial<PlayedMode> = {},
): PlayedMode => ({
  ...{
    game,
    title: `Title of ${game}`,
    mode,
    label: mode === 'easy' ? 'Easy' : 'Hard',
    columnType: 'time',
    reverse: true,
    results: 2,
    best,
  },
  ...more,
});
const PLAYED_MODES = [createPlayedMode('sums', 'hard', 292_000), createPlayedMode('sums', 'easy', 72_000)];

const show = (
  chosen: string | null,
  kinds = [createKind('sums'), createKind('windows')],
  played = PLAYED_MODES,
) =>
  render(
    <StoresWrapper stores={createPageStores()}>
      <KindList
        groups={[{ title: 'Signs', note: 'Clues', kinds }]}
        choice={{ modes: KIND_MODES, chosen, played }}
      />
    </StoresWrapper>,
  );
const gameLink = (keyword: string) => screen.getByRole('link', { name: new RegExp(`Title of ${keyword}`) });

describe('the list of kinds of a family', () => {
  it.each([
    ['easy', '/gamelanding/sums?mode=easy', 'Best 1:12'],
    ['hard', '/gamelanding/sums?mode=hard', 'Best 4:52'],
    [null, '/gamelanding/sums', 'Best 4:52, Hard'],
  ])('contains, for the choice %s, the link %s and the label %s', (chosen, href, best) => {
    show(chosen);
    expect(gameLink('sums').getAttribute('href')).toBe(href);
    expect(gameLink('sums').textContent).toBe(`Title of sumsPlay sums.${best}`);
    expect(gameLink('windows').textContent).toBe('Title of windowsPlay windows.No result yet');
  });

  it('shows points in the same form as the board', () => {
    show('easy', [createKind('sums')], [createPlayedMode('sums', 'easy', 12_400, { columnType: 'score' })]);
    expect(gameLink('sums').textContent).toContain('Best 12,400');
  });

  it.each([
    ['without results', [], 'easy'],
    ['with results', PLAYED_MODES, 'hard'],
  ])(
    'links a daily %s to a specific mode, because its plain link opens the puzzle of the day',
    (_name, played, mode) => {
      show(null, [createKind('sums', ['easy', 'hard'], true)], played);
      expect(gameLink('sums').getAttribute('href')).toBe(`/gamelanding/sums?mode=${mode}`);
    },
  );

  it('shows the diagram of a kind, with its text as an explanation', () => {
    show(null);
    expect(gameLink('sums').querySelector('img')?.getAttribute('src')).toBe('/art/families/sums.svg');
    expect(gameLink('sums').querySelector('img')?.getAttribute('alt')).toBe('');
  });
});

describe('the daily puzzle of a family', () => {
  const status = { progress: 0, value: 72_000, columnType: 'time' } as const;

  it.each([
    [undefined, 'Play today', '/gamelanding/sums', 'The same puzzle for everybody'],
    [{ ...status, state: 'started' as const }, 'Resume', '/gamelanding/sums', 'In progress'],
    [{ ...status, state: 'completed' as const }, 'Scores', '/gamelanding/sums#scores', 'Lit in 1:12'],
  ])('shows, for %j, the link %s', (known, name, href, text) => {
    render(
      <StoresWrapper stores={createPageStores()}>
        <TodayPuzzle game={createGame('sums', true)} status={known} />
      </StoresWrapper>,
    );
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Archive' }).getAttribute('href')).toBe(
      '/gamelanding/sums/archive',
    );
  });
});
