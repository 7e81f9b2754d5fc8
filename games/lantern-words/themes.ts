/** The themes: a title and the words that belong to it. */
import { dateOfSeed } from '@/lib/domain/days/daily-seed';
import { createRandom, type Random } from '../kit/seeded-random';
import { HOME } from './themes/home';
import { NATURE } from './themes/nature';
import { WORLD } from './themes/world';

export interface Theme {
  title: string;
  /** The words in capital letters. They have 4 to 10 letters, and no word contains another. */
  words: readonly string[];
}

const DAY_MS = 86_400_000;

const parseThemes = (text: string): Theme[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [title, words] = line.split(': ') as [string, string];
      return { title, words: words.toUpperCase().split(' ') };
    });

export const THEMES: readonly Theme[] = [NATURE, HOME, WORLD].flatMap(parseThemes);

// Dailies are generated from their dates, so adding, removing or moving a theme changes past days.
const CALENDAR = createRandom('lantern-words themes').shuffle(THEMES);

/**
 * Returns the theme of a seed. A day's theme comes from the calendar, so that no theme repeats before all have been
 * used. Other themes are random.
 */
export function pickTheme(seed: string, random: Random): Theme {
  const date = dateOfSeed(seed);
  if (!date) return random.pick(THEMES);
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  return CALENDAR[((day % CALENDAR.length) + CALENDAR.length) % CALENDAR.length]!;
}
