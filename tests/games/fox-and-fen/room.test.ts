import { describe, expect, it } from 'vitest';
import { beamsOf, OUT, ROOM, wayOf } from '@/games/fox-and-fen/room/room';
import type { Room } from '@/games/fox-and-fen/room/types';

/** Lights and puts out, and fails where a move does nothing. */
const play = (map: readonly string[], moves: readonly number[]): Room =>
  moves.reduce<Room>(
    (room, move) => {
      const next = ROOM.move(room, move);
      if (!next) throw new Error(`Nothing comes of ${move}`);
      return next;
    },
    ROOM.read(map, null),
  );

describe('a moth', () => {
  it('flies to the nearest light in its row or column and rests before it', () => {
    expect(play(['#######', 'm....c.'], [0]).moths).toEqual([11]);
    expect(play(['#######', 'c.m...C'], [0]).moths).toEqual([8]);
    expect(play(['#######', '.m....c', 'c......'], [1]).moths).toEqual([8]);
  });

  it('stays between two that are as near as each other', () => {
    const room = play(['#######', 'c..m..C'], [0]);
    expect(room.moths).toEqual([10]);
    expect(wayOf(room, 10)).toBe(-1);
  });

  it('goes out of the window when nothing nearer is to be seen', () => {
    const map = ['###W###', '.......', '...m...', '...C...'];
    expect(play(map, [0]).moths).toEqual([OUT]);
    expect(ROOM.isWon(play(map, [0]))).toBe(true);
  });

  it('sees over a dark candle and not over a shelf', () => {
    expect(play(['#####', 'm.c.c'], [1]).moths).toEqual([8]);
    expect(play(['#####', 'm.H.c'], [0]).moths).toEqual([5]);
  });

  it('keeps the wick it sits on from being lit', () => {
    const room = play(['#####', 'm.c.C', '.....'], [1, 1]);
    expect(room.moths).toEqual([8]);
    const onWick = play(['#####', 'm.cc.'], [1]);
    expect(onWick.moths).toEqual([7]);
    expect(ROOM.move(onWick, 0)).toBeNull();
  });
});

describe('what catches moths', () => {
  it('is a web on the way', () => {
    const room = play(['#####', 'm.x.c'], [0]);
    expect(room.caught).toEqual({ moth: 0, by: 'web' });
    expect(ROOM.isLost(room)).toBe(true);
    expect(ROOM.move(room, 0)).toBeNull();
  });

  it('is a cat beside which it rests, not one it flies past', () => {
    expect(play(['#####', 'm...c', '...K.'], [0]).caught).toEqual({ moth: 0, by: 'cat' });
    expect(play(['#####', 'm...c', '.K...'], [0]).caught).toBeNull();
  });
});

describe('other lights', () => {
  it('a mirror shows what is round the corner', () => {
    const map = ['#####', 'm..\\.', '.....', '...c.'];
    expect(play(map, [0]).moths).toEqual([7]);
    const lit = beamsOf(play(map, [0])).flatMap(({ cells }) => cells);
    expect(lit).toContain(5);
  });

  it('a draughty candle burns for one flight', () => {
    const room = play(['#####', 'm...d'], [0]);
    expect([room.moths, room.lit]).toEqual([[8], [false]]);
    expect(room.flight.gust).toBeGreaterThan(0);
  });

  it('a chandelier burns as one', () => {
    const room = play(['#####', 'r.m..', '....r'], [0]);
    expect(room.lit).toEqual([true, true]);
    expect(room.plan.groups).toEqual([[0, 1]]);
  });

  it('a stub burns once', () => {
    const room = play(['#####', 'm...t'], [0, 0]);
    expect(ROOM.move(room, 0)).toBeNull();
  });
});
