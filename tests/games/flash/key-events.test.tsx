import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyEvents, keyEventOf, type KeyEventSender } from '@/games/flash/key-events';

let sent: string[];
let changes: string[];
let keys: KeyEventSender;

beforeEach(() => {
  sent = [];
  changes = [];
  keys = createKeyEvents(
    (event) => sent.push(`${event.type} ${event.code}`),
    (held) => changes.push([...held].join('+')),
  );
});
const takeSentEvents = (): string[] => sent.splice(0);

describe('a simulated key event', () => {
  it.each([
    ['ArrowLeft', 'ArrowLeft', 37],
    ['ArrowUp', 'ArrowUp', 38],
    ['Space', ' ', 32],
    ['ControlLeft', 'Control', 17],
    ['KeyZ', 'z', 90],
    ['Digit1', '1', 49],
  ] as const)('equals the event that the keyboard sends for %s', (code, key, keyCode) => {
    const event = keyEventOf('keydown', code);
    expect(event).toMatchObject({ type: 'keydown', code, key, keyCode, bubbles: true, cancelable: true });
  });
});

describe('the touch keypad', () => {
  it('presses, holds and releases keys', () => {
    keys.move(1, ['Space']);
    keys.move(1, ['Space']);
    expect(takeSentEvents()).toEqual(['keydown Space']);
    keys.lift(1);
    keys.lift(1);
    expect(takeSentEvents()).toEqual(['keyup Space']);
    expect(changes).toEqual(['Space', '']);
  });

  it('keeps a key pressed while a finger slides from it to the next', () => {
    keys.move(1, ['ArrowLeft']);
    keys.move(1, ['ArrowLeft', 'ArrowUp']);
    keys.move(1, ['ArrowUp']);
    keys.move(1, []);
    expect(takeSentEvents()).toEqual([
      'keydown ArrowLeft',
      'keydown ArrowUp',
      'keyup ArrowLeft',
      'keyup ArrowUp',
    ]);
  });

  it('accepts several fingers', () => {
    keys.move(1, ['ArrowRight']);
    keys.move(2, ['Space']);
    expect([...keys.held()]).toEqual(['ArrowRight', 'Space']);
    keys.lift(1);
    expect(takeSentEvents()).toEqual(['keydown ArrowRight', 'keydown Space', 'keyup ArrowRight']);
  });

  it('releases a key that two fingers press only with the last finger', () => {
    keys.move(1, ['Space']);
    keys.move(2, ['Space']);
    keys.lift(1);
    expect(takeSentEvents()).toEqual(['keydown Space']);
    keys.lift(2);
    expect(takeSentEvents()).toEqual(['keyup Space']);
  });

  it('releases all keys on request', () => {
    keys.move(1, ['ArrowLeft', 'ArrowDown']);
    keys.move(2, ['KeyX']);
    takeSentEvents();
    keys.liftAll();
    expect(takeSentEvents().sort()).toEqual(['keyup ArrowDown', 'keyup ArrowLeft', 'keyup KeyX']);
    expect(keys.held().size).toBe(0);
  });
});
