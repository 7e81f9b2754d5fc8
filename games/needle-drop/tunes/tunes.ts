/** Lists all tunes in the order of the shelf. */
import type { Tune, TuneKey } from '../types';
import { BOSSA } from './bossa';
import { JAZZ } from './jazz';
import { LULLABY } from './lullaby';
import { MARCH } from './march';
import { RAG } from './rag';
import { TEST } from './test';
import { WALTZ } from './waltz';

export const TUNES: Readonly<Record<TuneKey, Tune>> = {
  test: TEST,
  waltz: WALTZ,
  lullaby: LULLABY,
  march: MARCH,
  bossa: BOSSA,
  jazz: JAZZ,
  rag: RAG,
};
