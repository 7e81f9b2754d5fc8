/** Reads `content/`: one file per topic, with the title as the first heading and other data in the front matter. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Crumb, FaqTopic, SiteTopic, TextArea, TextMeta } from '@/lib/domain/site/texts';
import { paths } from '@/lib/paths';
import { fillMarkdown, fillValues, type TextValues } from './fill-values';
import { readFrontMatter } from './front-matter';
import { createAnchor, htmlToPlainText, renderMarkdown } from './render-markdown';

const INDEX = 'index';
/** A text with at least this many headings gets a table of contents. */
const MIN_HEADINGS_FOR_CONTENTS = 4;
const TITLE = /^# (.+)\n/;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export interface ReadTopic extends Omit<SiteTopic, 'related'> {
  name: string;
  group: string;
  order: number;
  relatedNames: string[];
  /** The plain text, for search. */
  plain: string;
  values: Readonly<Record<string, string>>;
}

export interface ReadFaq extends FaqTopic {
  order: number;
  updated: string;
}

const listMarkdownNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length));

const splitList = (value = ''): string[] =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/**
 * Reads a file.
 * @throws when its title, description or date is missing
 */
const readTextFile = (file: string, words: TextValues) => {
  const { values, body } = readFrontMatter(readFileSync(file, 'utf8'), file);
  const text = body.trimStart();
  const title = TITLE.exec(`${text}\n`)?.[1];
  const { description, updated = '' } = values;
  if (!title || !description) throw new Error(`${file} needs a first heading and a description.`);
  if (!ISO_DATE.test(updated)) throw new Error(`${file} needs the date of its last change as updated.`);
  return {
    values,
    title: fillValues(title, words),
    description: fillValues(description, words),
    updated: { iso: updated, words: DATE_FORMAT.format(new Date(updated)) },
    markdown: fillMarkdown(text.slice(text.indexOf('\n') + 1), words),
  };
};

const createCrumbs = (meta: Omit<TextMeta, 'crumbs'>, parents: readonly Crumb[]): Crumb[] => [
  { name: 'Home', path: paths.home() },
  ...parents,
  { name: meta.title, path: meta.path },
];

/**
 * Reads a text.
 * @param over the parent pages of the text
 */
export const readTopic = (
  file: string,
  { name, path, over, words }: { name: string; path: string; over: readonly Crumb[]; words: TextValues },
): ReadTopic => {
  const { values, markdown, ...said } = readTextFile(file, words);
  const { html, headings } = renderMarkdown(markdown);
  return {
    name,
    path,
    ...said,
    crumbs: createCrumbs({ path, ...said }, over),
    html,
    headings: headings.length >= MIN_HEADINGS_FOR_CONTENTS ? headings : [],
    group: values.group ?? '',
    order: Number(values.order ?? 0),
    relatedNames: splitList(values.related),
    plain: htmlToPlainText(html),
    values,
  };
};

/** Reads the topics of an area, by name; the index page has the name `index`. */
export const readArea = (root: string, area: TextArea, words: TextValues): Map<string, ReadTopic> => {
  const folder = join(root, area);
  const of = paths[area];
  const index = readTopic(join(folder, `${INDEX}.md`), { name: INDEX, path: of(), over: [], words });
  const over = [{ name: index.title, path: of() }];
  const topics = listMarkdownNames(folder)
    .filter((name) => name !== INDEX)
    .map((name) => readTopic(join(folder, `${name}.md`), { name, path: of(name), over, words }))
    .sort((left, right) => left.order - right.order);
  return new Map([index, ...topics].map((topic) => [topic.name, topic]));
};

const QUESTION = /^## /m;

/** Reads the questions by topic. In each file, a second-level heading is a question, and the text below it is the answer. */
export const readFaq = (root: string, words: TextValues): Map<string, ReadFaq> => {
  const folder = join(root, 'faq');
  const topics = listMarkdownNames(folder)
    .filter((name) => name !== INDEX)
    .map((name): [string, ReadFaq] => {
      const { values, markdown, updated, ...said } = readTextFile(join(folder, `${name}.md`), words);
      const [, ...parts] = `\n${markdown}`.split(QUESTION);
      const entries = parts.map((part) => {
        const end = part.indexOf('\n');
        const question = htmlToPlainText(renderMarkdown(part.slice(0, end)).html);
        const id = createAnchor(question);
        return { id, question, html: renderMarkdown(part.slice(end), `${id}-`).html };
      });
      const order = Number(values.order ?? 0);
      return [name, { path: paths.faq(name), ...said, entries, order, updated: updated.iso }];
    });
  return new Map(topics.sort(([, left], [, right]) => left.order - right.order));
};
