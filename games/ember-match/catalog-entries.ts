/** The catalog entries of Ember Match. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByMost, createCatalogEntries, WIDE_FILES } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const EMBER_MATCH_ENTRIES = createCatalogEntries('ember-match', KNOWN_NAMES, EDITIONS, (edition) => ({
  genres: [GENRE_IDS.MATCHING, GENRE_IDS.PUZZLE],
  publishedOn: '2026-11-21',
  labels: MODE_LABELS,
  ranking: rankByMost('Points'),
  ...(edition.isDaily
    ? { highlightColor: '#7A2B5E', files: WIDE_FILES, featured: 'billboard', isFeatured: true }
    : { highlightColor: '#3A5F88', image: 'long-stair', files: { phone: 'long-stair-tall' } }),
}));
