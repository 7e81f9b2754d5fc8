import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyEvents, keyEventOf, type KeyEvents } from '@/games/flash/key-events';

let sent: string[];
let changes: string[];
let keys: KeyEvents;

beforeEach(() => {
  sent = [];
  changes = [];
  keys = createKeyEvents(
    (event) => sent.push(`${event.type} ${event.code}`),
    (held) => changes.push([...held].join('+')),
  );
});
const take = (): string[] => sent.splice(0);

describe('an event', () => {
  it.each([
    ['ArrowLeft', 'ArrowLeft', 37],
    ['ArrowUp', 'ArrowUp', 38],
    ['Space', ' ', 32],
    ['ControlLeft', 'Control', 17],
    ['KeyZ', 'z', 90],
    ['Digit1', '1', 49],
  ] as const)('matches the event that the keyboard sends for %s', (code, key, keyCode) => {
    const event = keyEventOf('keydown', code);
    expect(event).toMatchObject({ type: 'keydown', code, key, keyCode, bubbles: true, cancelable: true });
  });
});

describe('the touch keypad', () => {
  it('presses, holds and releases keys', () => {
    keys.move(1, ['Space']);
    keys.move(1, ['Space']);
    expect(take()).toEqual(['keydown Space']);
    keys.lift(1);
    keys.lift(1);
    expect(take()).toEqual(['keyup Space']);
    expect(changes).toEqual(['Space', '']);
  });

  it('keeps a key pressed while a finger slides to the next', () => {
    keys.move(1, ['ArrowLeft']);
    keys.move(1, ['ArrowLeft', 'ArrowUp']);
    keys.move(1, ['ArrowUp']);
    keys.move(1, []);
    expect(take()).toEqual(['keydown ArrowLeft', 'keydown ArrowUp', 'keyup ArrowLeft', 'keyup ArrowUp']);
  });

  it('accepts several fingers at once', () => {
    keys.move(1, ['ArrowRight']);
    keys.move(2, ['Space']);
    expect([...keys.held()]).toEqual(['ArrowRight', 'Space']);
    keys.lift(1);
    expect(take()).toEqual(['keydown ArrowRight', 'keydown Space', 'keyup ArrowRight']);
  });

  it('releases a shared key only with the last of its fingers', () => {
    keys.move(1, ['Space']);
    keys.move(2, ['Space']);
    keys.lift(1);
    expect(take()).toEqual(['keydown Space']);
    keys.lift(2);
    expect(take()).toEqual(['keyup Space']);
  });

  it('releases all keys when all fingers are released', () => {
    keys.move(1, ['ArrowLeft', 'ArrowDown']);
    keys.move(2, ['KeyX']);
    take();
    keys.liftAll();
    expect(take().sort()).toEqual(['keyup ArrowDown', 'keyup ArrowLeft', 'keyup KeyX']);
    expect(keys.held().size).toBe(0);
  });
});
