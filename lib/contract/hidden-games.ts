/** The games and groups of games that a member hides. */
import * as v from 'valibot';
import { findGameGroup } from '../domain/games/game-groups';
import { MAX_HIDDEN_GAMES, MAX_HIDDEN_GROUPS } from '../domain/members/hidden-games';
import { defineCall } from './call';
import { gameSummary } from './game';
import { trimmedText, wireId } from './wire';

const groupKeyField = v.pipe(
  trimmedText(40),
  v.check((key) => findGameGroup(key) !== null, 'Must be a family or a genre.'),
);
const chosenGames = v.object({
  nids: v.optional(v.pipe(v.array(wireId), v.maxLength(MAX_HIDDEN_GAMES)), []),
  groups: v.optional(v.pipe(v.array(groupKeyField), v.maxLength(MAX_HIDDEN_GROUPS)), []),
});
/** The keys of everything that the member hides: `u12` for the game 12, `sudoku` for a family, `1` for a genre. */
const hiddenKeysField = v.object({ keys: v.array(v.string()) });

export const listHiddenGames = defineCall({
  id: 'hiddenGames.list',
  service: 'product',
  method: 'GET',
  path: '/sw/api/user/hidden-games',
  access: 'member',
  summary: 'Lists the games and groups of games that the member hides, newest first.',
  answer: v.object({
    games: v.array(gameSummary),
    groups: v.array(v.object({ key: v.string(), name: v.string() })),
  }),
});

export const hideGames = defineCall({
  id: 'hiddenGames.hide',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user/hide-games',
  access: 'member',
  summary: 'Hides games or groups of games from the member’s lists, within the limits.',
  body: chosenGames,
  answer: hiddenKeysField,
});

export const showGames = defineCall({
  id: 'hiddenGames.show',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user/show-games',
  access: 'member',
  summary: 'Shows hidden games or groups of games again.',
  body: chosenGames,
  answer: hiddenKeysField,
});
