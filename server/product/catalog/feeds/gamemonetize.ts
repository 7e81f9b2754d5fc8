/** GameMonetize's JSON feed: an array of records whose values are all text. */
import * as v from 'valibot';
import { frameUrl, imageUrl } from '../record-urls';
import { DEFAULT_INITIAL_VALUES } from '../entry';
import { plainText } from '../plain-text';
import type { Feed } from './feed';
import { GENRE, genresOf, type GenreTable } from './genre-words';
import { html5Content } from './html5-content';
import { cleanTags, frameSide, MAX_LENGTHS, parseRecord, recordKey, titleOf } from './record';

const text = v.optional(v.nullable(v.string()), '');

const schema = v.object({
  id: recordKey,
  title: v.string(),
  description: text,
  instructions: text,
  url: v.string(),
  category: text,
  tags: text,
  thumb: v.string(),
  width: frameSide(800),
  height: frameSide(600),
});

const CATEGORIES: GenreTable = {
  '3d': [GENRE.action],
  '.io': [GENRE.action],
  action: [GENRE.action],
  adventure: [GENRE.adventure],
  arcade: [GENRE.action],
  'baby hazel': [GENRE.familyKids],
  bejeweled: [GENRE.matching],
  board: [GENRE.cardBoard],
  boys: [GENRE.action, GENRE.familyKids],
  cards: [GENRE.cardBoard],
  clicker: [GENRE.timeManagement],
  cooking: [GENRE.timeManagement],
  fighting: [GENRE.action],
  girls: [GENRE.familyKids],
  hypercasual: [GENRE.action],
  io: [GENRE.action],
  'match 3': [GENRE.matching],
  multiplayer: [GENRE.action],
  puzzle: [GENRE.puzzle],
  puzzles: [GENRE.puzzle],
  quiz: [GENRE.brain],
  racing: [GENRE.racing],
  shooting: [GENRE.shooting],
  soccer: [GENRE.sports],
  sports: [GENRE.sports],
  stickman: [GENRE.action],
  strategy: [GENRE.strategy],
};

const splitList = (value: string | null): string[] => (value ?? '').split(',');

export const gamemonetize: Feed = {
  name: 'gamemonetize',
  layout: 'array',
  toEntry: (value, hosts) => {
    const record = parseRecord(schema, value);
    const rules = { hosts, allowsOwn: false };
    const tags = cleanTags(splitList(record.tags));
    return {
      source: 'gamemonetize',
      sourceKey: record.id,
      initialValues: DEFAULT_INITIAL_VALUES,
      content: html5Content({
        title: titleOf(record.title),
        genres: genresOf(splitList(record.category), tags, CATEGORIES),
        tags,
        description: plainText(record.description ?? '', MAX_LENGTHS.description),
        instructions: plainText(record.instructions ?? '', MAX_LENGTHS.instructions),
        src: frameUrl('url', record.url, rules),
        width: record.width,
        height: record.height,
        orientation: 'all',
        image: imageUrl('thumb', record.thumb, rules),
      }),
    };
  },
};
