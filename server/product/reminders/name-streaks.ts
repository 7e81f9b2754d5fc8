/** Adds the titles and URLs of games to streaks; omits games that currently cannot be played. */
import { and, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { game } from '../../db/schema/product';
import { hrefOf } from '../games/present-game';
import { isShownCondition } from '../games/shown-conditions';
import type { ReminderTime } from '../scores-link';
import type { EndingStreak } from './compose-reminder';

/** Returns the streaks of games, longest first, followed by the streak across all dailies. */
export const nameStreaks = async (
  db: NodePgDatabase,
  streaks: ReminderTime['endingStreaks'],
  now: Date,
): Promise<EndingStreak[]> => {
  const keywords = streaks.flatMap(({ gameKeyword }) => gameKeyword ?? []);
  const rows =
    keywords.length > 0
      ? await db
          .select()
          .from(game)
          .where(
            and(
              inArray(game.keyword, keywords),
              isShownCondition(now),
              eq(game.isDailyGame, true),
              eq(game.isBroken, false),
            ),
          )
          .orderBy(game.uid)
      : [];
  const named = streaks.flatMap(({ gameKeyword, streak, frequency }): EndingStreak[] => {
    if (gameKeyword === null) return [{ game: null, streak, frequency }];
    const row = rows.find(({ keyword }) => keyword === gameKeyword);
    return row ? [{ game: { title: row.title, href: hrefOf(row) }, streak, frequency }] : [];
  });
  return named.sort(
    (left, right) => Number(left.game === null) - Number(right.game === null) || right.streak - left.streak,
  );
};
