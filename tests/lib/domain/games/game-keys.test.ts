import { describe, expect, it } from 'vitest';
import { GAME_KEYS, isGameKey, keyLabelOf, keyValueOf } from '@/lib/domain/games/game-keys';

describe('describing a game’s keys', () => {
  it.each([
    ['ArrowLeft', 'ArrowLeft', 'Left'],
    ['Space', ' ', 'Space'],
    ['Enter', 'Enter', 'Enter'],
    ['ShiftLeft', 'Shift', 'Shift'],
    ['ControlLeft', 'Control', 'Ctrl'],
    ['KeyZ', 'z', 'Z'],
    ['Digit7', '7', '7'],
  ] as const)('maps %s to the key value “%s” and the label %s', (key, value, label) => {
    expect(isGameKey(key)).toBe(true);
    expect(keyValueOf(key)).toBe(value);
    expect(keyLabelOf(key)).toBe(label);
  });

  it('reserves the page’s own keys', () => {
    for (const key of ['Escape', 'Tab', 'F11', 'MetaLeft', '', 'keyz']) expect(isGameKey(key)).toBe(false);
    expect(new Set(GAME_KEYS).size).toBe(GAME_KEYS.length);
  });
});
