/** The undo and redo history of a puzzle. An entry is everything that one input changed. */

export interface UndoHistory<Entry> {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Adds an entry. Undone entries can no longer be redone. */
  add(entry: Entry): void;
  /** Removes the last entry for good. */
  drop(): void;
  /** Returns the entry to undo, or null when there is none. */
  undo(): Entry | null;
  /** Returns the entry to redo, or null when there is none. */
  redo(): Entry | null;
}

/**
 * Creates an empty history.
 * @param isLocked whether the puzzle no longer changes, so that nothing can be undone or redone
 */
export function createUndoHistory<Entry>(isLocked: () => boolean): UndoHistory<Entry> {
  const done: Entry[] = [];
  let undone: Entry[] = [];
  const move = (from: Entry[], to: Entry[]): Entry | null => {
    const entry = isLocked() ? undefined : from.pop();
    if (entry === undefined) return null;
    to.push(entry);
    return entry;
  };
  return {
    get canUndo() {
      return done.length > 0 && !isLocked();
    },
    get canRedo() {
      return undone.length > 0 && !isLocked();
    },
    add(entry) {
      done.push(entry);
      undone = [];
    },
    drop() {
      done.pop();
    },
    undo: () => move(done, undone),
    redo: () => move(undone, done),
  };
}
