/** GameMonetize's JSON feed: an array of records whose values are all text. */
import * as v from 'valibot';
import { requireFrameUrl, requireImageUrl } from '../record-urls';
import { DEFAULT_INITIAL_VALUES } from '../entry';
import { toPlainText } from '../plain-text';
import type { Feed } from './feed';
import { GENRE_IDS_BY_NAME, findGenresOf, type GenreTable } from './genre-words';
import { createHtml5Content } from './html5-content';
import {
  cleanTags,
  frameSideField,
  MAX_LENGTHS,
  parseRecord,
  recordKeyField,
  normalizeTitle,
} from './record';

const optionalTextField = v.optional(v.nullable(v.string()), '');

const gamemonetizeRecord = v.object({
  id: recordKeyField,
  title: v.string(),
  description: optionalTextField,
  instructions: optionalTextField,
  url: v.string(),
  category: optionalTextField,
  tags: optionalTextField,
  thumb: v.string(),
  width: frameSideField(800),
  height: frameSideField(600),
});

const CATEGORIES: GenreTable = {
  '3d': [GENRE_IDS_BY_NAME.action],
  '.io': [GENRE_IDS_BY_NAME.action],
  action: [GENRE_IDS_BY_NAME.action],
  adventure: [GENRE_IDS_BY_NAME.adventure],
  arcade: [GENRE_IDS_BY_NAME.action],
  'baby hazel': [GENRE_IDS_BY_NAME.familyKids],
  bejeweled: [GENRE_IDS_BY_NAME.matching],
  board: [GENRE_IDS_BY_NAME.cardBoard],
  boys: [GENRE_IDS_BY_NAME.action, GENRE_IDS_BY_NAME.familyKids],
  cards: [GENRE_IDS_BY_NAME.cardBoard],
  clicker: [GENRE_IDS_BY_NAME.timeManagement],
  cooking: [GENRE_IDS_BY_NAME.timeManagement],
  fighting: [GENRE_IDS_BY_NAME.action],
  girls: [GENRE_IDS_BY_NAME.familyKids],
  hypercasual: [GENRE_IDS_BY_NAME.action],
  io: [GENRE_IDS_BY_NAME.action],
  'match 3': [GENRE_IDS_BY_NAME.matching],
  multiplayer: [GENRE_IDS_BY_NAME.action],
  puzzle: [GENRE_IDS_BY_NAME.puzzle],
  puzzles: [GENRE_IDS_BY_NAME.puzzle],
  quiz: [GENRE_IDS_BY_NAME.brain],
  racing: [GENRE_IDS_BY_NAME.racing],
  shooting: [GENRE_IDS_BY_NAME.shooting],
  soccer: [GENRE_IDS_BY_NAME.sports],
  sports: [GENRE_IDS_BY_NAME.sports],
  stickman: [GENRE_IDS_BY_NAME.action],
  strategy: [GENRE_IDS_BY_NAME.strategy],
};

const splitList = (value: string | null): string[] => (value ?? '').split(',');

export const gamemonetizeFeed: Feed = {
  name: 'gamemonetize',
  layout: 'array',
  toEntry: (value, hosts) => {
    const record = parseRecord(gamemonetizeRecord, value);
    const rules = { hosts, allowsOwn: false };
    const tags = cleanTags(splitList(record.tags));
    return {
      source: 'gamemonetize',
      sourceKey: record.id,
      initialValues: DEFAULT_INITIAL_VALUES,
      content: createHtml5Content({
        title: normalizeTitle(record.title),
        genres: findGenresOf(splitList(record.category), tags, CATEGORIES),
        tags,
        description: toPlainText(record.description ?? '', MAX_LENGTHS.description),
        instructions: toPlainText(record.instructions ?? '', MAX_LENGTHS.instructions),
        src: requireFrameUrl('url', record.url, rules),
        width: record.width,
        height: record.height,
        orientation: 'all',
        image: requireImageUrl('thumb', record.thumb, rules),
      }),
    };
  },
};
