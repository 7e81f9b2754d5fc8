/** Splits texts into normalized words: lower case, without accents, only letters and digits. */
import { foldText } from '@/lib/domain/search/fold-text';
import { replacePhrases } from './phrases';
import { stemOf } from './stems';

const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** Returns the normalized words of a text, in order. */
export const splitWords = (text: string): string[] => foldText(text).split(SEPARATORS).filter(Boolean);

/** Words that say nothing about a game. */
const STOP_WORDS = new Set(
  `a an and are at by can do for from get give i in is it me my of on or our some that the there this to want with you your
  free game gaming online play player playing now here site website web internet browser html html5
  app apk pc computer laptop mac macbook chromebook windows tablet phone mobile android iphone ipad ios desktop unblocked
  unblock vs no best top good great fun funnest cool new newest latest popular favorite famous nice awesome amazing any
  all like similar version something please most more many much very really other another kind let us we about`
    .split(/\s+/)
    .map(stemOf),
);

/** Words that match almost any game; they count only if the term has no other words. */
const OPTIONAL_WORDS = new Set(
  `easy hard hardest easiest challenging difficult simple classic original real traditional regular normal basic standard
  beautiful pretty big huge large giant full advanced beginner adult senior elderly old girl boy teen teenager year month man woman
  people person grownup expert level addictive addicting interesting exciting level deluxe ultimate super pro free puzzle download downloadable 2025 2026 2024
  3d 2d hd virtual interactive single solo retro vintage style type test practice training trainer solver generator unlimited
  microsoft google msn aol yahoo facebook miniclip poki crazygames pogo arkadium aarp nyt nytimes king 247`
    .split(/\s+/)
    .map(stemOf),
);

/** A search term in the form that queries use. */
export interface ParsedTerm {
  /** A game must match all of these words. */
  needed: readonly string[];
  /** The last word as typed, if its stem is shorter: "ches" may become "chess". */
  unfinished: string | null;
  /** Words that raise the score of a game. */
  optional: readonly string[];
  /** The term joined into one word, both completely and without words that say nothing about a game. */
  joinedTerms: readonly string[];
  /** Whether the term has words, but none that describes a game: "free online games". */
  isAnyGame: boolean;
}

/**
 * Parses a search term and reduces its words to stems. The last word may be unfinished, so its stem may lack a final
 * letter that only looks like a plural ending.
 */
export const parseTerm = (term: string): ParsedTerm => {
  const words = splitWords(term);
  const stems = replacePhrases(words.map(stemOf));
  const meaningfulWords = stems.filter((word) => !STOP_WORDS.has(word));
  const distinctiveWords = meaningfulWords.filter((word) => !OPTIONAL_WORDS.has(word));
  const needed = distinctiveWords.length > 0 ? distinctiveWords : meaningfulWords;
  const optional =
    distinctiveWords.length > 0 ? meaningfulWords.filter((word) => OPTIONAL_WORDS.has(word)) : [];
  const joinedTerms = [
    words.join(''),
    words.map(stemOf).join(''),
    meaningfulWords.join(''),
    needed.join(''),
  ].filter(Boolean);
  const last = words.at(-1);
  return {
    needed,
    unfinished: last !== undefined && needed.at(-1) === stemOf(last) && stemOf(last) !== last ? last : null,
    optional,
    joinedTerms: [...new Set(joinedTerms)],
    isAnyGame: words.length > 0 && distinctiveWords.length === 0,
  };
};
