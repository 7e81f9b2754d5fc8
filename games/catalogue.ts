/** The built-in catalog: one entry for every edition of every game. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { withPreviewVideo } from './catalogue-media';
import { BLOCK_ATTIC_ROWS } from './block-attic/row';
import { BUBBLE_ORCHARD_ROWS } from './bubble-orchard/row';
import { COPPER_AND_STEAM_ROWS } from './copper-and-steam/row';
import { CROSS_AND_DOWN_ROWS } from './cross-and-down/row';
import { EMBER_MATCH_ROWS } from './ember-match/row';
import { HEARTHSIDE_SOLITAIRE_ROWS } from './hearthside-solitaire/row';
import { JIGSAWS } from './lamplight-jigsaw/row';
import { LANTERN_WORDS_ROWS } from './lantern-words/row';
import { MAHJONG_BY_MOONLIGHT_ROWS } from './mahjong-by-moonlight/row';
import { MARLOW_ATTIC_ROWS } from './marlow-attic/row';
import { NONOGRAM_GARDEN_ROWS } from './nonogram-garden/row';
import { OFFLINE_PRODUCTS, offlinePack, offlineRow } from './offline/products';
import { ORBIT_KEEPER } from './orbit-keeper/row';
import { SUDOKU_ROWS } from './quiet-sudoku/row';
import { ROOFTOP_CATS_ROWS } from './rooftop-cats/row';
import { GLASSHOUSE_ROWS } from './glasshouse/row';
import { WINDMILL_NINE_ROWS } from './windmill-nine/row';
import { NEEDLE_DROP_ROWS } from './needle-drop/row';
import { CRUMB_AND_CO_ROWS } from './crumb-and-co/row';
import { COPPER_RALLY_ROWS } from './copper-rally/row';
import { CROWN_AND_COBBLE_ROWS } from './crown-and-cobble/row';
import { FOX_AND_FEN_ROWS } from './fox-and-fen/row';
import { BALLOON_POST_ROWS } from './balloon-post/row';
import { ARROWFALL_ROWS } from './arrowfall/row';
import { SPIDER_BY_LAMPLIGHT_ROWS } from './spider-by-lamplight/row';
import { STREET_OF_LAMPS_ROWS } from './street-of-lamps/row';
import { KNIGHTS_TABLE_ROWS } from './knights-table/row';
import { LETTER_FOUNDRY_ROWS } from './letter-foundry/row';
import { NIGHT_OWL_QUIZ_ROWS } from './night-owl-quiz/row';
import { DOMINO_PARLOUR_ROWS } from './domino-parlour/row';
import { EIGHT_AT_NINE_ROWS } from './eight-at-nine/row';
import { withWays } from './ways-to-play';

const ONLINE_GAMES: readonly BuiltInGame[] = [
  ...SUDOKU_ROWS,
  ...LANTERN_WORDS_ROWS,
  ...CROSS_AND_DOWN_ROWS,
  ...NONOGRAM_GARDEN_ROWS,
  ...BUBBLE_ORCHARD_ROWS,
  ...ROOFTOP_CATS_ROWS,
  ...EMBER_MATCH_ROWS,
  ...JIGSAWS,
  ...MARLOW_ATTIC_ROWS,
  ...HEARTHSIDE_SOLITAIRE_ROWS,
  ...MAHJONG_BY_MOONLIGHT_ROWS,
  ...BLOCK_ATTIC_ROWS,
  ORBIT_KEEPER,
  ...GLASSHOUSE_ROWS,
  ...COPPER_AND_STEAM_ROWS,
  ...WINDMILL_NINE_ROWS,
  ...NEEDLE_DROP_ROWS,
  ...CRUMB_AND_CO_ROWS,
  ...COPPER_RALLY_ROWS,
  ...CROWN_AND_COBBLE_ROWS,
  ...FOX_AND_FEN_ROWS,
  ...BALLOON_POST_ROWS,
  ...ARROWFALL_ROWS,
  ...SPIDER_BY_LAMPLIGHT_ROWS,
  ...STREET_OF_LAMPS_ROWS,
  ...KNIGHTS_TABLE_ROWS,
  ...LETTER_FOUNDRY_ROWS,
  ...NIGHT_OWL_QUIZ_ROWS,
  ...DOMINO_PARLOUR_ROWS,
  ...EIGHT_AT_NINE_ROWS,
]
  .map(withPreviewVideo)
  .map(withWays);

export const BUILT_IN_GAMES: readonly BuiltInGame[] = [
  ...ONLINE_GAMES,
  ...OFFLINE_PRODUCTS.map((product) => offlineRow(product, ONLINE_GAMES)),
];

/** The data from which the files of the download games are packed, and the placeholder in them that a site fills. */
export const OFFLINE_PACKS = OFFLINE_PRODUCTS.map((product) => offlinePack(product, ONLINE_GAMES));
export { SLOT } from '@/lib/domain/billing/offline-slot';
