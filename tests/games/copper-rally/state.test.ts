import { describe, expect, it } from 'vitest';
import { MAX_MOVES } from '@/games/copper-rally/config';
import { applyMove, timeMsOf } from '@/games/copper-rally/race';
import { rulesFor } from '@/games/copper-rally/rules';
import { roadEngine } from '@/games/copper-rally/road/drive';
import {
  saveBest,
  parseRecords,
  readMoves,
  withRecords,
  writeMoves,
  type SavedRecords,
} from '@/games/copper-rally/saved-records';
import { createGame } from '@/games/copper-rally/state';
import { createGhost } from '@/games/copper-rally/table/ghost';
import { tableEngine } from '@/games/copper-rally/table/drive';
import { moveCodeOf, type Engine, type Race } from '@/games/copper-rally/types';
import {
  nextMedalText,
  formatLap,
  lapMsOf,
  timeoutText,
  eventLineFor,
  medalRankOf,
  medalsOf,
} from '@/games/copper-rally/words';
import { driveTable } from './drivers';

const start = (mode = 'r1') => createGame(roadEngine, mode)!;

describe('the race state', () => {
  it('records the moves that a replay needs, and resumes at the saved tick', () => {
    const game = start();
    for (let tick = 0; tick < 500; tick++) {
      if (tick % 60 === 30) game.hold(moveCodeOf((tick / 60) % 2 < 1 ? 2 : -2, false, false));
      game.step();
    }
    const resumed = createGame(roadEngine, 'r1', { moves: game.moves, ticks: game.play.tick })!;
    expect(resumed.play).toEqual(game.play);
    expect(resumed.moves).toEqual(game.moves);
  });

  it('stops recording at the finish, so that a replay accepts the run', () => {
    const game = start('r0');
    while (!game.play.ending) game.step();
    expect(game.isDone()).toBe(false);
    game.seal();
    game.seal();
    expect(game.isDone()).toBe(true);
    const result = rulesFor('copper-rally')!.replay({ seed: '', mode: 'r0' }, game.moves);
    expect(result).toMatchObject({ outcome: 'finished', moveCount: 1 });
  });

  it('discards everything on a new start', () => {
    const game = start();
    game.hold(moveCodeOf(4, true, false));
    game.step();
    game.restart();
    expect(game.moves).toEqual([]);
    expect(game.play).toMatchObject({ tick: 0, held: 4, ending: null });
  });

  it('starts over if a save is invalid or its time had run out', () => {
    expect(createGame(roadEngine, 'r1', { moves: [[0, 4]], ticks: 9 })!.play.tick).toBe(0);
    expect(
      createGame(roadEngine, 'r1', { moves: [[0, moveCodeOf(0, true, false)]], ticks: 9_000 })!.play.tick,
    ).toBe(0);
    expect(createGame(roadEngine, 'x1')).toBeNull();
  });

  it('records no more steering when only the final move is left', () => {
    const game = start('r5');
    for (let i = 0; i < MAX_MOVES + 50; i++) game.hold(moveCodeOf(i % 2 ? 1 : -1, false, false));
    expect(game.moves.length).toBe(MAX_MOVES - 1);
  });
});

