/** The catalog entries of Fox & Fen and Moth & Candle. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByFewest, createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const FOX_AND_FEN_ENTRIES = createCatalogEntries('fox-and-fen', KNOWN_NAMES, EDITIONS, (edition) => ({
  genres: [GENRE_IDS.ADVENTURE, GENRE_IDS.PUZZLE],
  highlightColor: edition.highlightColor,
  publishedOn: '2026-11-23',
  labels: MODE_LABELS[edition.world],
  ranking: rankByFewest(edition.world === 'wood' ? 'Steps' : 'Moves'),
}));
