/** The category navigation of spec §2. */
import { paths } from '../../paths';
import { GENRE_IDS } from './genre-ids';

export type IconKey =
  | 'daily'
  | 'action'
  | 'adventure'
  | 'brain'
  | 'cardBoard'
  | 'familyKids'
  | 'hiddenObject'
  | 'jigsaw'
  | 'matching'
  | 'musicPhoto'
  | 'puzzle'
  | 'carRacing'
  | 'shooting'
  | 'sports'
  | 'strategy'
  | 'timeManagement'
  | 'word';

export interface CategoryEntry {
  uid: string;
  name: string;
  href: string;
  icon: IconKey;
  order?: number;
  hideMobile?: boolean;
}

interface Genre {
  uid: string;
  name: string;
  slug: string;
  icon: IconKey;
  hideMobileOnline?: boolean;
}

export const GENRES: readonly Genre[] = [
  { uid: GENRE_IDS.ACTION, name: 'Action', slug: 'action-games', icon: 'action' },
  { uid: GENRE_IDS.ADVENTURE, name: 'Adventure', slug: 'adventure-games', icon: 'adventure' },
  { uid: GENRE_IDS.BRAIN, name: 'Brain', slug: 'brain-games', icon: 'brain' },
  { uid: GENRE_IDS.CARD_AND_BOARD, name: 'Card & Board', slug: 'card-board-games', icon: 'cardBoard' },
  { uid: GENRE_IDS.FAMILY_AND_KIDS, name: 'Family & Kids', slug: 'family-kids-games', icon: 'familyKids' },
  { uid: GENRE_IDS.HIDDEN_OBJECT, name: 'Hidden Object', slug: 'hidden-object-games', icon: 'hiddenObject' },
  { uid: GENRE_IDS.JIGSAW, name: 'Jigsaw Puzzle', slug: 'jigsaws-games', icon: 'jigsaw' },
  { uid: GENRE_IDS.MATCHING, name: 'Matching', slug: 'matching-games', icon: 'matching' },
  {
    uid: GENRE_IDS.MUSIC_AND_PHOTO,
    name: 'Music & Photo',
    slug: 'music-photos-games',
    icon: 'musicPhoto',
    hideMobileOnline: true,
  },
  { uid: GENRE_IDS.PUZZLE, name: 'Puzzle', slug: 'puzzle-games', icon: 'puzzle' },
  { uid: GENRE_IDS.RACING, name: 'Racing', slug: 'racing-games', icon: 'carRacing', hideMobileOnline: true },
  { uid: GENRE_IDS.SHOOTING, name: 'Shooting', slug: 'shooters-games', icon: 'shooting' },
  { uid: GENRE_IDS.SPORTS, name: 'Sports', slug: 'sports-games', icon: 'sports' },
  { uid: GENRE_IDS.STRATEGY, name: 'Strategy', slug: 'strategy-games', icon: 'strategy' },
  {
    uid: GENRE_IDS.TIME_MANAGEMENT,
    name: 'Time Management',
    slug: 'time-management-games',
    icon: 'timeManagement',
    hideMobileOnline: true,
  },
  { uid: GENRE_IDS.WORD, name: 'Word', slug: 'word-games', icon: 'word' },
];

export const downloadCategories: readonly CategoryEntry[] = [
  { uid: '0', name: 'New', href: '/download/special/new-releases', icon: 'daily', order: 0 },
  ...GENRES.map(({ uid, name, slug, icon }) => ({ uid, name, href: `/download/${slug}`, icon })),
];

export const onlineCategories: readonly CategoryEntry[] = [
  { uid: GENRE_IDS.DAILY, name: 'Daily', href: '/online/daily-games', icon: 'daily', order: 0 },
  ...GENRES.map(({ uid, name, slug, icon, hideMobileOnline }) => ({
    uid,
    name,
    href: `/online/${slug}`,
    icon,
    ...(hideMobileOnline ? { hideMobile: true } : {}),
  })),
];

/** Returns the name of a genre; the daily genre's name for 31 and unknown ids. */
export const genreName = (uid: string): string => GENRES.find((genre) => genre.uid === uid)?.name ?? 'Daily';

interface GameWithGenres {
  genres: readonly string[];
  isDailyGame: boolean;
  isDownloadGame: boolean;
}

/** For games whose genres have no page, and games that have only the default genre (spec §3). */
const CASUAL_GENRE_UID = { uid: '0', name: 'Casual', icon: 'puzzle' } as const;

/** Returns links to the pages of a game's genres in its catalog; a link to all games if none of them has a page. */
export const genreLinksOf = ({
  genres,
  isDailyGame,
  isDownloadGame,
}: GameWithGenres): readonly CategoryEntry[] => {
  const entries = isDownloadGame ? downloadCategories : onlineCategories;
  const own = genres.filter((uid) => uid !== '0' && (isDailyGame || uid !== GENRE_IDS.DAILY));
  const found = own.flatMap((uid) => entries.filter((entry) => entry.uid === uid));
  return found.length > 0
    ? found
    : [{ ...CASUAL_GENRE_UID, href: isDownloadGame ? paths.downloadAllGames() : paths.onlineAllGames() }];
};

/** Returns the main genre of a game: its first one other than the daily genre. */
export const mainGenreOf = (game: GameWithGenres): CategoryEntry => {
  const links = genreLinksOf(game);
  return links.find(({ uid }) => uid !== GENRE_IDS.DAILY) ?? (links[0] as CategoryEntry);
};
