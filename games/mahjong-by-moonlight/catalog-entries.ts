/** The catalog entries of Mahjong by Moonlight. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries, OWN_FILES } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const MAHJONG_BY_MOONLIGHT_ENTRIES = createCatalogEntries(
  'mahjong-by-moonlight',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.MATCHING, GENRE_IDS.PUZZLE],
    highlightColor: edition.highlightColor,
    publishedOn: '2026-11-21',
    labels: MODE_LABELS,
    ...(edition.layout === 'turtle' && { files: OWN_FILES, isFeatured: true }),
  }),
);
