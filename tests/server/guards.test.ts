/** The list of guards fits the sources: what `guards.deep.test.ts` takes out stands there, once. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUARDS } from './guards';

it.each(GUARDS)('$name stands where it is taken out', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});
