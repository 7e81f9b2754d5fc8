/** The catalog entries of the jigsaw: the daily and one for every scene. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntry } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { editionTextsOf } from './edition-texts';
import { jigsawNames } from './known-names';

export const LAMPLIGHT_JIGSAW_ENTRIES: readonly BuiltInGame[] = EDITIONS.map((edition) => {
  const { color, ...texts } = editionTextsOf(edition);
  const image = edition.scene ?? 'daily';
  const { bonus, ...entry } = createCatalogEntry(
    'lamplight-jigsaw',
    jigsawNames(edition),
    { ...edition, ...texts },
    {
      genres: [GENRE_IDS.JIGSAW],
      highlightColor: color,
      publishedOn: '2026-11-21',
      labels: MODE_LABELS,
      image,
      ...(edition.isDaily
        ? {
            files: { billboard: 'billboard', phone: 'billboard-phone' },
            featured: 'billboard',
            isFeatured: true,
          }
        : { files: { phone: `${image}-tall` } }),
    },
  );
  // The archive begins in 2020. Eight scenes in rotation provide the picture of each day.
  return edition.isDaily ? { ...entry, archiveFrom: '2020-01-01' } : { ...entry, pageLayout: 'jigsaw' };
});
