/** Rules for the text of comments (docs/specification/choices.md "Comments"): no links, and no words on a maintained list. */
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { ServiceError } from '@/lib/errors';
import { INNOCENT_WORDS } from './innocent-words';

const LINK =
  /(?:https?:\/\/|www\.)\S|\b[a-z0-9-]+\.(?:com|org|io|ru|cn|xyz|ly)\b|\b[a-z0-9-]+\.(?:top|shop|site|online|app|me|info|net|co|biz|dev|tv|gg)[/:]\w/i;
// In "Great game.Top marks", only a space is missing, so `.Top` is not a domain. Treats such words as a top-level
// domain only when they are all lowercase or all uppercase, or when a path follows (above).
const WORD_DOMAIN_LINK =
  /\b[A-Za-z0-9-]+\.(?:top|shop|site|online|app|me|info|net|co|biz|dev|tv|gg|TOP|SHOP|SITE|ONLINE|APP|ME|INFO|NET|CO|BIZ|DEV|TV|GG)\b/;
// Characters that change the text direction or are invisible.
const INVISIBLE_CHARACTERS =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

// Matches `f.u.c.k` and `f u c k`: separated letters are joined to one word.
const SPACED_LETTERS = /(?<![\p{L}\p{N}])(\p{L})[^\p{L}\p{N}\n]{1,3}(?=\p{L}(?![\p{L}\p{N}]))/gu;
const joinSpacedLetters = (text: string): string => text.replaceAll(SPACED_LETTERS, '$1');

const dataset = englishDataset.build();
const matcher = new RegExpMatcher({
  ...dataset,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(dataset.whitelistedTerms ?? []), ...INNOCENT_WORDS],
});

const refuse = (message: string): ServiceError =>
  new ServiceError('unprocessable', message, { body: message });

/** Returns why a text may not be shown to others, or null. */
export const refusalOf = (text: string): string | null => {
  if (LINK.test(text) || WORD_DOMAIN_LINK.test(text)) return 'Links are not allowed here.';
  const isRefused = matcher.hasMatch(text) || matcher.hasMatch(joinSpacedLetters(text));
  return isRefused ? 'Please rephrase this.' : null;
};

/**
 * Returns the text in the form in which it is stored.
 * @throws ServiceError unprocessable for the field `body`
 */
export const checkComment = (body: string): string => {
  const text = body
    .replaceAll(INVISIBLE_CHARACTERS, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const refusal = text === '' ? 'Required.' : refusalOf(text);
  if (refusal) throw refuse(refusal);
  return text;
};
