/** The texts that the site's own search looks through, beside the games. */
import type { SiteText, SiteTexts } from '@/lib/domain/listing-data';
import { currentBackend } from './backend';

/** One kind of text, such as help or about. */
export interface TextSource {
  heading: string;
  /** The texts in which a term stands, best first. */
  find(term: string): Promise<SiteText[]>;
}

/** Each source becomes a section of the results, in this order. */
export const TEXT_SOURCES: readonly TextSource[] = [
  { heading: 'Help', find: async (term) => currentBackend().texts.find('help', term) },
  { heading: 'About', find: async (term) => currentBackend().texts.find('about', term) },
];

/** What the sources hold for a term; a source with nothing is left out. */
export const findTexts = async (term: string, sources = TEXT_SOURCES): Promise<SiteTexts[]> => {
  const sections = await Promise.all(
    sources.map(async ({ heading, find }) => ({ heading, texts: await find(term) })),
  );
  return sections.filter(({ texts }) => texts.length > 0);
};
