/**
 * Opens the site's texts. They are read once; in development, they are read at each request, so that changes appear
 * after a reload.
 */
import { join } from 'node:path';
import type { PublicConfig } from '@/lib/config';
import type { SiteText } from '@/lib/domain/listing/listing-data';
import type { FaqTopic, SiteTopic, TextArea, TextGroup, TextLink, TextMeta } from '@/lib/domain/site/texts';
import { paths } from '@/lib/paths';
import { createTextValues } from './fill-values';
import { findInTexts } from './find-texts';
import { readArea, readFaq, readTopic, type ReadTopic } from './read-texts';
import { htmlToPlainText } from './render-markdown';

export interface Texts {
  /** Returns a text; `index` is the area's index page. Null when the text does not exist. */
  topic(area: TextArea, name: string): SiteTopic | null;
  groups(area: TextArea): TextGroup[];
  /** Returns the page with all questions, and the questions by topic. */
  faq(): { meta: TextMeta; topics: FaqTopic[] };
  faqTopic(name: string): { meta: TextMeta; topic: FaqTopic } | null;
  welcome(): SiteTopic;
  find(area: TextArea, term: string): SiteText[];
  /** Returns all pages made of these texts. */
  pages(): { path: string; changedAt: string }[];
}

const INDEX = 'index';
const FAQ = 'faq';
const MAX_RELATED_TOPICS = 5;

const toTextLink = ({ path, title, description }: TextLink): TextLink => ({ path, title, description });

const readLibrary = (root: string, config: PublicConfig) => {
  const words = createTextValues(config);
  const welcome = readTopic(join(root, 'welcome.md'), {
    name: 'welcome',
    path: paths.welcome(config.productName),
    over: [],
    words,
  });
  const areas = { help: readArea(root, 'help', words), about: readArea(root, 'about', words) };
  return { areas, welcome, faq: readFaq(root, words) };
};
type TextLibrary = ReturnType<typeof readLibrary>;

const resolveRelatedTopics = (topics: Map<string, ReadTopic>, topic: ReadTopic): TextLink[] => {
  const named = topic.relatedNames.map((name) => {
    const found = topics.get(name);
    if (!found) throw new Error(`${topic.path} is related to ${name}, which does not exist.`);
    return found;
  });
  const similarTopics = [...topics.values()].filter(
    (other) => other.group === topic.group && other.name !== INDEX && !named.includes(other),
  );
  return [...named, ...similarTopics]
    .filter((other) => other !== topic)
    .slice(0, MAX_RELATED_TOPICS)
    .map(toTextLink);
};

const toSiteTopic = (topics: Map<string, ReadTopic>, topic: ReadTopic): SiteTopic => {
  const { path, title, description, crumbs, html, headings, updated } = topic;
  return {
    path,
    title,
    description,
    crumbs,
    html,
    headings,
    updated,
    related: resolveRelatedTopics(topics, topic),
  };
};

/** The index's front matter lists the groups in order: `icon Title | icon Title`. */
const groupTopics = (topics: Map<string, ReadTopic>): TextGroup[] =>
  (topics.get(INDEX)?.values.groups ?? '').split('|').map((each) => {
    const [icon = '', ...title] = each.trim().split(' ');
    const name = title.join(' ');
    const links = [...topics.values()].filter(({ group }) => group === name).map(toTextLink);
    return { title: name, icon, links };
  });

const toFaqMeta = ({ areas }: TextLibrary): TextMeta => {
  const index = areas.help.get(FAQ);
  if (!index) throw new Error('content/help/faq.md is missing.');
  const { path, title, description, crumbs } = index;
  return { path, title, description, crumbs };
};

const searchableTextsOf = ({ areas, faq, welcome }: TextLibrary, area: TextArea) => {
  const topics = [...areas[area].values()].filter(({ name }) => name !== INDEX || area === 'about');
  if (area === 'about') return [...topics, welcome];
  const questions = [...faq.values()].flatMap(({ path, entries }) =>
    entries.map(({ id, question, html }) => ({
      title: question,
      path: `${path}#${id}`,
      description: '',
      plain: htmlToPlainText(html),
    })),
  );
  return [...topics, ...questions];
};

/**
 * Opens the texts.
 * @param root the folder `content/`
 * @throws when a text is malformed
 */
export const openTexts = (root: string, config: PublicConfig, { isDev = false } = {}): Texts => {
  const saved = readLibrary(root, config);
  const currentLibrary = (): TextLibrary => (isDev ? readLibrary(root, config) : saved);

  return {
    topic: (area, name) => {
      const topics = currentLibrary().areas[area];
      const topic = topics.get(name);
      return topic ? toSiteTopic(topics, topic) : null;
    },
    groups: (area) => groupTopics(currentLibrary().areas[area]),
    faq: () => {
      const all = currentLibrary();
      return { meta: toFaqMeta(all), topics: [...all.faq.values()] };
    },
    faqTopic: (name) => {
      const all = currentLibrary();
      const topic = all.faq.get(name);
      if (!topic) return null;
      const { crumbs } = toFaqMeta(all);
      const meta = { ...toTextLink(topic), crumbs: [...crumbs, { name: topic.title, path: topic.path }] };
      return { meta, topic };
    },
    welcome: () => toSiteTopic(new Map(), currentLibrary().welcome),
    find: (area, term) => findInTexts(searchableTextsOf(currentLibrary(), area), term),
    pages: () => {
      const { areas, faq, welcome } = currentLibrary();
      const topics = [...areas.about.values(), ...areas.help.values(), welcome];
      return [
        ...topics.map(({ path, updated }) => ({ path, changedAt: updated.iso })),
        ...[...faq.values()].map(({ path, updated }) => ({ path, changedAt: updated })),
      ];
    },
  };
};
