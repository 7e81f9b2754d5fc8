/** Puts what the configuration says in the place of `{productName}` and its like. */
import type { PublicConfig } from '@/lib/config';
import { paths } from '@/lib/paths';

export type TextValues = Readonly<Record<string, string>>;

const PLACE = /\{([a-zA-Z]+)\}/g;
const MARKDOWN_SIGNS = /[\\`*_[\]<>#&|~]/g;

export const valuesOf = ({
  productName,
  description,
}: Pick<PublicConfig, 'productName' | 'description'>): TextValues => ({
  productName,
  tierName: `${productName} Unlimited`,
  description,
  welcomePath: paths.welcome(productName),
});

/** The text as it is read by people. @throws where a place has no word */
export const fillValues = (text: string, words: TextValues): string =>
  text.replace(PLACE, (place, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`A text asks for ${place}, which nothing fills.`);
    return word;
  });

/** The same for Markdown: a sign in a word stays that sign. */
export const fillMarkdown = (markdown: string, words: TextValues): string =>
  fillValues(
    markdown,
    Object.fromEntries(
      Object.entries(words).map(([name, word]) => [name, word.replace(MARKDOWN_SIGNS, String.raw`\$&`)]),
    ),
  );
