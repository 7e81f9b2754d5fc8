/** The names by which people know a game, and one line about what the player does. */
import type { FamilySlug } from './families';
import { foldText } from '../search/fold-text';

/** Ways of playing that people search for; matched in search, not shown. */
export const GAME_KINDS = [
  'two player',
  'against the computer',
  'for kids',
  'relaxing',
  'no timer',
  'typing',
  'quick',
  'offline',
  'download',
  'one handed',
  'by keyboard',
] as const;
export type GameKind = (typeof GAME_KINDS)[number];

export interface KnownNames {
  /** Generic names that pages show, most common first. A fan of that kind of game would accept each name. */
  knownAs: readonly string[];
  /** The family that shares one of the known names. */
  family?: FamilySlug;
  /** Trademarks and names of related games; matched in search, never shown. */
  searchNames: readonly string[];
  /** One short sentence about what the player does. */
  playLine: string;
  kinds: readonly GameKind[];
}

/** Known names by the slug of an edition. */
export type NamesBySlug = Readonly<Record<string, KnownNames>>;

/**
 * Returns the names of an edition.
 * @throws when the edition has no names, because every game of our own declares them
 */
export const knownNamesOf = (names: NamesBySlug, slug: string): KnownNames => {
  const found = names[slug];
  if (!found)
    throw new Error(`The edition ${slug} declares no known names. Add it to known-names.ts of its game.`);
  return found;
};

interface GameWithNames {
  title: string;
  knownAs: readonly string[];
}

/** Returns the first known name that the title does not already contain, or null. */
export const nameBesideTitle = ({ title, knownAs }: GameWithNames): string | null => {
  const [name] = knownAs;
  return name && !foldText(title).includes(foldText(name)) ? name : null;
};

/** Returns the title of a game's page: the game's title, and the name by which people know the game. */
export const titleWithName = (game: GameWithNames): string => {
  const name = nameBesideTitle(game);
  return name ? `${game.title}: ${name}` : game.title;
};
