/** The catalog entries of Hearthside Solitaire and its family. */
import type { BuiltInGame } from '@/lib/domain/built-in-game';
import { GENRE_IDS } from '@/lib/domain/genre-ids';
import { ownCuts, withMedia } from '../catalogue-media';
import { FELTS } from '../kit/cards/felts';
import { puzzleRow } from '../puzzle-row';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

/** The editions with their own drawing; the others are drawn from a deal (images.ts). */
const HEARTH_COLOURS: Readonly<Record<string, string>> = {
  'hearthside-solitaire': '#14603F',
  'thumb-and-pouch': '#7A3B2E',
};

export const HEARTHSIDE_SOLITAIRE_ROWS: readonly BuiltInGame[] = EDITIONS.map((edition) => {
  const drawn = HEARTH_COLOURS[edition.slug];
  const row = puzzleRow(
    {
      game: 'hearthside-solitaire',
      names: KNOWN_NAMES,
      genres: [GENRE_IDS.CARD_AND_BOARD],
      highlightColor: drawn ?? FELTS[edition.felt].middle,
      hasAllArt: edition.isDaily,
    },
    edition,
    MODE_LABELS,
  );
  if (edition.isDaily) return row;
  return withMedia(row, ownCuts('hearthside-solitaire', edition.slug, drawn ? 'tall' : 'billboard-phone'));
});
