/** The catalog entries of Street of Lamps. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries } from '../kit/catalog-entry';
import { MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';
import { EDITIONS } from './editions';
import type { Plan } from './types';

const COLORS: Readonly<Record<Plan, string>> = {
  lamps: '#7A4E0B',
  mosaic: '#1F4E8C',
  skies: '#8A4B12',
  camping: '#2F6B3A',
  stars: '#2F3E86',
  water: '#1B6A9C',
  thermometers: '#A8322B',
  fireflies: '#1E5B41',
  fleet: '#16587C',
  shutters: '#8E4A38',
  views: '#3D7A3F',
  rooms: '#7A4E22',
  tide: '#1B6A9C',
  moles: '#6B4423',
  swans: '#2C6A94',
  grotto: '#5A4A5E',
  ivy: '#2C6B3A',
  beds: '#A8326B',
  panes: '#6A3C9C',
  market: '#9A5A12',
};

export const STREET_OF_LAMPS_ENTRIES = createCatalogEntries(
  'street-of-lamps',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.BRAIN, GENRE_IDS.PUZZLE],
    highlightColor: COLORS[edition.plan],
    publishedOn: '2026-11-22',
    labels: MODE_LABELS,
  }),
);
