import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { createMoveRater } from '@/games/knights-table/manners';
import { createPlay, makeLevel, applyAnswer, takeStep } from '@/games/knights-table/play';
import { squareOf } from '@/games/knights-table/squares';
import type { Play } from '@/games/knights-table/types';
import { titleOf } from '@/games/knights-table/words';

const playAt = (fen: string, side: 'w' | 'b' = 'w'): Play => ({
  ...createPlay(makeLevel('pawns', 'master', 'home')),
  chess: new Chess(fen),
  side,
});

describe('a game of kings and pawns', () => {
  it('ends when a pawn is promoted, to any piece', () => {
    const play = playAt('4k3/P7/8/8/8/8/7p/4K3 w - - 0 1');
    expect(takeStep(play, [squareOf('a7'), squareOf('a8'), 3])).toBeNull();
    expect(play.ending).toBe('won');
    expect(titleOf({ play })).toBe('Home first');
  });

  it('ends in a loss when the opponent promotes first', () => {
    const play = playAt('8/8/8/8/k7/8/K6p/8 b - - 0 1');
    applyAnswer(play);
    expect(play.ending).toBe('lost');
    expect(titleOf({ play })).toBe('Theirs came home first');
  });

  it('does not end when a pawn is promoted if the game is chess', () => {
    const play = { ...playAt('4k3/P7/8/8/8/8/7p/4K3 w - - 0 1'), level: makeLevel('classic', 'master', 'x') };
    takeStep(play, [squareOf('a7'), squareOf('a8'), 0]);
    expect(play.ending).toBeNull();
  });
});

describe('the style of the opponent', () => {
  const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

  it('favors developing minor pieces over moving the queen or an edge pawn', () => {
    const leaning = createMoveRater(START);
    expect(leaning({ from: 'g1', to: 'f3' })).toBeGreaterThan(0);
    expect(leaning({ from: 'e2', to: 'e4' })).toBeGreaterThan(0);
    expect(leaning({ from: 'a2', to: 'a4' })).toBeLessThan(0);
    const after = createMoveRater('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
    expect(after({ from: 'd1', to: 'h5' })).toBeLessThan(0);
    expect(after({ from: 'e1', to: 'e2' })).toBeLessThan(0);
  });

  it('favors castling', () => {
    const leaning = createMoveRater('r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 9');
    expect(leaning({ from: 'e1', to: 'g1' })).toBeGreaterThan(leaning({ from: 'e1', to: 'f1' }));
  });

  it('favors pushing a passed pawn, more so when it is further advanced', () => {
    const leaning = createMoveRater('4k3/8/P7/8/7p/1P6/6P1/4K3 w - - 0 40');
    expect(leaning({ from: 'a6', to: 'a7' })).toBeGreaterThan(leaning({ from: 'b3', to: 'b4' }));
    expect(leaning({ from: 'g2', to: 'g3' })).toBe(0);
  });
});
