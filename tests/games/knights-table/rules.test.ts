import { Chess } from 'chess.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EDITIONS,
  MAX_MOVES,
  MIN_MS_PER_MOVE,
  MODE_LABELS,
  MAX_STEPS,
  POINTS,
} from '@/games/knights-table/config';
import {
  adviseStep,
  applyMove,
  createPlay,
  makeLevel,
  movesFrom,
  pointsOf,
} from '@/games/knights-table/play';
import { describeWorth } from '@/games/knights-table/words';
import { rulesFor } from '@/games/knights-table/rules';
import { nameOf, boardPlaceOf, squareOf, SQUARES } from '@/games/knights-table/squares';
import type { ModeKey, Move, Play, Setting } from '@/games/knights-table/types';
import golden from './golden-runs.json';

const MODES = Object.keys(MODE_LABELS) as ModeKey[];
const SETTINGS: Setting[] = ['classic', 'pawns', 'shuffled'];
const rules = rulesFor('knights-table')!;
const spec = { seed: 'rules-test', mode: 'squire' };
const e2 = squareOf('e2');
const e4 = squareOf('e4');

/** Returns a play of the given position, in which the player is to move. */
const playAt = (fen: string, mode: ModeKey = 'master'): Play => ({
  ...createPlay(makeLevel('classic', mode, 'a board')),
  chess: new Chess(fen),
});

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)(
    'replays $keyword against $mode to the same result',
    ({ keyword, seed, mode, moves, score, board }) => {
      const ownRules = rulesFor(keyword)!;
      const parsed = ownRules.parseMoves(moves)!;
      expect(ownRules.replay({ seed, mode }, parsed)).toMatchObject({
        outcome: 'finished',
        moveCount: moves.length,
        progress: 1,
        score,
      });
      expect(ownRules.replay({ seed, mode }, parsed.slice(0, -1)).outcome).toBe('unfinished');
      const { setting } = EDITIONS.find((edition) => edition.keyword === keyword)!;
      const play = createPlay(makeLevel(setting, mode as ModeKey, seed));
      for (const move of parsed) applyMove(play, move as Move);
      expect(play.chess.fen()).toBe(board);
    },
  );

  it.each<[string, Move[]]>([
    ['a piece from an empty square', [[squareOf('e5'), squareOf('e6')]]],
    ['a piece of the opponent', [[squareOf('e7'), squareOf('e5')]]],
    ['a move against the rules of the piece', [[e2, squareOf('e5')]]],
    ['a pawn that becomes something on the way', [[e2, e4, 0]]],
    ['a move after the end', [['resign'], [e2, e4]]],
    ['taking back nothing', [['undo']]],
    ['black after the first move', [[e2, e4], ['black']]],
    ['black twice', [['black'], ['black']]],
    ['taking back the first move of the other side', [['black'], ['undo']]],
  ])('refuses %s', (_, moves) => {
    expect(rules.replay(spec, moves).outcome).toBe('illegal');
  });

  it('refuses an unknown opponent', () => {
    expect(rules.replay({ seed: 'x', mode: 'grandmaster' }, []).outcome).toBe('illegal');
  });

  it('counts undone steps toward the maximum number of steps', () => {
    const stepAndUndo: Move[] = [[e2, e4], ['undo']];
    const moves = Array.from({ length: MAX_STEPS + 1 }, () => stepAndUndo).flat();
    expect(rules.replay(spec, moves)).toMatchObject({ outcome: 'illegal', moveCount: 2 * MAX_STEPS - 1 });
  });

  it('interrupts the replay once its budget is spent', () => {
    let checks = 0;
    const replay = rules.replay(spec, [[e2, e4], ['undo'], ['resign']], () => ++checks > 2);
    expect(replay).toMatchObject({ outcome: 'interrupted', moveCount: 2 });
  });

  it('requires a minimum time per move', () => {
    expect(rules.minimumActiveMs(spec, 9)).toBe(9 * MIN_MS_PER_MOVE);
  });
});

describe('the board', () => {
  it('uses the square names of chess, and rotates for black', () => {
    expect(SQUARES.map((square) => squareOf(nameOf(square)))).toEqual(SQUARES);
    expect(nameOf(0)).toBe('a8');
    expect(boardPlaceOf(squareOf('h1'), 'b')).toBe(0);
  });

  it('sets up the pieces in chess order, as pawns only, or shuffled with bishops on both colors', () => {
    expect(makeLevel('classic', 'squire', 'x').start).toBe(new Chess().fen());
    expect(new Chess(makeLevel('pawns', 'squire', 'x').start).board().flat().filter(Boolean)).toHaveLength(
      18,
    );
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { start } = makeLevel('shuffled', 'squire', seed);
        const court = start.split('/')[0]!;
        expect([...court].sort().join('')).toBe('bbknnqrr');
        expect(court).not.toBe('rnbqkbnr');
        expect((court.indexOf('b') + court.lastIndexOf('b')) % 2).toBe(1);
        expect(start.split(' ')[0]!.split('/').at(-1)).toBe(court.toUpperCase());
      }),
    );
  });
});

