/** Lists the players who answered a challenge, each with the player's first result. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { challengeAttempt } from '../../db/schema/challenges';
import { player, run } from '../../db/schema/scores';
import type { ScoresService } from '../service';

type AnswersService = Pick<ScoresService, 'db'>;

export interface ChallengeAnswer {
  playerId: number;
  displayName: string;
  avatarUrl: string | null;
  value: number;
  quarterMs: number[];
}

/**
 * The condition for answers. Practice on a daily's level does not count, because the player may have known the
 * solution; practice on a puzzle from a seed does, because such a run is always practice.
 */
export const isAnswerCondition = and(
  eq(run.state, 'finished'),
  eq(run.isVerified, true),
  isNotNull(run.value),
  or(eq(run.verdict, 'counted'), and(eq(run.verdict, 'practice'), isNull(run.levelKey))),
);

/** Returns the first result of each player on each challenge. */
const listFirstResults = ({ db }: AnswersService, where: SQL | undefined) =>
  db
    .selectDistinctOn([challengeAttempt.challengeId, run.playerId], {
      challengeId: challengeAttempt.challengeId,
      playerId: run.playerId,
      displayName: player.displayName,
      avatarUrl: player.avatarUrl,
      value: sql<number>`${run.value}`.mapWith(Number).as('value'),
      quarterMs: run.quarterMs,
      finishedAt: run.finishedAt,
      // A player may add a result that is older than the link.
      answeredAt: sql<Date>`greatest(${run.finishedAt}, ${challengeAttempt.createdAt})`
        .mapWith(run.finishedAt)
        .as('answered_at'),
    })
    .from(challengeAttempt)
    .innerJoin(run, eq(run.id, challengeAttempt.runId))
    .innerJoin(player, eq(player.id, run.playerId))
    .where(and(where, isAnswerCondition))
    .orderBy(challengeAttempt.challengeId, run.playerId, asc(run.finishedAt))
    .as('firsts');

/**
 * Returns the answers in the order in which they were finished, without the sender's own.
 * @param limit the maximum number of answers
 */
export const listAnswers = async (
  service: AnswersService,
  challengeId: string,
  senderId: number,
  limit: number,
): Promise<ChallengeAnswer[]> => {
  const firsts = listFirstResults(
    service,
    and(eq(challengeAttempt.challengeId, challengeId), ne(run.playerId, senderId)),
  );
  return service.db
    .select({
      playerId: firsts.playerId,
      displayName: firsts.displayName,
      avatarUrl: firsts.avatarUrl,
      value: firsts.value,
      quarterMs: firsts.quarterMs,
    })
    .from(firsts)
    .orderBy(asc(firsts.finishedAt), asc(firsts.playerId))
    .limit(limit);
};

/** Returns the value of a player's answer; null without one. */
export const findAnswer = async (
  service: AnswersService,
  challengeId: string,
  playerId: number,
): Promise<number | null> => {
  const firsts = listFirstResults(
    service,
    and(eq(challengeAttempt.challengeId, challengeId), eq(run.playerId, playerId)),
  );
  const [row] = await service.db.select({ value: firsts.value }).from(firsts).limit(1);
  return row?.value ?? null;
};

export interface AnswerSummary {
  /** The number of players who answered. */
  answers: number;
  /** The newest answer: its player, value and time. */
  displayName: string;
  value: number;
  answeredAt: Date;
}

/** Returns the number of answers and the newest answer of each challenge, without the sender's own. */
export const summarizeAnswers = async (
  service: AnswersService,
  challengeIds: readonly string[],
  senderId: number,
): Promise<Map<string, AnswerSummary>> => {
  if (challengeIds.length === 0) return new Map();
  const firsts = listFirstResults(
    service,
    and(inArray(challengeAttempt.challengeId, [...challengeIds]), ne(run.playerId, senderId)),
  );
  const rows = await service.db
    .selectDistinctOn([firsts.challengeId], {
      challengeId: firsts.challengeId,
      displayName: firsts.displayName,
      value: firsts.value,
      answeredAt: firsts.answeredAt,
      answers: sql<number>`count(*) over (partition by ${firsts.challengeId})`.mapWith(Number),
    })
    .from(firsts)
    .orderBy(firsts.challengeId, desc(firsts.answeredAt), desc(firsts.playerId));
  return new Map(rows.map(({ challengeId, ...row }) => [challengeId, row]));
};
