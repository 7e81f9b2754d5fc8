/** The catalog entries of Hearthside Solitaire and its family. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries, OWN_FILES } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';
import { FELTS } from '../kit/cards/felts';

/** The colors of the editions whose images are drawn by hand. The images of the others are drawn from a deal (images.ts). */
const HAND_DRAWN: Readonly<Record<string, string>> = {
  'hearthside-solitaire': '#14603F',
  'thumb-and-pouch': '#7A3B2E',
};

export const HEARTHSIDE_SOLITAIRE_ENTRIES = createCatalogEntries(
  'hearthside-solitaire',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.CARD_AND_BOARD],
    publishedOn: '2026-11-21',
    labels: MODE_LABELS,
    highlightColor: HAND_DRAWN[edition.slug] ?? FELTS[edition.felt].middle,
    ...(edition.isDaily
      ? { files: OWN_FILES, isFeatured: true }
      : edition.slug in HAND_DRAWN && { files: { phone: `${edition.slug}-tall` } }),
  }),
);
