/** Rules for the text of comments (docs/specification/choices.md "Comments"): no links, and no words on a maintained list. */
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { ServiceError } from '@/lib/errors';
import { INNOCENT_WORDS } from './innocent-words';

// Only the last character before the top-level domain matters. Host names may contain letters of every script.
const LINK =
  /(?:https?:\/\/|www\.)\S|[\p{L}\p{N}-]\.(?:com|org|io|ru|cn|xyz|ly)(?![\p{L}\p{N}_])|[\p{L}\p{N}-]\.(?:top|shop|site|online|app|me|info|net|co|biz|dev|tv|gg)[/:][\p{L}\p{N}_]/iu;
// In "Great game.Top marks", only a space is missing, so `.Top` is not a domain. Treats such words as a top-level
// domain only when they are all lowercase or all uppercase, or when a path follows (above).
const WORD_DOMAIN_LINK =
  /[\p{L}\p{N}-]\.(?:top|shop|site|online|app|me|info|net|co|biz|dev|tv|gg|TOP|SHOP|SITE|ONLINE|APP|ME|INFO|NET|CO|BIZ|DEV|TV|GG)(?![\p{L}\p{N}_])/u;
// Characters that change the text direction or are invisible.
const INVISIBLE_CHARACTERS =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

// Matches `f.u.c.k` and `f u c k`: separated letters are joined to one word.
const SPACED_LETTERS = /(?<![\p{L}\p{N}])(\p{L})[^\p{L}\p{N}\n]{1,3}(?=\p{L}(?![\p{L}\p{N}]))/gu;
const joinSpacedLetters = (text: string): string => text.replaceAll(SPACED_LETTERS, '$1');

const wordDataset = englishDataset.build();
const wordMatcher = new RegExpMatcher({
  ...wordDataset,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(wordDataset.whitelistedTerms ?? []), ...INNOCENT_WORDS],
});

/**
 * Returns a text as a browser reads it in a URL (UTS 46): with plain letters for full-width ones, with a dot for each
 * character that separates the parts of a host name, and without invisible characters.
 */
const normalizeAsUrl = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

const createCommentError = (message: string): ServiceError =>
  new ServiceError('unprocessable', message, { body: message });

/** Returns why a text may not be shown to others, or null. */
export const findRefusalReason = (text: string): string | null => {
  const normalized = normalizeAsUrl(text);
  if (LINK.test(normalized) || WORD_DOMAIN_LINK.test(normalized)) return 'Links are not allowed here.';
  const isRefused = wordMatcher.hasMatch(normalized) || wordMatcher.hasMatch(joinSpacedLetters(normalized));
  return isRefused ? 'Please rephrase this.' : null;
};

/**
 * Returns the text in the format that is stored.
 * @throws ServiceError unprocessable for the field `body`
 */
export const checkComment = (body: string): string => {
  const text = body
    .replaceAll(INVISIBLE_CHARACTERS, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const refusal = text === '' ? 'Required.' : findRefusalReason(text);
  if (refusal) throw createCommentError(refusal);
  return text;
};
