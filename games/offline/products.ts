/** Defines the download games: the editions in each file, its name, and its price. */
import { DOWNLOADS_PATH } from '@/lib/domain/games/downloads-path';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import type { OfflinePack } from './pack';

export interface OfflineProduct {
  sku: string;
  /** The folder of the game. */
  game: string;
  slug: string;
  title: string;
  /** The name of the file. */
  fileName: string;
  version: string;
  /** The price in dollars. */
  price: number;
  /** The editions in the file. The first one provides the images. */
  keywords: readonly [string, ...string[]];
  description: string;
  descriptionShort: string;
}

const VERSION = '1.0';
const REQUIREMENTS =
  'A computer, tablet or phone with a browser of the last three years: Chrome or Edge 110, Firefox 115, Safari 16.4 or newer. ' +
  'Windows, macOS, Linux, ChromeOS. Nothing is installed and no connection is needed.';

export const OFFLINE_PRODUCTS: readonly OfflineProduct[] = [
  {
    sku: 'SW-SUDOKU',
    game: 'quiet-sudoku',
    slug: 'quiet-sudoku-at-home',
    title: 'Quiet Sudoku at Home',
    fileName: 'Quiet Sudoku at Home.html',
    version: VERSION,
    price: 6.99,
    keywords: ['quiet-sudoku', 'quiet-sudoku-mini', 'quiet-sudoku-diagonal', 'quiet-sudoku-windows'],
    description:
      'Four sudokus in one file that is yours to keep: the classic with its daily and the whole archive, Mini, Diagonal and Windows. New puzzles without end, hints that explain themselves, your best times, and no connection needed, on a train or in a garden.',
    descriptionShort: 'Four sudokus and every daily, in one file of your own.',
  },
  {
    sku: 'SW-WORDS',
    game: 'lantern-words',
    slug: 'lantern-words-at-home',
    title: 'Lantern Words at Home',
    fileName: 'Lantern Words at Home.html',
    version: VERSION,
    price: 5.99,
    keywords: ['lantern-words'],
    description:
      'The word search with a theme, in a file that is yours to keep. Every daily since the first, three sizes to play whenever you like, your best times, and no connection needed.',
    descriptionShort: 'Every themed word search, in a file of your own.',
  },
  {
    sku: 'SW-GARDEN',
    game: 'nonogram-garden',
    slug: 'nonogram-garden-at-home',
    title: 'Nonogram Garden at Home',
    fileName: 'Nonogram Garden at Home.html',
    version: '1.1',
    price: 5.99,
    keywords: ['nonogram-garden'],
    description:
      'Pictures that grow out of numbers, in a file that is yours to keep. Every daily since the first, three grades to play whenever you like, hints that show why, and no connection needed.',
    descriptionShort: 'Every picture of the garden, in a file of your own.',
  },
  {
    sku: 'SW-SOLITAIRE',
    game: 'hearthside-solitaire',
    slug: 'hearthside-solitaire-at-home',
    title: 'Hearthside Solitaire at Home',
    fileName: 'Hearthside Solitaire at Home.html',
    version: VERSION,
    price: 5.99,
    keywords: ['hearthside-solitaire', 'thumb-and-pouch'],
    description:
      'Klondike by the fire, one card or three, and Thumb and Pouch, in a file that is yours to keep. Every deal can be won, every daily deal since the first is there, and no connection is needed.',
    descriptionShort: 'Winnable solitaire by the fire, in a file of your own.',
  },
];

const findRows = ({ keywords }: OfflineProduct, rows: readonly BuiltInGame[]): BuiltInGame[] =>
  keywords.map((keyword) => {
    const row = rows.find((each) => each.keyword === keyword);
    if (!row) throw new Error(`There is no edition ${keyword} to pack.`);
    return row;
  });

/** Creates the catalog entry of a download from the entries of its editions. */
export const offlineRow = (product: OfflineProduct, rows: readonly BuiltInGame[]): BuiltInGame => {
  const [first] = findRows(product, rows) as [BuiltInGame];
  return {
    slug: product.slug,
    keyword: product.slug,
    title: product.title,
    // The file contains the game of its first edition, so people search for it by the same names.
    names: { ...first.names, kinds: [...first.names.kinds, 'offline', 'download'] },
    pageLayout: 'download',
    genres: first.genres.filter((genre) => genre !== GENRE_IDS.DAILY),
    isDailyGame: false,
    isFeatured: false,
    hasLeaderboards: false,
    highlightColor: first.highlightColor,
    publishedAt: '2026-11-22T00:00:00Z',
    media: first.media,
    texts: {
      description: product.description,
      descriptionShort: product.descriptionShort,
      instructions: `Save the file and open it in your browser: the game begins. ${first.texts.instructions}`,
      credits: first.texts.credits,
      requirements: REQUIREMENTS,
    },
    embed: null,
    download: {
      productSku: product.sku,
      downloadUrl: `${DOWNLOADS_PATH}${product.slug}.html`,
      paidgamePrice: product.price,
      paidgameBuyUrl: `/purchase/game/${product.slug}`,
    },
    archiveFrom: null,
    modes: [],
  };
};

/** Returns the pack of a download's file. */
export const offlinePack = (product: OfflineProduct, rows: readonly BuiltInGame[]): OfflinePack => {
  const { sku, game, slug, title, version, fileName } = product;
  const editions = findRows(product, rows).map((row) => ({
    keyword: row.keyword,
    title: row.title,
    description: row.texts.descriptionShort,
    isDaily: row.isDailyGame,
    archiveFrom: row.archiveFrom,
    modes: row.modes,
  }));
  return { sku, game, slug, title, version, fileName, editions };
};
