/** Checks the list of guards against the source: the code that `guards.deep.test.ts` removes must occur exactly once. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUARDS } from './guards';

it.each(GUARDS)('finds the code of $name to remove', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});
