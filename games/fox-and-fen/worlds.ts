/** The rules and chapters of each edition. */
import { ROOM_CHAPTERS } from './room/chapters';
import { ROOM } from './room/room';
import type { Chapter, ModeKey, WorldRules, WorldKey } from './types';
import { WOOD_CHAPTERS } from './wood/chapters';
import { WOOD } from './wood/wood';

export const CHAPTERS: Record<WorldKey, Record<ModeKey, Chapter>> = {
  wood: WOOD_CHAPTERS,
  room: ROOM_CHAPTERS,
};

export const WORLDS: Record<WorldKey, WorldRules<unknown>> = {
  wood: WOOD as WorldRules<unknown>,
  room: ROOM as WorldRules<unknown>,
};
