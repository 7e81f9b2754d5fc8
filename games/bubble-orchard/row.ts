/** The catalog entries of Bubble Orchard. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { puzzleRow, scoreMode } from '../puzzle-row';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const BUBBLE_ORCHARD_ROWS: readonly BuiltInGame[] = EDITIONS.map((edition) => {
  const row = {
    game: 'bubble-orchard',
    names: KNOWN_NAMES,
    genres: [GENRE_IDS.SHOOTING, GENRE_IDS.MATCHING],
    highlightColor: '#2F7A4A',
    hasAllArt: true,
  };
  return puzzleRow(row, edition, MODE_LABELS, edition.slug, scoreMode);
});
