import { describe, expect, it } from 'vitest';
import { controlsText, deviceBadge, orientationText, formatLongDate } from '@/lib/domain/games/game-facts';
import { ARROW_KEYS, type GameKey } from '@/lib/domain/games/game-keys';

describe('describing a game’s controls', () => {
  it.each([
    ['/play/quiet-sudoku/', false, [], 'Mouse, touch or keyboard'],
    ['https://games.example/a', false, [], null],
    ['https://games.example/a', false, ['Space'], 'Keyboard: Space'],
    ['/play/flash/a.swf', true, [], null],
    ['/play/flash/a.swf', true, [...ARROW_KEYS, 'Space'], 'Keyboard: arrow keys and Space'],
    ['/play/flash/a.swf', true, ['ArrowLeft', 'ArrowRight', 'KeyZ'], 'Keyboard: Left, Right and Z'],
    ['/play/flash/a.swf', true, ['ControlLeft', 'Digit1'], 'Keyboard: Ctrl and 1'],
  ])('includes only known facts: %s', (src, isFlash, keys, words) => {
    const supportsMobile = { landscape: true, portrait: false };
    expect(controlsText({ src, isFlash, keys: keys as GameKey[], supportsMobile })).toBe(words);
  });

  it('omits touch for a desktop-only game', () => {
    const supportsMobile = { landscape: false, portrait: false };
    expect(controlsText({ src: '/play/quiet-sudoku/', isFlash: false, keys: [], supportsMobile })).toBe(
      'Mouse or keyboard',
    );
  });
});

describe('describing a game’s devices', () => {
  it.each([
    [true, true, 'Plays on phones and tablets', 'Computer, tablet and phone, both ways up'],
    [true, false, 'Plays on phones and tablets, held sideways', 'Computer, tablet and phone, held sideways'],
    [false, true, 'Plays on phones and tablets, held upright', 'Computer, tablet and phone, held upright'],
    [false, false, 'Computer only', 'Computer only'],
  ])(
    'depends on the supported orientations: landscape %s, portrait %s',
    (landscape, portrait, badge, words) => {
      expect(deviceBadge({ landscape, portrait })).toBe(badge);
      expect(orientationText({ landscape, portrait })).toBe(words);
    },
  );
});

describe('a formatted date', () => {
  it.each([
    ['2026-03-05T23:59:00Z', '5 March 2026'],
    ['2026-12-31T23:30:00-05:00', '1 January 2027'],
    ['never', null],
    ['', null],
    [null, null],
  ])('formats %s as %s in every time zone', (iso, words) => {
    expect(formatLongDate(iso)).toBe(words);
  });
});
