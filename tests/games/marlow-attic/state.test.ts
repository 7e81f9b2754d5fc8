import { describe, expect, it } from 'vitest';
import { parseSaves, serialiseSaves } from '@/games/kit/shell/saves';
import { EDITIONS, MAX_MOVES, MISS_PENALTY_MS } from '@/games/marlow-attic/config';
import { createPuzzleKind } from '@/games/marlow-attic/kind';
import { targetAt } from '@/games/marlow-attic/play';
import { levelFor, rulesFor } from '@/games/marlow-attic/rules';
import { createGame } from '@/games/marlow-attic/state';
import { spotsOf } from './spots';

const edition = EDITIONS[0]!;
const spec = { seed: 'state-test', mode: 'keen' as const };
const level = levelFor(edition, spec)!;
const spots = spotsOf(level);
const begin = (moves = undefined as Parameters<typeof createGame>[2]) => createGame('keen', level, moves);
const missOf = (game: ReturnType<typeof begin>) => {
  for (let x = 10; x < 1000; x += 15) if (targetAt(game.play, x, 450) < 0) return [x, 450] as const;
  throw new Error('no miss');
};

describe('the game state', () => {
  it('finds each thing where it is visible, and removes it', () => {
    const game = begin();
    spots.forEach(({ x, y }, place) => expect(game.pick(x, y)).toEqual({ outcome: 'found', place }));
    expect(game.isDone()).toBe(true);
  });

  it('never finds a thing twice', () => {
    const game = begin();
    game.pick(spots[0]!.x, spots[0]!.y);
    expect(game.pick(spots[0]!.x, spots[0]!.y)).not.toEqual({ outcome: 'found', place: 0 });
  });

  it('charges the third wrong tap in a row', () => {
    const game = begin();
    const [x, y] = missOf(game);
    const costs = [1, 2, 3].map(() => game.pick(x, y));
    expect(costs.map((picking) => (picking.outcome === 'missed' ? picking.costMs : null))).toEqual([
      0,
      0,
      MISS_PENALTY_MS,
    ]);
  });

  it('records no more taps when only the moves for the remaining finds are left', () => {
    const game = begin();
    const [x, y] = missOf(game);
    for (let i = 0; i < MAX_MOVES + 50; i++) game.pick(x, y);
    for (const spot of spots) game.pick(spot.x, spot.y);
    expect(game.moves.length).toBeLessThanOrEqual(MAX_MOVES);
    expect(rulesFor('marlow-attic')!.replay(spec, game.moves).outcome).toBe('finished');
  });

  it('hints at each thing once, and never at a thing that was found', () => {
    const game = begin();
    game.pick(spots[0]!.x, spots[0]!.y);
    const lit = level.wanted.map(() => game.requestHint());
    expect(lit).toEqual([...level.wanted.keys()].slice(1).concat(null as never));
  });

  it('hints at a region that contains the thing', () => {
    level.lights.forEach(({ x, y }, place) => {
      const one = level.lying[level.wanted[place]!]!;
      expect(Math.hypot(one.x - x, one.y - y)).toBeLessThan(80);
    });
  });

  it('keeps the magnifying glass on the scene', () => {
    const game = begin();
    game.moveGlass(-5000, 5000);
    expect(game.glass).toEqual({ x: 0, y: 900 });
  });

  it('resumes from a save, and rejects an invalid save', () => {
    const game = begin();
    game.pick(spots[1]!.x, spots[1]!.y);
    game.requestHint();
    expect(begin(game.moves).play).toEqual(game.play);
    const kind = createPuzzleKind(edition);
    const run = { runId: 'r', seed: spec.seed, levelKey: null, mode: 'keen', startedAt: '' };
    const puzzle = { run, isRanked: true, activeMs: 5, moves: game.moves, isFinished: false };
    const saves = {
      puzzles: { keen: puzzle },
      days: [],
      feats: {},
      lastMode: 'keen' as const,
      hasSeenHowTo: true,
    };
    const json = JSON.parse(JSON.stringify(serialiseSaves(saves)));
    expect(parseSaves(json, kind)).toEqual(saves);
    json.puzzles.keen.moves = [['cheat']];
    expect(parseSaves(json, kind).puzzles).toEqual({});
  });
});