describe('the store of saved runs', () => {
  it('serializes moves compactly, and parses them back', () => {
    const { moves } = driveTable('t2', 'ace');
    expect(readMoves(writeMoves(moves))).toEqual(moves);
    expect(readMoves('nonsense')).toEqual([]);
    expect(readMoves(undefined)).toEqual([]);
  });

  it('keeps the better of two runs, with its ghost', () => {
    const shelf: SavedRecords = { isEasy: false, bests: {}, ghosts: {} };
    expect(saveBest(shelf, 't1', 50_000, [[1, 2]], true)).toBeNull();
    expect(saveBest(shelf, 't1', 60_000, [[9, 9]], true)).toBe(50_000);
    expect(shelf).toMatchObject({ bests: { t1: 50_000 }, ghosts: { t1: '1.2' } });
  });

  it('skips invalid entries, and saves its data next to the runs', async () => {
    const saved = { shelf: { isEasy: true, bests: { r1: 9, r2: 'x' }, ghosts: { t1: '1.2', r1: 4 } } };
    const shelf = parseRecords(saved, ['r1', 'r2', 't1']);
    expect(shelf).toEqual({ isEasy: true, bests: { r1: 9 }, ghosts: { t1: '1.2' } });
    expect(parseRecords(null, ['r1'])).toEqual({ isEasy: false, bests: {}, ghosts: {} });
    const sent: unknown[] = [];
    const page = { progress: { save: (state: unknown) => Promise.resolve(void sent.push(state)) } };
    const { starwick } = withRecords(page as never, { savedState: saved } as never, ['r1']);
    await starwick.progress.save({ puzzles: { r1: { long: 'x'.repeat(100_000) }, r2: {} }, lastMode: 'r2' });
    expect(sent).toEqual([
      { puzzles: { r2: {} }, lastMode: 'r2', shelf: { isEasy: true, bests: { r1: 9 }, ghosts: {} } },
    ]);
  });

  it('replays a ghost to the exact tick', () => {
    const { play, moves } = driveTable('t1', 'fair');
    const ghost = createGhost('t1', moves)!;
    while (!ghost.play.ending) ghost.step();
    expect(ghost.play).toMatchObject({ tick: play.tick, x: play.x, y: play.y });
    expect(createGhost('t1', [])).toBeNull();
  });
});

describe('the text of a race', () => {
  it('shows times in tenths of a second, and names the next medal', () => {
    expect(formatLap(64_390)).toBe('1:04.3');
    expect(medalRankOf('road', 'r1', 1_000)).toBe(0);
    expect(medalRankOf('road', 'r1', 500_000)).toBe(3);
    expect(nextMedalText('road', 'r1', 1_000)).toMatch(/^Gold \d:\d\d$/);
    expect(nextMedalText('road', 'r1', 500_000)).toBe('To the finish');
  });

  it('announces laps and checkpoints to screen readers', () => {
    const game = createGame(tableEngine, 't1')!;
    applyMove(tableEngine, game.play, [60, moveCodeOf(1, false, false)]);
    expect(eventLineFor('lap', 1, game)).toBe('Lap 1 done, 0:01.0.');
    const { play } = driveTable('t1', 'fair');
    const laps = [1, 2, 3].map((lap) => lapMsOf(play, lap));
    expect(Math.abs(laps.reduce((sum, ms) => sum + ms, 0) - timeMsOf(play))).toBeLessThan(3);
    expect(laps[1]).toBeLessThan(timeMsOf(play) / 2);
    expect(eventLineFor('lap', 2, { play } as never)).toBe(`Lap 2 done, ${formatLap(laps[1]!)}.`);
    expect(eventLineFor('checkpoint', 2, start() as never)).toMatch(/^Checkpoint 2\. \d+ seconds\.$/);
    expect(eventLineFor('lamp', 1, game)).toBeNull();
  });
});

describe('a race that ran out of time', () => {
  it.each([
    ['road', roadEngine, 'r5', /^\d+ meters short/],
    ['table', tableEngine, 't9', /^Five minutes are up/],
  ] as const)(
    'reports the timeout on the %s, and starts over when it is opened again',
    (world, engine, mode, announcements) => {
      const game = createGame<Race>(engine as unknown as Engine<Race>, mode)!;
      game.hold(moveCodeOf(0, true, false));
      while (!game.play.ending) game.step();
      expect(game.play.ending).toBe('late');
      expect(timeoutText(world, game.play)).toMatch(announcements);
      const saved = { moves: [...game.moves], ticks: game.play.tick };
      const resumed = createGame<Race>(engine as unknown as Engine<Race>, mode, saved)!;
      expect(resumed.play).toMatchObject({ tick: 0, ending: null });
      expect(resumed.moves).toEqual([]);
      resumed.step();
      expect(resumed.play.tick).toBe(1);
    },
  );
});

describe('the rally as a whole', () => {
  it('counts the stages with a medal', () => {
    expect(medalsOf('road', ['r1', 'r2', 'r3'], { r1: 1_000, r2: 900_000 })).toBe(1);
  });
});
