import { beforeEach, describe, expect, it } from 'vitest';
import { createGestureGate } from '@/stores/gesture-gate';

let currentTime = 0;
let gestureAt: number | null = null;
beforeEach(() => {
  currentTime = 100_000;
  gestureAt = null;
});
const recordGesture = (): void => void (gestureAt = currentTime);
const createGate = () =>
  createGestureGate({
    isActive: () => gestureAt !== null && currentTime - gestureAt < 5_000,
    now: () => currentTime,
  });

describe('a gesture gate', () => {
  it('rejects an action without a gesture', () => {
    expect(createGate().pass()).toBe(false);
  });

  it('allows one action for each gesture', () => {
    const gate = createGate();
    recordGesture();
    currentTime += 1_000;
    expect([gate.pass(), gate.pass()]).toEqual([true, false]);
    currentTime += 3_999;
    expect(gate.pass()).toBe(false);
  });

  it('allows another action after a new gesture', () => {
    const gate = createGate();
    recordGesture();
    expect(gate.pass()).toBe(true);
    currentTime += 6_000;
    expect(gate.pass()).toBe(false);
    recordGesture();
    expect(gate.pass()).toBe(true);
  });

  it('rejects an action when the browser does not report gestures', () => {
    expect(createGestureGate({ isActive: () => undefined, now: () => 9_999 }).pass()).toBe(false);
  });
});
