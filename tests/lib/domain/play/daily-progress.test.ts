/** Tests the progress of unfinished dailies on this device: reports, stored values, and newer progress at the service. */
import { describe, expect, it } from 'vitest';
import { levelTextOf, parseDailyProgress, withDailyProgress } from '@/lib/domain/play/daily-progress';

const TODAY = '2026-11-27';
const known = { 7: { levelKey: TODAY, text: '26 of 81', share: 0.25 } };

describe('a report of progress', () => {
  it('replaces the game’s previous level', () => {
    expect(withDailyProgress(known, '7', { levelKey: '2026-11-28', text: '1 of 81', share: null })).toEqual({
      7: { levelKey: '2026-11-28', text: '1 of 81', share: null },
    });
  });

  it.each([
    ['removes the level once it is finished', TODAY, {}],
    ['retains the level when another one is finished', '2026-11-01', known],
  ])('%s', (_name, levelKey, expected) => {
    expect(withDailyProgress(known, '7', { levelKey, text: null, share: null })).toEqual(expected);
  });
});

describe('stored progress', () => {
  it('drops malformed entries and shortens texts', () => {
    const stored = {
      ...known,
      8: { levelKey: 'tomorrow', text: 'x', share: 0 },
      9: { levelKey: TODAY, text: ' ', share: 0 },
      10: { levelKey: TODAY, text: 'y'.repeat(60), share: 2 },
      x: known[7],
      11: null,
    };
    expect(parseDailyProgress(stored)).toEqual({
      ...known,
      10: { levelKey: TODAY, text: 'y'.repeat(40), share: null },
    });
    expect(parseDailyProgress('text')).toEqual({});
  });
});

describe('the text of a level', () => {
  it.each([
    ['appears while the service has less', known[7], TODAY, 0, '26 of 81'],
    ['appears while the service has the same, rounded', known[7], TODAY, 0.2504, '26 of 81'],
    ['stays hidden when another device is further', known[7], TODAY, 0.5, null],
    ['stays hidden on another day', known[7], '2026-11-28', 0, null],
    ['appears without a share', { ...known[7], share: null }, TODAY, 0.9, '26 of 81'],
    ['stays hidden without a report', undefined, TODAY, 0, null],
  ])('%s', (_name, stored, levelKey, serviceShare, text) => {
    expect(levelTextOf(stored, levelKey, serviceShare)).toBe(text);
  });
});
