/** The built-in catalogue: every edition of every game as a row. */
import type { GameMode } from '@/lib/contract/scores-entities';
import type { BuiltInGame } from '@/lib/domain/built-in-game';
import { FELTS } from './kit/cards/felts';
import type { PuzzleEdition } from './kit/puzzle/kind';
import { ownCuts, withFilm, withMedia } from './catalogue-media';
import { BLOCK_ATTIC_ROWS } from './block-attic/row';
import * as bubbleOrchard from './bubble-orchard/config';
import { COPPER_AND_STEAM_ROWS } from './copper-and-steam/row';
import * as crossAndDown from './cross-and-down/config';
import * as emberMatch from './ember-match/config';
import * as hearthsideSolitaire from './hearthside-solitaire/config';
import { JIGSAWS } from './lamplight-jigsaw/row';
import * as lanternWords from './lantern-words/config';
import * as mahjong from './mahjong-by-moonlight/config';
import * as marlowAttic from './marlow-attic/config';
import * as nonogramGarden from './nonogram-garden/config';
import { OFFLINE_PRODUCTS, offlinePack, offlineRow } from './offline/products';
import { ORBIT_KEEPER } from './orbit-keeper/row';
import { VARIANT_COLOURS } from './quiet-sudoku/colours';
import * as quietSudoku from './quiet-sudoku/config';
import * as rooftopCats from './rooftop-cats/config';
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

const timeMode = (key: string, label: string): GameMode => ({
  key,
  label,
  reverse: true,
  columnType: 'time',
  columnLabel: 'Time',
});

const scoreMode = (key: string, label: string): GameMode => ({
  key,
  label,
  reverse: false,
  columnType: 'score',
  columnLabel: 'Points',
});

const PUZZLE = '1';
const CARDS = '6';
const ACTION = '19';
const SHOOTING = '7';
const WORD = '12';
const HIDDEN_OBJECT = '20';
const MATCHING = '21';
const BRAIN = '24';
const DAILY = '31';

interface PuzzleRow {
  /** Folder of the game, whose art is served with it. */
  game: string;
  genres: readonly string[];
  highlightColor: string;
  publishedAt: string;
  /** Whether every size of picture is drawn for it, not only the standard one. */
  hasAllArt?: boolean;
}

/** The row of a puzzle, played for time unless its modes say otherwise. */
const puzzleRow = <Mode extends string>(
  { game, genres, highlightColor, publishedAt, hasAllArt = false }: PuzzleRow,
  edition: PuzzleEdition<Mode>,
  labels: Readonly<Record<Mode, string>>,
  thumbnail = edition.slug,
  modeOf = timeMode,
): BuiltInGame => ({
  slug: edition.slug,
  keyword: edition.keyword,
  title: edition.title,
  pageLayout: edition.isDaily ? 'daily' : 'online',
  genres: edition.isDaily ? [...genres, DAILY] : genres,
  isDailyGame: edition.isDaily,
  isFeatured: edition.slug === game,
  hasLeaderboards: true,
  highlightColor,
  publishedAt,
  media: {
    thumbnailImg: `/play/${game}/art/${thumbnail}.svg`,
    ...(hasAllArt && {
      thumbnailImgTall: `/play/${game}/art/tall.svg`,
      thumbnailImgSmall: `/play/${game}/art/small.svg`,
    }),
    ...((edition.isDaily || hasAllArt) && {
      thumbnailImgXl: `/play/${game}/art/preview.svg`,
      // The wide one, then its crop for phones.
      billboardImg: ['billboard', 'billboard-phone'].map((name) => `/play/${game}/art/${name}.svg`),
    }),
  },
  texts: {
    description: edition.description,
    descriptionShort: edition.descriptionShort,
    instructions: edition.instructions,
    credits: 'Made by Starwick, only here',
  },
  embed: {
    src: `/play/${game}/index.html?edition=${edition.keyword}`,
    width: 1088,
    height: 680,
    supportsMobile: { landscape: true, portrait: true },
  },
  archiveFrom: edition.isDaily ? '2026-01-01' : null,
  ...(edition.isDaily && {
    bonus: { url: `/api/games/bonus?of=${edition.keyword}&every=week`, referenceTitle: 'Bonus of the week' },
  }),
  modes: edition.modes.map((mode) => modeOf(mode, labels[mode])),
});

const publishedAt = '2026-11-21T00:00:00Z';

const sudokus = quietSudoku.EDITIONS.map((edition) => {
  const game = 'quiet-sudoku';
  const row = puzzleRow(
    { game, genres: [BRAIN, PUZZLE], highlightColor: VARIANT_COLOURS[edition.variant], publishedAt },
    edition,
    quietSudoku.MODE_LABELS,
    edition.variant,
  );
  const cuts = ownCuts(game, edition.variant);
  // The wide ones of the oldest were drawn for it before there were editions.
  const { thumbnailImgTall, thumbnailImgSmall } = cuts;
  return withMedia(row, edition.isDaily ? { thumbnailImgTall, thumbnailImgSmall } : cuts);
});

const LANTERN_COLOURS: Readonly<Record<lanternWords.Listing, string>> = {
  words: '#213F8A',
  tangled: '#5A2F78',
  first: '#1C5F66',
  consonants: '#7A3226',
};

