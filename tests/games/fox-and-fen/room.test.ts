import { describe, expect, it } from 'vitest';
import { beamsOf, OUT_OF_VIEW, ROOM, nearestLightDirection } from '@/games/fox-and-fen/room/room';
import type { Room } from '@/games/fox-and-fen/room/types';

/** Lights and puts out candles. Throws if a move is not possible. */
const playMoves = (map: readonly string[], moves: readonly number[]): Room =>
  moves.reduce<Room>(
    (room, move) => {
      const next = ROOM.move(room, move);
      if (!next) throw new Error(`Nothing comes of ${move}`);
      return next;
    },
    ROOM.read(map, null),
  );

describe('a moth', () => {
  it('flies to the nearest light in its row or column and lands next to it', () => {
    expect(playMoves(['#######', 'm....c.'], [0]).moths).toEqual([11]);
    expect(playMoves(['#######', 'c.m...C'], [0]).moths).toEqual([8]);
    expect(playMoves(['#######', '.m....c', 'c......'], [1]).moths).toEqual([8]);
  });

  it('stays in place when two lights are equally close', () => {
    const room = playMoves(['#######', 'c..m..C'], [0]);
    expect(room.moths).toEqual([10]);
    expect(nearestLightDirection(room, 10)).toBe(-1);
  });

  it('leaves through the window when no light is closer', () => {
    const map = ['###W###', '.......', '...m...', '...C...'];
    expect(playMoves(map, [0]).moths).toEqual([OUT_OF_VIEW]);
    expect(ROOM.isWon(playMoves(map, [0]))).toBe(true);
  });

  it('sees over a dark candle, but not over a shelf', () => {
    expect(playMoves(['#####', 'm.c.c'], [1]).moths).toEqual([8]);
    expect(playMoves(['#####', 'm.H.c'], [0]).moths).toEqual([5]);
  });

  it('prevents the candle on its cell from being lit', () => {
    const room = playMoves(['#####', 'm.c.C', '.....'], [1, 1]);
    expect(room.moths).toEqual([8]);
    const onWick = playMoves(['#####', 'm.cc.'], [1]);
    expect(onWick.moths).toEqual([7]);
    expect(ROOM.move(onWick, 0)).toBeNull();
  });
});

describe('catching moths', () => {
  it('succeeds with a web on the flight path', () => {
    const room = playMoves(['#####', 'm.x.c'], [0]);
    expect(room.caught).toEqual({ moth: 0, by: 'web' });
    expect(ROOM.isLost(room)).toBe(true);
    expect(ROOM.move(room, 0)).toBeNull();
  });

  it('requires a cat next to the landing cell, not next to the flight path', () => {
    expect(playMoves(['#####', 'm...c', '...K.'], [0]).caught).toEqual({ moth: 0, by: 'cat' });
    expect(playMoves(['#####', 'm...c', '.K...'], [0]).caught).toBeNull();
  });
});

describe('another light source', () => {
  it('shines around a corner by a mirror', () => {
    const map = ['#####', 'm..\\.', '.....', '...c.'];
    expect(playMoves(map, [0]).moths).toEqual([7]);
    const lit = beamsOf(playMoves(map, [0])).flatMap(({ cells }) => cells);
    expect(lit).toContain(5);
  });

  it('goes out after one flight if it is a candle in a draft', () => {
    const room = playMoves(['#####', 'm...d'], [0]);
    expect([room.moths, room.lit]).toEqual([[8], [false]]);
    expect(room.flight.gust).toBeGreaterThan(0);
  });

  it('lights all candles of a chandelier at once', () => {
    const room = playMoves(['#####', 'r.m..', '....r'], [0]);
    expect(room.lit).toEqual([true, true]);
    expect(room.plan.groups).toEqual([[0, 1]]);
  });

  it('burns only once if it is a candle stub', () => {
    const room = playMoves(['#####', 'm...t'], [0, 0]);
    expect(ROOM.move(room, 0)).toBeNull();
  });
});
