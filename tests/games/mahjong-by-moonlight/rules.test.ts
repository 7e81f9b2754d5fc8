import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFree } from '@/games/mahjong-by-moonlight/board';
import {
  EDITIONS,
  HINT_PENALTY_MS,
  MAX_MOVES,
  MIN_MS_PER_PAIR,
  SHUFFLE_PENALTY_MS,
} from '@/games/mahjong-by-moonlight/config';
import { faceGroupOf } from '@/games/mahjong-by-moonlight/faces';
import { rulesFor } from '@/games/mahjong-by-moonlight/rules';
import type { Move } from '@/games/mahjong-by-moonlight/types';
import golden from './golden-levels.json';
import { dealOf, requireValue, movesOf } from './seeds';

const edition = EDITIONS[0]!;
const rules = requireValue(rulesFor(edition.keyword));
const spec = { seed: 'rules-test', mode: 'tonight' };
const { board, faces, solution } = dealOf(edition, 'tonight', spec.seed);
const moves = movesOf(solution);
const free = listFree(board, () => true);
const blockedSlot = board.slots.findIndex((_, slot) => !free.includes(slot));
const unlike = requireValue(free.find((slot) => faceGroupOf(faces[slot]!) !== faceGroupOf(faces[free[0]!]!)));

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('chess')).toBeNull();
  });

  it.each(golden)('always deals $keyword $mode $seed the same way, and accepts its solution', (level) => {
    const ownRules = requireValue(EDITIONS.find(({ keyword }) => keyword === level.keyword));
    expect(dealOf(ownRules, level.mode as 'tonight', level.seed).faces.join(' ')).toBe(level.faces);
    const parsed = requireValue(requireValue(rulesFor(level.keyword)).parseMoves(level.moves));
    expect(requireValue(rulesFor(level.keyword)).replay(level, parsed)).toEqual({
      outcome: 'finished',
      moveCount: level.moves.length,
      penaltyMs: level.penaltyMs,
      progress: 1,
    });
  });

  it('adds the penalty for hints', () => {
    const result = rules.replay(spec, [['hint'], ...moves.slice(0, 3), ['hint'], ...moves.slice(3)]);
    expect(result).toMatchObject({ outcome: 'finished', penaltyMs: 2 * HINT_PENALTY_MS });
    const shuffled = rules.replay(spec, [...moves.slice(0, 9), ['shuffle']]);
    expect(shuffled).toMatchObject({ outcome: 'unfinished', penaltyMs: SHUFFLE_PENALTY_MS });
  });

  it('reports an incomplete list of moves as unfinished', () => {
    const result = rules.replay(spec, moves.slice(0, -1));
    expect(result.outcome).toBe('unfinished');
    expect(result.progress).toBeCloseTo(71 / 72);
  });

  it('refuses every solution with a missing pair', () => {
    for (let at = 0; at < moves.length; at += 7)
      expect(
        rules.replay(
          spec,
          moves.filter((_, index) => index !== at),
        ).outcome,
      ).not.toBe('finished');
  });

  it.each<[string, Move[]]>([
    ['a tile with itself', [['pair', free[0]!, free[0]!]]],
    ['a tile that is held', [['pair', blockedSlot, free[0]!]]],
    ['two that differ', [['pair', free[0]!, unlike]]],
    ['a pair that is gone', [moves[0]!, moves[0]!]],
    ['a hint after the end', [...moves, ['hint']]],
    ['a shuffle after the end', [...moves, ['shuffle']]],
  ])('refuses %s with a reason', (_, list) => {
    const result = rules.replay(spec, list);
    expect(result.outcome).toBe('illegal');
    expect(result.reason).toBeTruthy();
  });

  it('refuses the solution of another deal or another mode', () => {
    expect(rules.replay({ ...spec, seed: 'another' }, moves).outcome).not.toBe('finished');
    expect(rules.replay({ ...spec, mode: 'keen' }, moves).outcome).not.toBe('finished');
    expect(rules.replay({ ...spec, mode: 'none' }, moves).outcome).toBe('illegal');
  });

  it('requires a minimum time per pair', () => {
    expect(rules.minimumActiveMs(spec, 72)).toBe(72 * MIN_MS_PER_PAIR);
    expect(rules.msPerMove).toBe(MIN_MS_PER_PAIR);
  });
});

describe('parsing moves', () => {
  it('accepts the moves that the game sends', () => {
    const sent: Move[] = [...moves, ['hint'], ['shuffle']];
    expect(rules.parseMoves(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
  });

  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['hint']]],
    ['an unknown word', [['cheat']]],
    ['a move with too many values', [['hint', 1]]],
    ['half a pair', [['pair', 1]]],
    ['an unknown slot', [['pair', 0, 144]]],
    ['a fraction', [['pair', 0, 1.5]]],
    ['a word instead of a number', [['pair', '0', 1]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['hint'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw', () => {
    const slot = fc.integer({ min: -1, max: 144 });
    const move = fc.oneof(
      fc.tuple(fc.constant('pair'), slot, slot),
      fc.tuple(fc.constantFrom('hint', 'shuffle')),
    );
    const list = fc.array(fc.oneof({ weight: 9, arbitrary: move }, fc.anything()));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), list, fc.array(move)), (input) => {
        const parsed = rules.parseMoves(input);
        if (parsed)
          expect(['finished', 'unfinished', 'illegal']).toContain(rules.replay(spec, parsed).outcome);
      }),
      { numRuns: 200 },
    );
  });
});
