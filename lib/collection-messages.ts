/** Texts about collections, which the specification does not define. */
import { MAX_COLLECTIONS, type CollectionSort, type RuleCondition } from './domain/listing/collection-rules';

export const COLLECTION_MESSAGES = {
  title: 'Collections',
  allLit: 'Every window is lit',
  allLitLine: 'You have finished tonight’s games. New ones open at midnight; the archive has earlier days.',
  tooMany: `There can be up to ${MAX_COLLECTIONS} collections.`,
  keywordTaken: 'Another collection has this keyword.',
  edited: 'Somebody else has saved this collection. Close the form and open it again to see their version.',
  saved: (title: string) => `${title} is saved.`,
  saveFailed: 'The collection could not be saved. Please try again later.',
  orderFailed: 'The order could not be saved. Please try again later.',
  previewFailed: 'The matches could not be counted. Please try again later.',
  noCondition: 'The rule sets no condition, so it matches no game. Players do not see the collection.',
  noGames: 'No game matches, so players do not see the collection.',
  hidden: 'Hidden from players.',
} as const;

export const SORT_NAMES: Readonly<Record<CollectionSort, string>> = {
  popular: 'Most played',
  newest: 'Newest',
  rating: 'Best rated',
  title: 'A to Z',
};

export const CONDITION_NAMES: Readonly<Record<RuleCondition, string>> = {
  genres: 'Genres',
  families: 'Families',
  names: 'Known names',
  kinds: 'Ways of playing',
  tags: 'Members’ tags',
  isDaily: 'Has a daily puzzle',
  isTouch: 'Plays on touch screens',
  maxMinutes: 'Minutes of a round',
  newDays: 'Days since it was added',
  minRating: 'Rating',
};
