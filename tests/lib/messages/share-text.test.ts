import { describe, expect, it } from 'vitest';
import type { ResultReport } from '@/lib/game-protocol';
import { createDailyShare, formatShareText } from '@/lib/messages/share-text';

const REPORT: ResultReport = {
  ...{ runId: 'r', mode: 'daily', levelKey: '2026-11-26', title: 'Solved', label: '', went: 'no hints' },
  ...{ written: '1:12', noun: 'time', best: null, parts: [], isWon: true, status: 'sent', refusal: '' },
  ...{ result: null, shareText: 'Quiet Sudoku: Easy\nSolved in 1:12.', actions: [] },
  shareGrid: { rows: ['🟨🟨', '💡🟨'], signs: ['🟨', '💡'], text: '4 parts: 3 without help, 1 with a hint' },
};
const SHARED = {
  title: 'Quiet Sudoku',
  report: REPORT,
  today: '2026-11-26',
  top: 'Top 7% today',
  streak: 6,
};

describe('the text of a shared daily', () => {
  it('contains the game, the day, the value, the grid as text and emoji, the share of players and the streak', () => {
    expect(formatShareText(SHARED).split('\n')).toEqual([
      'Quiet Sudoku, 26 Nov',
      '1:12, no hints',
      '4 parts: 3 without help, 1 with a hint',
      '🟨🟨',
      '💡🟨',
      'Top 7% today',
      'Six days in a row',
    ]);
  });

  it('omits unknown values, and a streak of one day', () => {
    const report = { ...REPORT, shareGrid: undefined };
    expect(formatShareText({ ...SHARED, report, top: null, streak: 1 }).split('\n')).toEqual([
      'Quiet Sudoku, 26 Nov',
      '1:12, no hints',
    ]);
  });

  it('includes the year if the day is in another year, and omits the streak for a past day', () => {
    const report = { ...REPORT, levelKey: '2025-12-31' };
    const { heading, lines } = createDailyShare({ ...SHARED, report });
    expect(heading).toBe('Quiet Sudoku, 31 Dec 2025');
    expect(lines).toEqual(['1:12, no hints', 'Top 7% today']);
  });

  it('includes the score, and how a lost run ended', () => {
    const report = { ...REPORT, noun: 'score', written: '4,218', title: 'No swap left', isWon: false };
    expect(createDailyShare({ ...SHARED, report, streak: 12 }).lines).toEqual([
      'No swap left, score 4,218, no hints',
      'Top 7% today',
      '12 days in a row',
    ]);
  });
});

describe('the text of another shared game', () => {
  it('contains the game’s own text and the player’s top percentage', () => {
    const report = { ...REPORT, levelKey: null };
    expect(formatShareText({ ...SHARED, report, top: 'Top 8% this week' })).toBe(
      'Quiet Sudoku: Easy\nSolved in 1:12.\nTop 8% this week',
    );
  });
});
