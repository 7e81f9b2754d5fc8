import { describe, expect, it } from 'vitest';
import { keysAt, type Box } from '@/games/flash/pad-map';
import type { GameKey } from '@/lib/domain/games/game-keys';

const squareBox = (left: number, top: number): Box => ({ left, top, width: 56, height: 56 });
const CROSS = new Map<GameKey, Box>([
  ['ArrowUp', squareBox(62, 0)],
  ['ArrowLeft', squareBox(0, 62)],
  ['ArrowDown', squareBox(62, 62)],
  ['ArrowRight', squareBox(124, 62)],
  ['Space', { left: 300, top: 20, width: 92, height: 104 }],
  ['KeyZ', squareBox(230, 60)],
]);

describe('keysAt', () => {
  it.each<[string, number, number, GameKey[]]>([
    ['the middle of an arrow', 28, 90, ['ArrowLeft']],
    ['the upper edge of an arrow, away from the other arrows', 10, 64, ['ArrowLeft']],
    ['a point between left and down', 59, 95, ['ArrowLeft', 'ArrowDown']],
    ['the empty corner between up and left', 50, 50, ['ArrowUp', 'ArrowLeft']],
    ['the empty corner between up and right', 130, 50, ['ArrowUp', 'ArrowRight']],
    ['a point between up and down, which are never meant together', 90, 59, ['ArrowUp']],
    ['a point slightly beside an arrow', -12, 90, ['ArrowLeft']],
    ['another key', 346, 70, ['Space']],
    ['a point slightly beside another key', 290, 70, ['KeyZ']],
    ['a point far from every key', 210, -60, []],
  ])('returns the right keys for %s', (_, x, y, expected) => {
    expect(keysAt({ x, y }, CROSS).sort()).toEqual([...expected].sort());
  });

  it('returns no keys from an empty map', () => {
    expect(keysAt({ x: 0, y: 0 }, new Map())).toEqual([]);
  });
});