const wordSearches = lanternWords.EDITIONS.map((edition) => {
  const row = puzzleRow(
    {
      game: 'lantern-words',
      genres: [WORD, BRAIN],
      highlightColor: LANTERN_COLOURS[edition.listing],
      publishedAt,
      hasAllArt: edition.isDaily,
    },
    edition,
    lanternWords.MODE_LABELS,
  );
  return edition.isDaily ? row : withMedia(row, ownCuts('lantern-words', edition.slug));
});

const crosswords = crossAndDown.EDITIONS.map((edition) => {
  const row = puzzleRow(
    {
      game: 'cross-and-down',
      genres: [WORD, BRAIN],
      highlightColor: edition.colour,
      publishedAt,
      hasAllArt: edition.isDaily,
    },
    edition,
    crossAndDown.MODE_LABELS,
  );
  return edition.isDaily ? row : withMedia(row, ownCuts('cross-and-down', edition.slug));
});

const nonograms = nonogramGarden.EDITIONS.map((edition) =>
  puzzleRow(
    {
      game: 'nonogram-garden',
      genres: [BRAIN, PUZZLE],
      highlightColor: '#1F5A44',
      publishedAt,
      hasAllArt: true,
    },
    edition,
    nonogramGarden.MODE_LABELS,
  ),
);

const orchards = bubbleOrchard.EDITIONS.map((edition) => {
  const row = {
    game: 'bubble-orchard',
    genres: [SHOOTING, MATCHING],
    highlightColor: '#2F7A4A',
    publishedAt,
    hasAllArt: true,
  };
  return puzzleRow(row, edition, bubbleOrchard.MODE_LABELS, edition.slug, scoreMode);
});

const runners = rooftopCats.EDITIONS.map((edition) => {
  const row = {
    game: 'rooftop-cats',
    genres: [ACTION],
    highlightColor: '#3C3A86',
    publishedAt,
    hasAllArt: true,
  };
  return puzzleRow(row, edition, rooftopCats.MODE_LABELS, edition.slug, scoreMode);
});

/** Those that have a drawing of their own; the others are drawn from a deal (scripts/draw-solitaires.mjs). */
const HEARTH_COLOURS: Readonly<Record<string, string>> = {
  'hearthside-solitaire': '#14603F',
  'thumb-and-pouch': '#7A3B2E',
};

const solitaires = hearthsideSolitaire.EDITIONS.map((edition): BuiltInGame => {
  const drawn = HEARTH_COLOURS[edition.slug];
  const row = puzzleRow(
    {
      game: 'hearthside-solitaire',
      genres: [CARDS],
      highlightColor: drawn ?? FELTS[edition.felt].middle,
      publishedAt,
      hasAllArt: edition.isDaily,
    },
    edition,
    hearthsideSolitaire.MODE_LABELS,
  );
  if (edition.isDaily) return row;
  return withMedia(row, ownCuts('hearthside-solitaire', edition.slug, drawn ? 'tall' : 'billboard-phone'));
});

const mahjongs = mahjong.EDITIONS.map((edition): BuiltInGame => {
  const isClassic = edition.layout === 'turtle';
  const row = puzzleRow(
    {
      game: 'mahjong-by-moonlight',
      genres: [MATCHING, PUZZLE],
      highlightColor: edition.highlightColor,
      publishedAt,
      hasAllArt: isClassic,
    },
    edition,
    mahjong.MODE_LABELS,
  );
  if (isClassic) return row;
  return withMedia(row, ownCuts('mahjong-by-moonlight', edition.slug, 'billboard-phone'));
});

const embers = emberMatch.EDITIONS.map((edition): BuiltInGame => {
  const picture = edition.isDaily ? 'ember-match' : 'long-stair';
  const row = puzzleRow(
    {
      game: 'ember-match',
      genres: [MATCHING, PUZZLE],
      highlightColor: edition.isDaily ? '#7A2B5E' : '#3A5F88',
      publishedAt,
    },
    edition,
    emberMatch.MODE_LABELS,
    picture,
    scoreMode,
  );
  const cuts = ownCuts('ember-match', picture);
  if (!edition.isDaily) return withMedia(row, cuts);
  const { thumbnailImgTall, thumbnailImgSmall } = cuts;
  const featuredImg = '/play/ember-match/art/billboard.svg';
  return withMedia(row, { thumbnailImgTall, thumbnailImgSmall, featuredImg });
});

const attics = marlowAttic.EDITIONS.map((edition): BuiltInGame => {
  const row = puzzleRow(
    {
      game: 'marlow-attic',
      genres: [HIDDEN_OBJECT],
      highlightColor: edition.isDaily ? '#54376C' : '#5A3A24',
      publishedAt,
      hasAllArt: edition.isDaily,
    },
    edition,
    marlowAttic.MODE_LABELS,
  );
  return edition.isDaily ? row : withMedia(row, ownCuts('marlow-attic', edition.slug));
});

const ONLINE_GAMES: readonly BuiltInGame[] = [
  ...sudokus,
  ...wordSearches,
  ...crosswords,
  ...nonograms,
  ...orchards,
  ...runners,
  ...embers,
  ...JIGSAWS,
  ...attics,
  ...solitaires,
  ...mahjongs,
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
].map(withFilm);

export const BUILT_IN_GAMES: readonly BuiltInGame[] = [
  ...ONLINE_GAMES,
  ...OFFLINE_PRODUCTS.map((product) => offlineRow(product, ONLINE_GAMES)),
];

/** What the files of the download games are packed from; and the place in them that a site fills. */
export const OFFLINE_PACKS = OFFLINE_PRODUCTS.map((product) => offlinePack(product, ONLINE_GAMES));
export { SLOT } from '@/lib/domain/offline-slot';
