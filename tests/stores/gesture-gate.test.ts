import { beforeEach, describe, expect, it } from 'vitest';
import { createGestureGate } from '@/stores/gesture-gate';

let time = 0;
let gestureAt: number | null = null;
beforeEach(() => {
  time = 100_000;
  gestureAt = null;
});
const gesture = (): void => void (gestureAt = time);
const createGate = () =>
  createGestureGate({
    isActive: () => gestureAt !== null && time - gestureAt < 5_000,
    now: () => time,
  });

describe('a gesture gate', () => {
  it('rejects an action without a gesture', () => {
    expect(createGate().pass()).toBe(false);
  });

  it('allows one action for each gesture', () => {
    const gate = createGate();
    gesture();
    time += 1_000;
    expect([gate.pass(), gate.pass()]).toEqual([true, false]);
    time += 3_999;
    expect(gate.pass()).toBe(false);
  });

  it('allows another action after a new gesture', () => {
    const gate = createGate();
    gesture();
    expect(gate.pass()).toBe(true);
    time += 6_000;
    expect(gate.pass()).toBe(false);
    gesture();
    expect(gate.pass()).toBe(true);
  });

  it('rejects an action when the browser does not report gestures', () => {
    expect(createGestureGate({ isActive: () => undefined, now: () => 9_999 }).pass()).toBe(false);
  });
});
