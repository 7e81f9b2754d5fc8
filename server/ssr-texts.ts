/** Loads the props of help, about and welcome pages; a missing topic is a 404. */
import type { GetServerSideProps } from 'next';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';
import type { FaqTopic, SiteTopic, TextArea, TextGroup, TextMeta } from '@/lib/domain/site/texts';
import { currentBackend } from './backend';

export interface TopicData {
  text: SiteTopic;
  /** Set on an area's index page: all topics of the area. */
  groups: TextGroup[] | null;
}
export interface FaqData {
  text: TextMeta;
  topics: FaqTopic[];
  /** Set on the page of a topic: the other topics. */
  others: { path: string; title: string }[];
}
type WithAppearance<Data> = Data & { appearance: Appearance };

const MISSING = { notFound: true } as const;
const INDEX = 'index';

/** Returns the only path segment below an area, or the index if there is none; null if there are several. */
const nameOfParam = (param: string | string[] | undefined): string | null => {
  const [name = INDEX, ...more] = [param ?? []].flat();
  return more.length > 0 || (name === INDEX && param !== undefined) ? null : name;
};

/** Returns the props of a text: the one with the given name, otherwise the one in the URL. */
export const topicProps =
  (area: TextArea, name?: string): GetServerSideProps<WithAppearance<TopicData>> =>
  async ({ params, req }) => {
    const wanted = name ?? nameOfParam(params?.topic);
    const { texts } = currentBackend();
    const text = wanted === null ? null : texts.topic(area, wanted);
    if (!text) return MISSING;
    const groups = wanted === INDEX ? texts.groups(area) : null;
    return { props: { text, groups, appearance: appearanceOfCookies(req.headers.cookie) } };
  };

/** Returns the props of the page with all questions, or with the questions of a topic. */
export const faqProps: GetServerSideProps<WithAppearance<FaqData>> = async ({ params, req }) => {
  const appearance = appearanceOfCookies(req.headers.cookie);
  const { texts } = currentBackend();
  const name = nameOfParam(params?.topic);
  const all = texts.faq();
  if (name === INDEX) return { props: { text: all.meta, topics: all.topics, others: [], appearance } };
  const found = name === null ? null : texts.faqTopic(name);
  if (!found) return MISSING;
  const others = all.topics
    .filter(({ path }) => path !== found.meta.path)
    .map(({ path, title }) => ({ path, title }));
  return { props: { text: found.meta, topics: [found.topic], others, appearance } };
};

/** Returns the props of the welcome page. Its slug must contain the product's name; otherwise the page is not found. */
export const welcomeProps: GetServerSideProps<WithAppearance<{ text: SiteTopic }>> = async ({
  params,
  req,
}) => {
  const text = currentBackend().texts.welcome();
  if (text.path !== `/${String(params?.welcome)}`) return MISSING;
  return { props: { text, appearance: appearanceOfCookies(req.headers.cookie) } };
};
