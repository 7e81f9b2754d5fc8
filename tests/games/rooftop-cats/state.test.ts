import { describe, expect, it } from 'vitest';
import { EDITIONS, MAX_MOVES } from '@/games/rooftop-cats/config';
import { createPuzzleKind } from '@/games/rooftop-cats/kind';
import { createPlay, scoreOf } from '@/games/rooftop-cats/play';
import { rulesFor } from '@/games/rooftop-cats/rules';
import { createGame, type Game } from '@/games/rooftop-cats/state';
import { DUCK_HELD, END_MOVE, JUMP_HELD, type Play } from '@/games/rooftop-cats/types';
import { playAhead } from './runner';

const spec = { seed: 'state', mode: 'endless' } as const;
const kind = createPuzzleKind(EDITIONS[0]!);
const rules = rulesFor('rooftop-cats')!;
const stateOf = ({ course: _, ...state }: Play) => state;

/** Returns a game that a look-ahead player has played for a number of ticks. */
const startGame = (ticks: number): Game => {
  const { moves, play } = playAhead(spec, { ticks });
  return createGame(spec, { moves, ticks: play.tick });
};

const finish = (game: Game): void => {
  while (!game.isOver()) game.step();
  game.seal();
};

const savedOf = (game: Game) => ({
  moves: kind.parseMoves(JSON.parse(JSON.stringify(game.moves)))!,
  ...kind.parseExtra(JSON.parse(JSON.stringify(kind.extraOf(game))))!,
});

describe('a run on the screen', () => {
  it('records moves that the rules replay to its score', () => {
    const game = startGame(900);
    game.release();
    finish(game);
    expect(game.isDone()).toBe(true);
    expect(rules.replay(spec, game.moves)).toMatchObject({ outcome: 'finished', score: scoreOf(game.play) });
  });

  it('resumes after a reload at the same position, with the same windows lit', () => {
    const game = startGame(900);
    const resumed = createGame(spec, savedOf(game));
    expect(stateOf(resumed.play)).toEqual(stateOf(game.play));
    expect([resumed.caughtMoths, resumed.lights, resumed.completeHouses]).toEqual([
      game.caughtMoths,
      game.lights,
      game.completeHouses,
    ]);
    for (const each of [game, resumed]) finish(each);
    expect(resumed.moves).toEqual(game.moves);
  });

  it('remains finished after a reload', () => {
    const game = startGame(300);
    finish(game);
    const resumed = createGame(spec, savedOf(game));
    expect([resumed.isDone(), resumed.moves.at(-1)]).toEqual([true, game.moves.at(-1)]);
  });

  it('ignores a button that is already held, and releases all buttons at once', () => {
    const game = createGame(spec);
    game.press(JUMP_HELD, true);
    game.press(JUMP_HELD, true);
    game.press(DUCK_HELD, true);
    game.release();
    game.release();
    expect(game.moves).toEqual([
      [0, JUMP_HELD],
      [0, JUMP_HELD | DUCK_HELD],
      [0, 0],
    ]);
  });

  it('records no more key presses when only the final move is left', () => {
    const game = createGame(spec);
    for (let i = 0; i < MAX_MOVES * 2; i++) game.press(DUCK_HELD, i % 2 === 0);
    finish(game);
    expect(game.moves).toHaveLength(MAX_MOVES);
    expect(game.moves.at(-1)![1]).toBe(END_MOVE);
    expect(rules.replay(spec, rules.parseMoves(game.moves)!).outcome).toBe('finished');
  });

  it('ignores a save with too many ticks, or with invalid moves', () => {
    expect(kind.parseExtra({ ticks: 1e9 })).toBeNull();
    expect(kind.parseExtra({})).toBeNull();
    const game = createGame(spec, {
      moves: [
        [0, 1],
        [5, 1],
        [3, 0],
      ],
      ticks: 40,
    });
    expect(game.moves).toEqual([[0, 1]]);
    expect(game.play.tick).toBe(40);
  });

  it('notifies its listener of events, but not of events before a reload', () => {
    const game = startGame(600);
    const seen: string[] = [];
    game.listen((what) => seen.push(what));
    finish(game);
    expect(seen.at(-1)).toBe('lost');
    expect(createPlay(spec).tick).toBe(0);
  });
});
