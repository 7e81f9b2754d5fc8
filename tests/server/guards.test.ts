/** Checks the list of guards against the source: the code that `guards.deep.test.ts` removes must occur exactly once. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GUARDS } from './guards/index';

describe('the list of guards', () => {
  it.each(GUARDS)('contains code that occurs exactly once in its file: $name', ({ file, find }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  });
});
