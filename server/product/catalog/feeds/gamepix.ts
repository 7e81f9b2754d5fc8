/** GamePix' JSON feed, version 2: an object whose `items` are the records. */
import * as v from 'valibot';
import { frameUrl, imageUrl } from '../record-urls';
import { DEFAULT_INITIAL_VALUES } from '../entry';
import { plainText } from '../plain-text';
import type { Feed } from './feed';
import { GENRE, genresOf, type GenreTable } from './genre-words';
import { html5Content } from './html5-content';
import { cleanTags, dateOf, frameSide, MAX_LENGTHS, parseRecord, recordKey, titleOf } from './record';

const text = v.optional(v.nullable(v.string()), '');

const schema = v.object({
  id: recordKey,
  title: v.string(),
  namespace: text,
  description: text,
  category: text,
  orientation: v.optional(v.fallback(v.picklist(['landscape', 'portrait', 'all']), 'all'), 'all'),
  width: frameSide(800),
  height: frameSide(600),
  date_modified: text,
  date_published: text,
  banner_image: text,
  image: v.string(),
  url: v.string(),
});

const CATEGORIES: GenreTable = {
  action: [GENRE.action],
  addictive: [GENRE.action],
  adventure: [GENRE.adventure],
  arcade: [GENRE.action],
  board: [GENRE.cardBoard],
  brain: [GENRE.brain],
  'bubble shooter': [GENRE.matching],
  card: [GENRE.cardBoard],
  cards: [GENRE.cardBoard],
  casual: [GENRE.familyKids],
  clicker: [GENRE.timeManagement],
  cooking: [GENRE.timeManagement],
  driving: [GENRE.racing],
  educational: [GENRE.brain, GENRE.familyKids],
  escape: [GENRE.adventure],
  fighting: [GENRE.action],
  girls: [GENRE.familyKids],
  'hidden object': [GENRE.hiddenObject],
  'hidden objects': [GENRE.hiddenObject],
  'hyper casual': [GENRE.action],
  idle: [GENRE.timeManagement],
  io: [GENRE.action],
  jigsaw: [GENRE.jigsaw],
  'jigsaw puzzles': [GENRE.jigsaw],
  kids: [GENRE.familyKids],
  mahjong: [GENRE.cardBoard, GENRE.matching],
  'match 3': [GENRE.matching],
  math: [GENRE.brain],
  memory: [GENRE.brain],
  music: [GENRE.musicPhoto],
  platform: [GENRE.action],
  platformer: [GENRE.action],
  puzzle: [GENRE.puzzle],
  puzzles: [GENRE.puzzle],
  quiz: [GENRE.brain],
  racing: [GENRE.racing],
  shooter: [GENRE.shooting],
  shooting: [GENRE.shooting],
  simulation: [GENRE.strategy],
  solitaire: [GENRE.cardBoard],
  sports: [GENRE.sports],
  strategy: [GENRE.strategy],
  'time management': [GENRE.timeManagement],
  'tower defense': [GENRE.strategy],
  trivia: [GENRE.brain],
  word: [GENRE.word],
};

export const gamepix: Feed = {
  name: 'gamepix',
  layout: 'items',
  toEntry: (value, hosts) => {
    const record = parseRecord(schema, value);
    const rules = { hosts, allowsOwn: false };
    const category = (record.category ?? '').replaceAll('-', ' ');
    // The feed has no tags, so the names of the category and the game become search words.
    const tags = cleanTags([category, (record.namespace ?? '').replaceAll('-', ' ')]);
    return {
      source: 'gamepix',
      sourceKey: record.id,
      publishedAt: dateOf(record.date_published),
      lastUpdated: dateOf(record.date_modified),
      initialValues: DEFAULT_INITIAL_VALUES,
      content: html5Content({
        title: titleOf(record.title),
        genres: genresOf([category], tags, CATEGORIES),
        tags,
        description: plainText(record.description ?? '', MAX_LENGTHS.description),
        instructions: '',
        src: frameUrl('url', record.url, rules),
        width: record.width,
        height: record.height,
        orientation: record.orientation,
        image: imageUrl('image', record.image, rules),
        ...(record.banner_image ? { wideImage: imageUrl('banner_image', record.banner_image, rules) } : {}),
      }),
    };
  },
};
