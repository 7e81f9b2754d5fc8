import { describe, expect, it } from 'vitest';
import { pickBetter, parseBests, withBests } from '@/games/kit/level-bests';

const levelBest = (stars: number, points: number) => ({ stars, points });

describe('the best result of every level', () => {
  it('keeps the better stars and the better points of each level', () => {
    expect(pickBetter([levelBest(3, 10), levelBest(0, 0)], [levelBest(1, 40)])).toEqual([
      levelBest(3, 40),
      levelBest(0, 0),
    ]);
    expect(pickBetter([], [])).toEqual([]);
  });

  it('survives saving and loading beside the runs', async () => {
    const sent: unknown[] = [];
    const page = { progress: { save: (state: unknown) => Promise.resolve(void sent.push(state)) } };
    const open = (savedState: unknown) => withBests(page as never, { savedState } as never, ['one', 'two']);
    const { starwick, bests } = open(null);
    bests.save('one', [levelBest(3, 90), levelBest(0, 0)]);
    bests.save('one', [levelBest(0, 0)]);
    bests.save('round', [levelBest(3, 9)]);
    await starwick.progress.save({ puzzles: {} });
    expect(sent).toEqual([
      {
        puzzles: {},
        bests: {
          one: [
            [3, 90],
            [0, 0],
          ],
        },
      },
    ]);
    expect(open(sent[0]).bests.of('one')).toEqual([levelBest(3, 90), levelBest(0, 0)]);
    expect(open(sent[0]).bests.of('two')).toEqual([]);
  });

  it.each([
    ['a value that is not a list', { one: 3 }],
    ['a fourth star', { one: [[4, 0]] }],
    ['negative points', { one: [[1, -1]] }],
    ['half a star', { one: [[0.5, 1]] }],
    ['an incomplete level', { one: [[1]] }],
    ['far too many levels', { one: Array.from({ length: 101 }, () => [1, 1]) }],
  ])('ignores %s', (_, bests) => {
    expect([...parseBests({ bests } as never, ['one'])]).toEqual([]);
  });
});
