/** The category navigation exactly as the specification's §2 lists it. */
import { paths } from '../paths';

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
  { uid: '19', name: 'Action', slug: 'action-games', icon: 'action' },
  { uid: '2', name: 'Adventure', slug: 'adventure-games', icon: 'adventure' },
  { uid: '24', name: 'Brain', slug: 'brain-games', icon: 'brain' },
  { uid: '6', name: 'Card & Board', slug: 'card-board-games', icon: 'cardBoard' },
  { uid: '16', name: 'Family & Kids', slug: 'family-kids-games', icon: 'familyKids' },
  { uid: '20', name: 'Hidden Object', slug: 'hidden-object-games', icon: 'hiddenObject' },
  { uid: '9', name: 'Jigsaw Puzzle', slug: 'jigsaws-games', icon: 'jigsaw' },
  { uid: '21', name: 'Matching', slug: 'matching-games', icon: 'matching' },
  {
    uid: '11',
    name: 'Music & Photo',
    slug: 'music-photos-games',
    icon: 'musicPhoto',
    hideMobileOnline: true,
  },
  { uid: '1', name: 'Puzzle', slug: 'puzzle-games', icon: 'puzzle' },
  { uid: '4', name: 'Racing', slug: 'racing-games', icon: 'carRacing', hideMobileOnline: true },
  { uid: '7', name: 'Shooting', slug: 'shooters-games', icon: 'shooting' },
  { uid: '10', name: 'Sports', slug: 'sports-games', icon: 'sports' },
  { uid: '3', name: 'Strategy', slug: 'strategy-games', icon: 'strategy' },
  {
    uid: '22',
    name: 'Time Management',
    slug: 'time-management-games',
    icon: 'timeManagement',
    hideMobileOnline: true,
  },
  { uid: '12', name: 'Word', slug: 'word-games', icon: 'word' },
];

export const downloadCategories: readonly CategoryEntry[] = [
  { uid: '0', name: 'New', href: '/download/special/new-releases', icon: 'daily', order: 0 },
  ...GENRES.map(({ uid, name, slug, icon }) => ({ uid, name, href: `/download/${slug}`, icon })),
];

/** Of the dailies; also what the specification's §3 gives a game without any. */
const DAILY_GENRE_ID = '31';

export const onlineCategories: readonly CategoryEntry[] = [
  { uid: DAILY_GENRE_ID, name: 'Daily', href: '/online/daily-games', icon: 'daily', order: 0 },
  ...GENRES.map(({ uid, name, slug, icon, hideMobileOnline }) => ({
    uid,
    name,
    href: `/online/${slug}`,
    icon,
    ...(hideMobileOnline ? { hideMobile: true } : {}),
  })),
];

/** Display name of a genre id; the daily genre for 31 and for unknown ids. */
export const genreName = (uid: string): string => GENRES.find((genre) => genre.uid === uid)?.name ?? 'Daily';

interface Genred {
  genres: readonly string[];
  isDailyGame: boolean;
  isDownloadGame: boolean;
}

/** Of games whose genres have no page, or that have none but the default of the specification's §3. */
const CASUAL = { uid: '0', name: 'Casual', icon: 'puzzle' } as const;

/** The pages of a game's genres in the catalogue that it belongs to; all its games where none of them has a page. */
export const genreLinksOf = ({ genres, isDailyGame, isDownloadGame }: Genred): readonly CategoryEntry[] => {
  const entries = isDownloadGame ? downloadCategories : onlineCategories;
  const own = genres.filter((uid) => uid !== '0' && (isDailyGame || uid !== DAILY_GENRE_ID));
  const found = own.flatMap((uid) => entries.filter((entry) => entry.uid === uid));
  return found.length > 0
    ? found
    : [{ ...CASUAL, href: isDownloadGame ? paths.downloadAllGames() : paths.onlineAllGames() }];
};

/** The genre that says most about a game: its first that is not the daily one. */
export const mainGenreOf = (game: Genred): CategoryEntry => {
  const links = genreLinksOf(game);
  return links.find(({ uid }) => uid !== DAILY_GENRE_ID) ?? (links[0] as CategoryEntry);
};
