/** Calls about a single game that only a few screens make. Separate from scores.ts, which every page with a board loads. */
import * as v from 'valibot';
import { defineCall } from './call';
import { archiveDayStates, gameMode, keyword } from './scores-entities';
import { levelKey, trimmedText, wireBoolean, wireId } from './wire';

export const getScoresGame = defineCall({
  id: 'scores.getGame',
  service: 'scores',
  method: 'GET',
  path: '/game',
  access: 'anyone',
  summary: 'Returns a game as the scores service knows it.',
  query: v.object({ keyword, keywordtype: v.optional(trimmedText(32)) }),
  answer: v.object({
    id: wireId,
    keyword: v.string(),
    modes: v.array(gameMode),
    isDaily: wireBoolean,
  }),
  cacheSeconds: 60,
});

export const getDailyProgress = defineCall({
  id: 'scores.getDailyProgress',
  service: 'scores',
  method: 'GET',
  path: '/dailygameprogress',
  access: 'player',
  summary: "Returns the player's progress in today's game.",
  query: v.object({ game: keyword }),
  answer: v.object({ level_key: levelKey, state: v.picklist(archiveDayStates), progress: v.number() }),
});
