/** The catalog entries of Nonogram Garden. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { puzzleRow } from '../puzzle-row';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const NONOGRAM_GARDEN_ROWS: readonly BuiltInGame[] = EDITIONS.map((edition) =>
  puzzleRow(
    {
      game: 'nonogram-garden',
      names: KNOWN_NAMES,
      genres: [GENRE_IDS.BRAIN, GENRE_IDS.PUZZLE],
      highlightColor: '#1F5A44',
      hasAllArt: true,
    },
    edition,
    MODE_LABELS,
  ),
);
