/** GamePix' JSON feed, version 2: an object whose `items` are the records. */
import * as v from 'valibot';
import { requireFrameUrl, requireImageUrl } from '../record-urls';
import { DEFAULT_INITIAL_VALUES } from '../entry';
import { toPlainText } from '../plain-text';
import type { Feed } from './feed';
import { GENRE_IDS_BY_NAME, findGenresOf, type GenreTable } from './genre-words';
import { createHtml5Content } from './html5-content';
import {
  cleanTags,
  parseRecordDate,
  frameSideField,
  MAX_LENGTHS,
  parseRecord,
  recordKeyField,
  normalizeTitle,
} from './record';

const optionalTextField = v.optional(v.nullable(v.string()), '');

const gamepixRecord = v.object({
  id: recordKeyField,
  title: v.string(),
  namespace: optionalTextField,
  description: optionalTextField,
  category: optionalTextField,
  orientation: v.optional(v.fallback(v.picklist(['landscape', 'portrait', 'all']), 'all'), 'all'),
  width: frameSideField(800),
  height: frameSideField(600),
  date_modified: optionalTextField,
  date_published: optionalTextField,
  banner_image: optionalTextField,
  image: v.string(),
  url: v.string(),
});

const CATEGORIES: GenreTable = {
  action: [GENRE_IDS_BY_NAME.action],
  addictive: [GENRE_IDS_BY_NAME.action],
  adventure: [GENRE_IDS_BY_NAME.adventure],
  arcade: [GENRE_IDS_BY_NAME.action],
  board: [GENRE_IDS_BY_NAME.cardBoard],
  brain: [GENRE_IDS_BY_NAME.brain],
  'bubble shooter': [GENRE_IDS_BY_NAME.matching],
  card: [GENRE_IDS_BY_NAME.cardBoard],
  cards: [GENRE_IDS_BY_NAME.cardBoard],
  casual: [GENRE_IDS_BY_NAME.familyKids],
  clicker: [GENRE_IDS_BY_NAME.timeManagement],
  cooking: [GENRE_IDS_BY_NAME.timeManagement],
  driving: [GENRE_IDS_BY_NAME.racing],
  educational: [GENRE_IDS_BY_NAME.brain, GENRE_IDS_BY_NAME.familyKids],
  escape: [GENRE_IDS_BY_NAME.adventure],
  fighting: [GENRE_IDS_BY_NAME.action],
  girls: [GENRE_IDS_BY_NAME.familyKids],
  'hidden object': [GENRE_IDS_BY_NAME.hiddenObject],
  'hidden objects': [GENRE_IDS_BY_NAME.hiddenObject],
  'hyper casual': [GENRE_IDS_BY_NAME.action],
  idle: [GENRE_IDS_BY_NAME.timeManagement],
  io: [GENRE_IDS_BY_NAME.action],
  jigsaw: [GENRE_IDS_BY_NAME.jigsaw],
  'jigsaw puzzles': [GENRE_IDS_BY_NAME.jigsaw],
  kids: [GENRE_IDS_BY_NAME.familyKids],
  mahjong: [GENRE_IDS_BY_NAME.cardBoard, GENRE_IDS_BY_NAME.matching],
  'match 3': [GENRE_IDS_BY_NAME.matching],
  math: [GENRE_IDS_BY_NAME.brain],
  memory: [GENRE_IDS_BY_NAME.brain],
  music: [GENRE_IDS_BY_NAME.musicPhoto],
  platform: [GENRE_IDS_BY_NAME.action],
  platformer: [GENRE_IDS_BY_NAME.action],
  puzzle: [GENRE_IDS_BY_NAME.puzzle],
  puzzles: [GENRE_IDS_BY_NAME.puzzle],
  quiz: [GENRE_IDS_BY_NAME.brain],
  racing: [GENRE_IDS_BY_NAME.racing],
  shooter: [GENRE_IDS_BY_NAME.shooting],
  shooting: [GENRE_IDS_BY_NAME.shooting],
  simulation: [GENRE_IDS_BY_NAME.strategy],
  solitaire: [GENRE_IDS_BY_NAME.cardBoard],
  sports: [GENRE_IDS_BY_NAME.sports],
  strategy: [GENRE_IDS_BY_NAME.strategy],
  'time management': [GENRE_IDS_BY_NAME.timeManagement],
  'tower defense': [GENRE_IDS_BY_NAME.strategy],
  trivia: [GENRE_IDS_BY_NAME.brain],
  word: [GENRE_IDS_BY_NAME.word],
};

export const gamepixFeed: Feed = {
  name: 'gamepix',
  layout: 'items',
  toEntry: (value, hosts) => {
    const record = parseRecord(gamepixRecord, value);
    const rules = { hosts, allowsOwn: false };
    const category = (record.category ?? '').replaceAll('-', ' ');
    // The feed has no tags, so the names of the category and the game become search words.
    const tags = cleanTags([category, (record.namespace ?? '').replaceAll('-', ' ')]);
    return {
      source: 'gamepix',
      sourceKey: record.id,
      publishedAt: parseRecordDate(record.date_published),
      lastUpdated: parseRecordDate(record.date_modified),
      initialValues: DEFAULT_INITIAL_VALUES,
      content: createHtml5Content({
        title: normalizeTitle(record.title),
        genres: findGenresOf([category], tags, CATEGORIES),
        tags,
        description: toPlainText(record.description ?? '', MAX_LENGTHS.description),
        instructions: '',
        src: requireFrameUrl('url', record.url, rules),
        width: record.width,
        height: record.height,
        orientation: record.orientation,
        image: requireImageUrl('image', record.image, rules),
        ...(record.banner_image
          ? { wideImage: requireImageUrl('banner_image', record.banner_image, rules) }
          : {}),
      }),
    };
  },
};
