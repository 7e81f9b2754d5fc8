/** Replaces `{productName}` and similar placeholders with configured values. */
import type { PublicConfig } from '@/lib/config';
import { paths } from '@/lib/paths';

export type TextValues = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;
const MARKDOWN_SIGNS = /[\\`*_[\]<>#&|~]/g;

export const createTextValues = ({
  productName,
  description,
}: Pick<PublicConfig, 'productName' | 'description'>): TextValues => ({
  productName,
  tierName: `${productName} Unlimited`,
  description,
  welcomePath: paths.welcome(productName),
});

/**
 * Returns the text with its placeholders replaced.
 * @throws when a placeholder has no value
 */
export const fillValues = (text: string, words: TextValues): string =>
  text.replace(PLACEHOLDER, (place, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`The placeholder ${place} of a text has no value.`);
    return word;
  });

/** Replaces placeholders in Markdown; special characters in a value remain literal. */
export const fillMarkdown = (markdown: string, words: TextValues): string =>
  fillValues(
    markdown,
    Object.fromEntries(
      Object.entries(words).map(([name, word]) => [name, word.replace(MARKDOWN_SIGNS, String.raw`\$&`)]),
    ),
  );
