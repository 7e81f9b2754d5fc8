/** A thousand towers. */
import { it } from 'vitest';
import { BELLS } from '@/games/needle-drop/config';
import { expectSingable } from './towers';

it.each(BELLS.modes)('1,000 towers of %s can be sung and rung back', (mode) => {
  for (let i = 0; i < 1_000; i++) expectSingable(`deep ${i}`, mode);
});
