import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToKeys, setShortcuts } from '@/games/kit/keyboard';

const onUp = vi.fn();
let list: HTMLElement;
let stop: () => void;

beforeEach(() => {
  onUp.mockClear();
  document.body.innerHTML = '<ol class="kit-scroll" tabindex="0"></ol>';
  list = document.querySelector('ol')!;
  stop = listenToKeys({ ArrowUp: onUp });
});
afterEach(() => stop());

const pressKey = () => {
  const event = new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true });
  list.dispatchEvent(event);
  return event;
};

describe('an arrow key', () => {
  it('scrolls a list that overflows', () => {
    vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(400);
    vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(100);
    expect(pressKey().defaultPrevented).toBe(false);
    expect(onUp).not.toHaveBeenCalled();
  });

  it('controls the game when the list does not overflow', () => {
    expect(pressKey().defaultPrevented).toBe(true);
    expect(onUp).toHaveBeenCalledOnce();
  });
});

interface PressedKey {
  key: string;
  code?: string;
  shiftKey?: boolean;
  ctrlKey?: boolean;
}

/** Returns the names of the key map that a key press triggers. */
const isCalledBy = (pressed: PressedKey, names: readonly string[], options = {}): string[] => {
  const called: string[] = [];
  const end = listenToKeys(
    Object.fromEntries(names.map((name) => [name, () => void called.push(name)])),
    () => true,
    options,
  );
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true }));
  end();
  return called;
};
const DIGITS = ['1', '2', '3'];

describe('listenToKeys on another keyboard layout', () => {
  it.each<[string, PressedKey, readonly string[], string[]]>([
    ['a digit of AZERTY without Shift', { key: '&', code: 'Digit1' }, DIGITS, ['1']],
    ['a digit of AZERTY with Shift', { key: '1', code: 'Digit1', shiftKey: true }, DIGITS, ['1']],
    [
      'a symbol that Shift types on a digit key',
      { key: '+', code: 'Digit3', shiftKey: true },
      ['3', '+'],
      ['+'],
    ],
    ['a digit of the numeric pad', { key: '2', code: 'Numpad2' }, DIGITS, ['2']],
    [
      'the numeric pad without NumLock',
      { key: 'ArrowDown', code: 'Numpad2' },
      ['2', 'ArrowDown'],
      ['ArrowDown'],
    ],
    ['a Cyrillic letter', { key: 'р', code: 'KeyH' }, ['h'], ['h']],
    ['a Greek letter', { key: 'η', code: 'KeyH' }, ['h'], ['h']],
    ['a key that an input method editor consumes', { key: 'Process', code: 'KeyH' }, ['h'], ['h']],
    ['a Dvorak letter by its character', { key: 'h', code: 'KeyJ' }, ['h', 'j'], ['h']],
    ['a key position by its code', { key: 'z', code: 'KeyW' }, ['KeyW', 'z'], ['KeyW']],
    [
      'a key that WebKitGTK does not name',
      { key: 'Unidentified', code: 'ArrowUp' },
      ['ArrowUp'],
      ['ArrowUp'],
    ],
    ['Space without a name', { key: 'Unidentified', code: 'Space' }, [' '], [' ']],
  ])('recognizes %s', (_label, pressed, names, expected) =>
    expect(isCalledBy(pressed, names)).toEqual(expected),
  );

  it.each<[string, PressedKey, string[]]>([
    ['Ctrl and Z', { key: 'z', code: 'KeyZ', ctrlKey: true }, ['z']],
    ['Ctrl and Z of AZERTY', { key: 'z', code: 'KeyW', ctrlKey: true }, ['z']],
    ['Ctrl and Z of a Cyrillic layout', { key: 'я', code: 'KeyZ', ctrlKey: true }, ['z']],
    [
      'Ctrl, Shift and Z of a Cyrillic layout',
      { key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true },
      ['y'],
    ],
    ['Ctrl and another letter', { key: 'h', code: 'KeyH', ctrlKey: true }, []],
  ])('triggers the right command for %s', (_label, pressed, expected) =>
    expect(isCalledBy(pressed, ['z', 'y', 'h', 'KeyZ'], { hasUndo: true })).toEqual(expected),
  );
});

describe('turning off single-key shortcuts', () => {
  beforeEach(() => setShortcuts(false));
  afterEach(() => setShortcuts(true));

  it.each<[string, PressedKey, string[]]>([
    ['letters', { key: 'h', code: 'KeyH' }, []],
    ['digits, which are moves', { key: '1', code: 'Digit1' }, ['1']],
    ['Ctrl and Z', { key: 'z', code: 'KeyZ', ctrlKey: true }, ['z']],
  ])('enables or disables the expected keys on %s', (_label, pressed, expected) =>
    expect(isCalledBy(pressed, ['h', '1', 'z'], { hasUndo: true })).toEqual(expected),
  );

  it('leaves the letter keys of word games unchanged', () =>
    expect(isCalledBy({ key: 'h', code: 'KeyH' }, ['h'], { hasTyping: true })).toEqual(['h']));
});
