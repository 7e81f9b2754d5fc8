/** The catalogue's rows of Bubble Orchard. */
import type { BuiltInGame } from '@/lib/domain/built-in-game';
import { GENRES, puzzleRow, scoreMode } from '../puzzle-row';
import { EDITIONS, MODE_LABELS } from './config';

export const BUBBLE_ORCHARD_ROWS: readonly BuiltInGame[] = EDITIONS.map((edition) => {
  const row = {
    game: 'bubble-orchard',
    genres: [GENRES.SHOOTING, GENRES.MATCHING],
    highlightColor: '#2F7A4A',
    hasAllArt: true,
  };
  return puzzleRow(row, edition, MODE_LABELS, edition.slug, scoreMode);
});
