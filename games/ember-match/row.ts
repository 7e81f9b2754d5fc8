/** The catalog entries of Ember Match. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { ownCuts, withMedia } from '../catalogue-media';
import { puzzleRow, scoreMode } from '../puzzle-row';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const EMBER_MATCH_ROWS: readonly BuiltInGame[] = EDITIONS.map((edition) => {
  const picture = edition.isDaily ? 'ember-match' : 'long-stair';
  const row = puzzleRow(
    {
      game: 'ember-match',
      names: KNOWN_NAMES,
      genres: [GENRE_IDS.MATCHING, GENRE_IDS.PUZZLE],
      highlightColor: edition.isDaily ? '#7A2B5E' : '#3A5F88',
    },
    edition,
    MODE_LABELS,
    picture,
    scoreMode,
  );
  const cuts = ownCuts('ember-match', picture);
  if (!edition.isDaily) return withMedia(row, cuts);
  const { thumbnailImgTall, thumbnailImgSmall } = cuts;
  const featuredImg = '/play/ember-match/art/billboard.svg';
  return withMedia(row, { thumbnailImgTall, thumbnailImgSmall, featuredImg });
});
