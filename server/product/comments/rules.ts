/** The rules for a comment's text (docs/specification/choices.md "Comments"): no links, and no words on a maintained list. */
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { ServiceError } from '@/lib/errors';
import { INNOCENT_WORDS } from './innocent-words';

const LINK =
  /(?:https?:\/\/|www\.)\S|\b[a-z0-9-]+\.(?:com|net|org|biz|io|co|ru|cn|xyz|dev|tv|gg|ly)\b|\b[a-z0-9-]+\.(?:top|shop|site|online|app|me|info)[/:]\w/i;
// "Great game.Top marks" lacks a space: such a word is a domain in one case only, or with a path (above).
const LINK_BY_WORD =
  /\b[A-Za-z0-9-]+\.(?:top|shop|site|online|app|me|info|TOP|SHOP|SITE|ONLINE|APP|ME|INFO)\b/;
// Marks that turn the reading direction or hide what is written.
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

// `f.u.c.k` and `f u c k`: single letters are read as one word.
const SPACED_LETTERS = /(?<![\p{L}\p{N}])(\p{L})[^\p{L}\p{N}\n]{1,3}(?=\p{L}(?![\p{L}\p{N}]))/gu;
const joined = (text: string): string => text.replaceAll(SPACED_LETTERS, '$1');

const dataset = englishDataset.build();
const matcher = new RegExpMatcher({
  ...dataset,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(dataset.whitelistedTerms ?? []), ...INNOCENT_WORDS],
});

const refuse = (message: string): ServiceError =>
  new ServiceError('unprocessable', message, { body: message });

/** Returns why others may not see a text, or null. */
export const refusalOf = (text: string): string | null => {
  if (LINK.test(text) || LINK_BY_WORD.test(text)) return 'Links are not allowed here.';
  const isRefused = matcher.hasMatch(text) || matcher.hasMatch(joined(text));
  return isRefused ? 'Please say it in other words.' : null;
};

/** Returns the text as it is stored. @throws ServiceError unprocessable under `body` */
export const checkComment = (body: string): string => {
  const text = body
    .replaceAll(UNSEEN, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const refusal = text === '' ? 'Required.' : refusalOf(text);
  if (refusal) throw refuse(refusal);
  return text;
};
