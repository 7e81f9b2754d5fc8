/** Lists the texts that the site search covers in addition to games. */
import type { SiteText, SiteTexts } from '@/lib/domain/listing/listing-data';
import { currentBackend } from './backend';

/** A kind of text, such as help or about. */
export interface TextSource {
  heading: string;
  /** Returns the texts that contain a term, best match first. */
  find(term: string): Promise<SiteText[]>;
}

/** The sources of texts, in the order of their sections in the search results. */
export const TEXT_SOURCES: readonly TextSource[] = [
  { heading: 'Help', find: async (term) => currentBackend().texts.find('help', term) },
  { heading: 'About', find: async (term) => currentBackend().texts.find('about', term) },
];

/** Returns the matches of each source for a term; omits sources without matches. */
export const findTexts = async (term: string, sources = TEXT_SOURCES): Promise<SiteTexts[]> => {
  const sections = await Promise.all(
    sources.map(async ({ heading, find }) => ({ heading, texts: await find(term) })),
  );
  return sections.filter(({ texts }) => texts.length > 0);
};
