/** The request that the product sends to the scores service before a reminder. Separate, so that no page loads it. */
import * as v from 'valibot';
import { defineCall } from './call';
import { archiveFrequencies } from './game';
import { isoInstant, levelKey, wireInteger } from './wire';

export const getReminderTime = defineCall({
  id: 'scores.getEvening',
  service: 'scores',
  method: 'GET',
  path: '/evening',
  access: 'player',
  summary:
    "Returns the evening hours of the player's day, and the streaks that end today without a finished game.",
  answer: v.object({
    level_key: levelKey,
    /** 19:00 to 21:00 in the player's zone; null if a change of time zone made the day too short. */
    evening: v.nullable(v.object({ from: isoInstant, until: isoInstant })),
    nextDayAt: isoInstant,
    endingStreaks: v.array(
      v.object({
        /** Null for the streak across all dailies. */
        gameKeyword: v.nullable(v.string()),
        streak: wireInteger,
        frequency: v.picklist(archiveFrequencies),
      }),
    ),
  }),
});
