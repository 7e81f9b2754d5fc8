/** The built-in catalog: one entry for every edition of every game. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { withPreviewVideo } from './catalog-media';
import { BLOCK_ATTIC_ENTRIES } from './block-attic/catalog-entries';
import { BUBBLE_ORCHARD_ENTRIES } from './bubble-orchard/catalog-entries';
import { COPPER_AND_STEAM_ENTRIES } from './copper-and-steam/catalog-entries';
import { CROSS_AND_DOWN_ENTRIES } from './cross-and-down/catalog-entries';
import { EMBER_MATCH_ENTRIES } from './ember-match/catalog-entries';
import { HEARTHSIDE_SOLITAIRE_ENTRIES } from './hearthside-solitaire/catalog-entries';
import { LAMPLIGHT_JIGSAW_ENTRIES } from './lamplight-jigsaw/catalog-entries';
import { LANTERN_WORDS_ENTRIES } from './lantern-words/catalog-entries';
import { MAHJONG_BY_MOONLIGHT_ENTRIES } from './mahjong-by-moonlight/catalog-entries';
import { MARLOW_ATTIC_ENTRIES } from './marlow-attic/catalog-entries';
import { NONOGRAM_GARDEN_ENTRIES } from './nonogram-garden/catalog-entries';
import { OFFLINE_PRODUCTS, offlinePack, offlineRow } from './offline/products';
import { ORBIT_KEEPER } from './orbit-keeper/catalog-entries';
import { QUIET_SUDOKU_ENTRIES } from './quiet-sudoku/catalog-entries';
import { ROOFTOP_CATS_ENTRIES } from './rooftop-cats/catalog-entries';
import { GLASSHOUSE_ENTRIES } from './glasshouse/catalog-entries';
import { WINDMILL_NINE_ENTRIES } from './windmill-nine/catalog-entries';
import { NEEDLE_DROP_ENTRIES } from './needle-drop/catalog-entries';
import { CRUMB_AND_CO_ENTRIES } from './crumb-and-co/catalog-entries';
import { COPPER_RALLY_ENTRIES } from './copper-rally/catalog-entries';
import { CROWN_AND_COBBLE_ENTRIES } from './crown-and-cobble/catalog-entries';
import { FOX_AND_FEN_ENTRIES } from './fox-and-fen/catalog-entries';
import { BALLOON_POST_ENTRIES } from './balloon-post/catalog-entries';
import { ARROWFALL_ENTRIES } from './arrowfall/catalog-entries';
import { SPIDER_BY_LAMPLIGHT_ENTRIES } from './spider-by-lamplight/catalog-entries';
import { STREET_OF_LAMPS_ENTRIES } from './street-of-lamps/catalog-entries';
import { KNIGHTS_TABLE_ENTRIES } from './knights-table/catalog-entries';
import { LETTER_FOUNDRY_ENTRIES } from './letter-foundry/catalog-entries';
import { NIGHT_OWL_QUIZ_ENTRIES } from './night-owl-quiz/catalog-entries';
import { DOMINO_PARLOUR_ENTRIES } from './domino-parlour/catalog-entries';
import { EIGHT_AT_NINE_ENTRIES } from './eight-at-nine/catalog-entries';
import { addWaysToPlay } from './ways-to-play';

const ONLINE_GAMES: readonly BuiltInGame[] = [
  ...QUIET_SUDOKU_ENTRIES,
  ...LANTERN_WORDS_ENTRIES,
  ...CROSS_AND_DOWN_ENTRIES,
  ...NONOGRAM_GARDEN_ENTRIES,
  ...BUBBLE_ORCHARD_ENTRIES,
  ...ROOFTOP_CATS_ENTRIES,
  ...EMBER_MATCH_ENTRIES,
  ...LAMPLIGHT_JIGSAW_ENTRIES,
  ...MARLOW_ATTIC_ENTRIES,
  ...HEARTHSIDE_SOLITAIRE_ENTRIES,
  ...MAHJONG_BY_MOONLIGHT_ENTRIES,
  ...BLOCK_ATTIC_ENTRIES,
  ORBIT_KEEPER,
  ...GLASSHOUSE_ENTRIES,
  ...COPPER_AND_STEAM_ENTRIES,
  ...WINDMILL_NINE_ENTRIES,
  ...NEEDLE_DROP_ENTRIES,
  ...CRUMB_AND_CO_ENTRIES,
  ...COPPER_RALLY_ENTRIES,
  ...CROWN_AND_COBBLE_ENTRIES,
  ...FOX_AND_FEN_ENTRIES,
  ...BALLOON_POST_ENTRIES,
  ...ARROWFALL_ENTRIES,
  ...SPIDER_BY_LAMPLIGHT_ENTRIES,
  ...STREET_OF_LAMPS_ENTRIES,
  ...KNIGHTS_TABLE_ENTRIES,
  ...LETTER_FOUNDRY_ENTRIES,
  ...NIGHT_OWL_QUIZ_ENTRIES,
  ...DOMINO_PARLOUR_ENTRIES,
  ...EIGHT_AT_NINE_ENTRIES,
]
  .map(withPreviewVideo)
  .map(addWaysToPlay);

export const BUILT_IN_GAMES: readonly BuiltInGame[] = [
  ...ONLINE_GAMES,
  ...OFFLINE_PRODUCTS.map((product) => offlineRow(product, ONLINE_GAMES)),
];

/** The data from which the files of the download games are packed. It contains a placeholder that each site fills in. */
export const OFFLINE_PACKS = OFFLINE_PRODUCTS.map((product) => offlinePack(product, ONLINE_GAMES));
export { EMPTY_SLOT } from '@/lib/domain/billing/offline-slot';
