/** Checks whether PostgreSQL can store a JSON value: no NUL, no lone surrogates, limited nesting. */

const MAX_DEPTH = 64;

const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/**
 * Returns the path and problem of the first part of a value that cannot be stored; null if there is none. Does not
 * recurse, so deeply nested values cannot exhaust the stack.
 */
export const findUnstorableText = (value: unknown): { path: string; message: string } | null => {
  const pendingValues: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }];
  for (let at = pendingValues.pop(); at; at = pendingValues.pop()) {
    const path = at.path || 'body';
    if (at.depth > MAX_DEPTH) return { path, message: 'Is nested too deeply.' };
    if (typeof at.value === 'string' && !isStorableText(at.value)) {
      return { path, message: 'Contains characters that are not text.' };
    }
    if (typeof at.value !== 'object' || at.value === null) continue;
    for (const [key, inner] of Object.entries(at.value)) {
      if (!isStorableText(key)) return { path, message: 'Contains characters that are not text.' };
      pendingValues.push({ value: inner, path: at.path ? `${at.path}.${key}` : key, depth: at.depth + 1 });
    }
  }
  return null;
};
