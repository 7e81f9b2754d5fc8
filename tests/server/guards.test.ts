/** The list of guards fits the sources: what `guards.deep.test.ts` takes out stands there, once. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUARDS } from './guards';

it.each(GUARDS)('finds the code of $name to remove', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});