describe('a game', () => {
  it('gets a legal reply to every move, and the same reply each time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SETTINGS),
        fc.constantFrom(...MODES),
        fc.string(),
        fc.array(fc.nat(), { maxLength: 6 }),
        (setting, mode, seed, choices) => {
          const play = createPlay(makeLevel(setting, mode, seed));
          const secondPlay = createPlay(makeLevel(setting, mode, seed));
          for (const choice of choices) {
            const steps = SQUARES.flatMap((square) => movesFrom(play, square)).filter(
              ({ promotion }) => !promotion,
            );
            const chosenStep = steps[choice % steps.length];
            if (!chosenStep || play.ending) break;
            const step: Move = [squareOf(chosenStep.from), squareOf(chosenStep.to)];
            expect(applyMove(play, step)).toBeNull();
            expect(applyMove(secondPlay, step)).toBeNull();
            expect(play.ending || play.chess.turn() === play.side).toBeTruthy();
          }
          expect(secondPlay.chess.fen()).toBe(play.chess.fen());
        },
      ),
      { numRuns: 40 },
    );
  });

  it('undoes a move and its reply, and replies to the same move in the same way', () => {
    const play = createPlay(makeLevel('classic', 'rider', 'undo'));
    const start = play.chess.fen();
    applyMove(play, [e2, e4]);
    const after = play.chess.fen();
    expect(applyMove(play, ['undo'])).toBeNull();
    expect(play.chess.fen()).toBe(start);
    applyMove(play, [e2, e4]);
    expect(play.chess.fen()).toBe(after);
    expect(play.steps).toBe(2);
  });

  it('gives white the first move when the player takes black', () => {
    const play = createPlay(makeLevel('classic', 'rider', 'black'));
    expect(applyMove(play, ['black'])).toBeNull();
    expect(play.chess.history()).toHaveLength(1);
    expect(play.chess.turn()).toBe('b');
  });

  it.each([
    ['won', '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1', ['f7', 'g7']],
    ['stalemate', '7k/5Q2/8/6K1/8/8/8/8 w - - 0 1', ['g5', 'g6']],
    ['bare', '7k/8/8/8/8/8/6r1/7K w - - 0 1', ['h1', 'g2']],
    ['fifty', '7k/8/8/8/8/8/R7/7K w - - 99 80', ['a2', 'b2']],
  ])('ends as %s', (ending, fen, [from, to]) => {
    const play = playAt(fen);
    expect(applyMove(play, [squareOf(from!), squareOf(to!)])).toBeNull();
    expect(play.ending).toBe(ending);
  });

  it('ends in a loss when the player overlooks a mate', () => {
    const play = playAt('6k1/8/8/8/8/1q6/r7/7K w - - 0 1');
    applyMove(play, [squareOf('h1'), squareOf('g1')]);
    expect(play.ending).toBe('lost');
  });

  it('ends after the maximum number of moves', () => {
    const play = playAt('7k/pppppppp/8/8/8/8/PPPPPPPP/N6K w - - 0 1');
    play.steps = MAX_STEPS - 1;
    applyMove(play, [squareOf('a2'), squareOf('a3')]);
    expect(play.ending).toBe('long');
  });

  it.each([0, 1, 2, 3])('promotes a pawn to piece %i', (choice) => {
    const play = playAt('8/4P1k1/8/8/8/8/pp6/7K w - - 0 1');
    expect(applyMove(play, [squareOf('e7'), squareOf('e8')])).not.toBeNull();
    expect(applyMove(play, [squareOf('e7'), squareOf('e8'), choice])).toBeNull();
    expect(play.chess.history()[0]).toBe(`e8=${'QRBN'[choice]}${choice === 3 ? '+' : ''}`);
  });
});

describe('the score', () => {
  it('rises for a quick win, falls for help, and never reaches zero', () => {
    const won = playAt('7k/5Q2/6K1/8/8/8/8/8 w - - 0 1');
    applyMove(won, [squareOf('f7'), squareOf('g7')]);
    expect(pointsOf(won)).toBe(POINTS.won + (POINTS.swift.moves - 1) * POINTS.swift.each);
    // Undoing costs an extra step and the penalty for an undo.
    const helped = { ...won, steps: won.steps + 1, hints: 1, undos: 1 };
    expect(pointsOf(helped)).toBe(pointsOf(won) - POINTS.hint - POINTS.undo);
    expect(describeWorth(helped)).toEqual([
      ['won', `+${POINTS.won}`],
      ['swift', `+${(POINTS.swift.moves - 1) * POINTS.swift.each}`],
      ['1 hint', `−${POINTS.hint}`],
      ['taken back', `−${POINTS.undo}`],
    ]);
    const left = createPlay(makeLevel('classic', 'squire', 'left'));
    applyMove(left, ['resign']);
    expect(pointsOf({ ...left, hints: 9 })).toBe(POINTS.least);
  });

  it('counts captured pieces in a lost game', () => {
    const play = playAt('6k1/8/8/8/8/1q6/r7/n6K w - - 0 1');
    expect(pointsOf({ ...play, ending: 'lost' })).toBe(POINTS.least);
    const takes = playAt('3q2k1/8/8/8/8/8/8/3Q3K w - - 0 1');
    applyMove(takes, [squareOf('d1'), squareOf('d8')]);
    expect(pointsOf({ ...takes, ending: 'resigned' })).toBe(9 * POINTS.taken);
  });
});

describe('a hint', () => {
  it('suggests a legal move, and the mating move if there is one', () => {
    const play = playAt('7k/5Q2/6K1/8/8/8/8/8 w - - 0 1');
    expect(applyMove(play, adviseStep(play)!)).toBeNull();
    expect(play.ending).toBe('won');
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [1, 2]]],
    ['a square off the board', [[64, 1]]],
    ['one square', [[5]]],
    ['a fraction', [[0.5, 1]]],
    ['an unknown word', [['draw']]],
    ['an unknown crown', [[8, 0, 4]]],
    ['a move with too many values', [[1, 2, 0, 0]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['hint'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });
});
