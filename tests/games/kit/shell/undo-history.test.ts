/** Tests the undo and redo history that puzzles share. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createUndoHistory, type UndoHistory } from '@/games/kit/shell/undo-history';

describe('an undo history', () => {
  let isLocked = false;
  let history: UndoHistory<string>;
  beforeEach(() => {
    isLocked = false;
    history = createUndoHistory(() => isLocked);
  });

  it('returns the entries to undo from the last to the first', () => {
    history.add('one');
    history.add('two');
    expect([history.undo(), history.undo(), history.undo()]).toEqual(['two', 'one', null]);
    expect(history.canUndo).toBe(false);
  });

  it('returns an undone entry to redo, and then to undo again', () => {
    history.add('one');
    history.undo();
    expect(history.canRedo).toBe(true);
    expect(history.redo()).toBe('one');
    expect([history.canUndo, history.canRedo]).toEqual([true, false]);
    expect(history.undo()).toBe('one');
  });

  it('forgets undone entries when a new one is added', () => {
    history.add('one');
    history.undo();
    history.add('two');
    expect(history.redo()).toBeNull();
    expect(history.undo()).toBe('two');
  });

  it('removes a dropped entry for good', () => {
    history.add('one');
    history.drop();
    expect([history.undo(), history.redo()]).toEqual([null, null]);
  });

  it('changes nothing while the puzzle is locked', () => {
    history.add('one');
    history.add('two');
    history.undo();
    isLocked = true;
    expect([history.canUndo, history.canRedo, history.undo(), history.redo()]).toEqual([
      false,
      false,
      null,
      null,
    ]);
    isLocked = false;
    expect(history.redo()).toBe('two');
  });
});
