/** The catalogue's rows of Nonogram Garden. */
import type { BuiltInGame } from '@/lib/domain/built-in-game';
import { GENRES, puzzleRow } from '../puzzle-row';
import { EDITIONS, MODE_LABELS } from './config';

export const NONOGRAM_GARDEN_ROWS: readonly BuiltInGame[] = EDITIONS.map((edition) =>
  puzzleRow(
    {
      game: 'nonogram-garden',
      genres: [GENRES.BRAIN, GENRES.PUZZLE],
      highlightColor: '#1F5A44',
      hasAllArt: true,
    },
    edition,
    MODE_LABELS,
  ),
);
