/** Tests the texts of a challenge: the question, the comparison, and a preview without spoilers. */
import { describe, expect, it } from 'vitest';
import type { Challenge } from '@/lib/contract/challenges';
import { rankChallenge } from '@/lib/domain/play/challenge-board';
import {
  challengePreview,
  challengeShareText,
  challengeStart,
  outcomeText,
  puzzleText,
  questionText,
} from '@/lib/domain/play/challenge-text';

const challengeOf = (more: Partial<Challenge> = {}): Challenge => ({
  id: 'abcdefghijklmnop',
  game: 'quiet-sudoku',
  mode: 'daily',
  modeLabel: 'Daily',
  levelKey: '2026-11-26',
  columnType: 'time',
  reverse: true,
  createdAt: '2026-11-26T20:00:00Z',
  opensAt: null,
  sender: {
    displayName: 'Mira',
    avatarUrl: null,
    value: 72_900,
    isYou: false,
    isGuest: false,
    quarters: null,
  },
  own: null,
  canEnter: false,
  players: [],
  ...more,
});
const points = { columnType: 'score', reverse: false } as const;
const hidden = { ...challengeOf().sender, displayName: null };

describe('the question of a challenge', () => {
  it.each([
    ['a time', {}, 'Mira solved this in 1:12. Can you?'],
    ['a hidden name', { sender: hidden }, 'A player solved this in 1:12. Can you?'],
    ['a score', points, 'Mira scored 72,900. Can you?'],
    ['a time that should be long', { reverse: false }, 'Mira lasted 1:12. Can you?'],
    ['a count that should be small', { ...points, reverse: true }, 'Mira needed 72,900. Can you do better?'],
  ])('states the sender and the result in %s', (_case, more, text) => {
    expect(questionText(challengeOf(more))).toBe(text);
  });
});

describe('the comparison of two results', () => {
  it.each([
    [91_200, {}, 'Both lit. Mira was 0:19 faster.'],
    [70_100, {}, 'Both lit. You were 0:02 faster.'],
    [72_100, {}, 'Both lit, with the same result.'],
    [73_000, points, 'Both lit. You were 100 ahead.'],
    [70_000, { ...points, sender: hidden }, 'Both lit. A player was 2,900 ahead.'],
  ])('compares the sender’s value with %i', (own, more, text) => {
    expect(outcomeText(challengeOf(more), own)).toBe(text);
  });
});

describe('the link of a challenge', () => {
  it('previews only the sender and the result', () => {
    expect(challengePreview('Quiet Sudoku', challengeOf())).toEqual({
      title: 'Mira challenges you to Quiet Sudoku',
      description: 'Mira solved this in 1:12. Can you? You get the same puzzle. Free, no account needed.',
    });
  });

  it('shares the puzzle and the result without the sender’s name', () => {
    const text = challengeShareText('Quiet Sudoku', challengeOf(), 'https://example.com/challenge/x');
    expect(text).toContain('Quiet Sudoku');
    expect(text).toContain('1:12');
    expect(text).not.toContain('Mira');
    expect(text.endsWith('\nhttps://example.com/challenge/x')).toBe(true);
  });

  it('opens the level of a daily, or the mode of another puzzle', () => {
    const href = '/gamelanding/quiet-sudoku';
    expect(challengeStart(href, challengeOf())).toBe(
      `${href}?challenge=abcdefghijklmnop&mode=daily&level=2026-11-26`,
    );
    const seeded = challengeOf({ levelKey: null, mode: 'easy', modeLabel: 'Easy' });
    expect(challengeStart(href, seeded)).toBe(`${href}?challenge=abcdefghijklmnop&mode=easy`);
    expect(puzzleText('Quiet Sudoku', seeded)).toBe('Quiet Sudoku, Easy');
  });
});

describe('the board of a challenge', () => {
  it('ranks smaller times and larger scores first, and gives equal values the same rank', () => {
    const rows = [{ value: 30 }, { value: 10 }, { value: 30 }, { value: 50 }];
    expect(rankChallenge(rows, true).map(({ value, rank }) => [value, rank])).toEqual([
      [10, 1],
      [30, 2],
      [30, 2],
      [50, 4],
    ]);
    expect(rankChallenge(rows, false)[0]).toEqual({ value: 50, rank: 1 });
  });
});
