/** The texts that the site's own search covers, besides the games. */
import type { SiteText, SiteTexts } from '@/lib/domain/listing/listing-data';
import { currentBackend } from './backend';

/** One kind of text, such as help or about. */
export interface TextSource {
  heading: string;
  /** The texts that contain a term, best first. */
  find(term: string): Promise<SiteText[]>;
}

/** Each source becomes a section of the results, in this order. */
export const TEXT_SOURCES: readonly TextSource[] = [
  { heading: 'Help', find: async (term) => currentBackend().texts.find('help', term) },
  { heading: 'About', find: async (term) => currentBackend().texts.find('about', term) },
];

/** The matches of each source for a term; omits a source without matches. */
export const findTexts = async (term: string, sources = TEXT_SOURCES): Promise<SiteTexts[]> => {
  const sections = await Promise.all(
    sources.map(async ({ heading, find }) => ({ heading, texts: await find(term) })),
  );
  return sections.filter(({ texts }) => texts.length > 0);
};
