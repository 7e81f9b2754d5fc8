/** The catalog entries of Lantern Words. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { ownCuts, withMedia } from '../catalogue-media';
import { puzzleRow } from '../puzzle-row';
import { EDITIONS, type Listing, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

const LANTERN_COLOURS: Readonly<Record<Listing, string>> = {
  words: '#213F8A',
  tangled: '#5A2F78',
  first: '#1C5F66',
  consonants: '#7A3226',
};

export const LANTERN_WORDS_ROWS: readonly BuiltInGame[] = EDITIONS.map((edition) => {
  const row = puzzleRow(
    {
      game: 'lantern-words',
      names: KNOWN_NAMES,
      genres: [GENRE_IDS.WORD, GENRE_IDS.BRAIN],
      highlightColor: LANTERN_COLOURS[edition.listing],
      hasAllArt: edition.isDaily,
    },
    edition,
    MODE_LABELS,
  );
  return edition.isDaily ? row : withMedia(row, ownCuts('lantern-words', edition.slug));
});
