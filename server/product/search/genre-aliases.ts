/** Aliases of genres. A search for an alias also finds the genre's page. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { parseTerm } from './words';

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  [GENRE_IDS.ACTION]: ['action', 'arcade', 'action arcade', 'arcade action', 'reaction', 'skill', 'platform'],
  [GENRE_IDS.ADVENTURE]: ['adventure', 'quest', 'exploration', 'story', 'rpg', 'role playing'],
  [GENRE_IDS.BRAIN]: [
    'brain',
    'logic',
    'logic puzzle',
    'mind',
    'brain teaser',
    'thinking',
    'iq',
    'educational',
    'learning',
    'smart',
    'math',
    'number puzzle',
    'mental',
  ],
  [GENRE_IDS.CARD_AND_BOARD]: [
    'card and board',
    'card board',
    'card',
    'board',
    'playing card',
    'tabletop',
    'table',
    'classic board',
    'deck',
    'family board',
  ],
  [GENRE_IDS.FAMILY_AND_KIDS]: [
    'family and kids',
    'family kids',
    'family',
    'kids',
    'children',
    'for kids',
    'toddler',
  ],
  [GENRE_IDS.HIDDEN_OBJECT]: [
    'hidden object',
    'hidden',
    'find the object',
    'hog',
    'seek and find',
    'search and find',
  ],
  [GENRE_IDS.JIGSAW]: ['jigsaw', 'jigsaw puzzle', 'jigsaws'],
  [GENRE_IDS.MATCHING]: ['matching', 'match', 'match 3', 'tile matching', 'memory', 'pairs'],
  [GENRE_IDS.MUSIC_AND_PHOTO]: ['music and photo', 'music photo', 'music', 'rhythm', 'photo', 'musical'],
  [GENRE_IDS.PUZZLE]: ['puzzle', 'puzzler', 'riddle'],
  [GENRE_IDS.RACING]: ['racing', 'race', 'car', 'driving', 'car racing'],
  [GENRE_IDS.SHOOTING]: ['shooting', 'shooter', 'shoot', 'gun', 'shoot em up', 'aim'],
  [GENRE_IDS.SPORTS]: ['sport', 'sports', 'ball', 'athletic'],
  [GENRE_IDS.STRATEGY]: ['strategy', 'tactic', 'strategic', 'war', 'simulation'],
  [GENRE_IDS.TIME_MANAGEMENT]: [
    'time management',
    'cooking',
    'restaurant',
    'management',
    'simulation',
    'business',
  ],
  [GENRE_IDS.WORD]: ['word', 'words', 'letter', 'vocabulary', 'spelling', 'word puzzle'],
  [GENRE_IDS.DAILY]: ['daily', 'daily puzzle', 'daily challenge', 'todays', 'puzzle of the day', 'everyday'],
};

/** Returns the aliases of a genre. */
export const listAliasesOf = (uid: string): readonly string[] => ALIASES[uid] ?? [];

const toNameKey = (text: string): string => {
  const { needed, optional } = parseTerm(text);
  return [...needed, ...optional].toSorted().join(' ');
};

const GENRES_BY_NAME = new Map<string, string[]>();
for (const [uid, aliases] of Object.entries(ALIASES))
  for (const key of new Set(aliases.map(toNameKey)))
    GENRES_BY_NAME.set(key, [...(GENRES_BY_NAME.get(key) ?? []), uid]);

/** Returns the ids of the genres that a term names: "free racing games" names a genre, "racing cats" does not. */
export const findGenresNamed = (term: string): readonly string[] => GENRES_BY_NAME.get(toNameKey(term)) ?? [];
