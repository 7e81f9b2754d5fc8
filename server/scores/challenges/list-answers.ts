/** The results of the players who answered a challenge, each with their first one. */
import { and, asc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { challengeAttempt } from '../../db/schema/challenges';
import { player, run } from '../../db/schema/scores';
import type { ScoresService } from '../service';

export interface ChallengeAnswer {
  playerId: number;
  displayName: string;
  avatarUrl: string | null;
  value: number;
  finishedAt: Date;
}

/** A run of an archived or current level that knew the solution is practice; a run by seed always is. */
export const isAnswer = and(
  eq(run.state, 'finished'),
  eq(run.isVerified, true),
  isNotNull(run.value),
  or(eq(run.verdict, 'counted'), and(eq(run.verdict, 'practice'), isNull(run.levelKey))),
);

/** Returns the answers by the time they were finished, without the sender's own. */
export const listAnswers = async (
  { db }: Pick<ScoresService, 'db'>,
  challengeId: string,
  senderId: number,
): Promise<ChallengeAnswer[]> => {
  const firsts = db
    .selectDistinctOn([run.playerId], {
      playerId: run.playerId,
      displayName: player.displayName,
      avatarUrl: player.avatarUrl,
      value: run.value,
      finishedAt: run.finishedAt,
    })
    .from(challengeAttempt)
    .innerJoin(run, eq(run.id, challengeAttempt.runId))
    .innerJoin(player, eq(player.id, run.playerId))
    .where(and(eq(challengeAttempt.challengeId, challengeId), ne(run.playerId, senderId), isAnswer))
    .orderBy(run.playerId, asc(run.finishedAt))
    .as('firsts');
  const rows = await db.select().from(firsts).orderBy(asc(firsts.finishedAt), asc(firsts.playerId));
  return rows.flatMap(({ value, finishedAt, ...row }) =>
    value === null || finishedAt === null ? [] : [{ ...row, value, finishedAt }],
  );
};
