import { describe, expect, it, vi } from 'vitest';
import { EDITIONS, OPPONENTS_REVISION } from '@/games/knights-table/config';
import { createPuzzleKind } from '@/games/knights-table/kind';
import * as opponent from '@/games/knights-table/opponent';
import golden from './golden-runs.json';

vi.mock('@/games/knights-table/opponent', { spy: true });

const { keyword, seed, mode, moves } = golden.find((run) => run.mode === 'rider')!;
const kind = createPuzzleKind(EDITIONS.find((edition) => edition.keyword === keyword)!);
const spec = { seed, mode: mode as 'rider' };
const parsed = kind.parseMoves(moves.slice(0, 12))!;

const searchCount = () => vi.mocked(opponent.rankAnswers).mock.calls.length;
const openedWith = (extra: Record<string, unknown>) => {
  vi.mocked(opponent.rankAnswers).mockClear();
  return kind.begin(spec, { moves: parsed, ...kind.parseExtra(extra)! })!;
};

describe('a saved game', () => {
  const savedGame = kind.begin(spec, { moves: parsed, ...kind.parseExtra({})! })!;
  const saved = JSON.parse(JSON.stringify(kind.extraOf(savedGame))) as Record<string, unknown>;

  it('resumes with the stored replies, without computing them again', () => {
    const resumed = openedWith(saved);
    expect(resumed.play.chess.fen()).toBe(savedGame.play.chess.fen());
    expect(resumed.moves).toEqual(parsed);
    expect(searchCount()).toBe(0);
    expect(kind.extraOf(resumed)).toEqual(saved);
  });

  it.each([
    ['none are kept', {}],
    ['others gave them', { ...saved, revision: OPPONENTS_REVISION - 1 }],
    ['they are no answers', { ...saved, answers: [[1, 64]] }],
    ['they are not a list', { ...saved, answers: 'e5' }],
    ['no man may go there', { ...saved, answers: [[63, 0]] }],
  ])('computes the replies again when %s', (_, extra) => {
    const resumed = openedWith(extra);
    expect(resumed.play.chess.fen()).toBe(savedGame.play.chess.fen());
    expect(searchCount()).toBeGreaterThan(0);
  });
});
