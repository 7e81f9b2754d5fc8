/** The category navigation exactly as the specification's §2 lists it. */

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

export const onlineCategories: readonly CategoryEntry[] = [
  { uid: '31', name: 'Daily', href: '/online/daily-games', icon: 'daily', order: 0 },
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

/** The pages of a game's genres in the catalogue that it belongs to; the daily one where none of them has a page. */
export const genreLinksOf = ({
  genres,
  isDownloadGame,
}: {
  genres: readonly string[];
  isDownloadGame: boolean;
}): readonly CategoryEntry[] => {
  const entries = isDownloadGame ? downloadCategories : onlineCategories;
  const found = genres.flatMap((uid) => entries.filter((entry) => entry.uid === uid && uid !== '0'));
  return found.length > 0 ? found : entries.slice(0, 1);
};

/** The online entry of a genre id; the daily one for 31 and for unknown ids. */
export const categoryEntryOf = (uid: string): CategoryEntry =>
  onlineCategories.find((entry) => entry.uid === uid) ?? (onlineCategories[0] as CategoryEntry);
