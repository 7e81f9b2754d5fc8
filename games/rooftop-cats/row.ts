/** The catalog entries of Rooftop Cats. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { puzzleRow, scoreMode } from '../puzzle-row';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const ROOFTOP_CATS_ROWS: readonly BuiltInGame[] = EDITIONS.map((edition) => {
  const row = {
    game: 'rooftop-cats',
    names: KNOWN_NAMES,
    genres: [GENRE_IDS.ACTION],
    highlightColor: '#3C3A86',
    hasAllArt: true,
  };
  return puzzleRow(row, edition, MODE_LABELS, edition.slug, scoreMode);
});
