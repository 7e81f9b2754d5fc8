import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHurryControl, OVERDUE_MS } from '@/games/eight-at-nine/hurry';

const createTable = () => {
  const table = {
    rolling: true,
    hurried: 0,
    isRolling: () => table.rolling,
    hurry: () => void table.hurried++,
  };
  return table;
};

describe('pressing while balls roll', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('speeds up the roll, and ignores another press just after the balls stop', () => {
    const table = createTable();
    const hurry = createHurryControl(table);
    expect([hurry.press(), table.hurried]).toEqual([true, 1]);
    table.rolling = false;
    hurry.ballsAtRest();
    vi.advanceTimersByTime(OVERDUE_MS - 1);
    expect([hurry.press(), table.hurried]).toEqual([true, 1]);
    vi.advanceTimersByTime(1);
    expect(hurry.press()).toBe(false);
  });

  it('has no effect after the balls have stopped by themselves', () => {
    const table = createTable();
    const hurry = createHurryControl(table);
    table.rolling = false;
    hurry.ballsAtRest();
    expect([hurry.press(), table.hurried]).toEqual([false, 0]);
  });

  it('lasts only until the next stroke', () => {
    const table = createTable();
    const hurry = createHurryControl(table);
    hurry.press();
    table.rolling = false;
    hurry.ballsAtRest();
    vi.advanceTimersByTime(OVERDUE_MS);
    hurry.ballsAtRest();
    expect(hurry.press()).toBe(false);
  });
});
