/** The catalog entries of Mahjong by Moonlight. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { ownCuts, withMedia } from '../catalogue-media';
import { puzzleRow } from '../puzzle-row';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const MAHJONG_BY_MOONLIGHT_ROWS: readonly BuiltInGame[] = EDITIONS.map((edition) => {
  const isClassic = edition.layout === 'turtle';
  const row = puzzleRow(
    {
      game: 'mahjong-by-moonlight',
      names: KNOWN_NAMES,
      genres: [GENRE_IDS.MATCHING, GENRE_IDS.PUZZLE],
      highlightColor: edition.highlightColor,
      hasAllArt: isClassic,
    },
    edition,
    MODE_LABELS,
  );
  if (isClassic) return row;
  return withMedia(row, ownCuts('mahjong-by-moonlight', edition.slug, 'billboard-phone'));
});
