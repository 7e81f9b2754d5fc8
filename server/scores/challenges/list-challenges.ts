/** Lists a player's challenges that other players have answered. */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { AnsweredChallenge } from '@/lib/contract/challenges';
import { challenge, challengeAttempt } from '../../db/schema/challenges';
import { run } from '../../db/schema/scores';
import type { Player } from '../players/current-player';
import type { ScoresService } from '../service';
import { summarizeAnswers } from './list-answers';
import { describePuzzle } from './puzzle-of';

/** The number of a player's newest challenges that are checked for answers. */
const MAX_CHALLENGES = 20;

export const listChallenges = async (
  service: ScoresService,
  player: Player | null,
): Promise<AnsweredChallenge[]> => {
  if (!player) return [];
  const rows = await service.db
    .selectDistinctOn([challenge.createdAt, challenge.id], {
      id: challenge.id,
      seenAt: challenge.seenAt,
      run,
    })
    .from(challenge)
    .innerJoin(run, and(eq(run.id, challenge.runId), eq(run.playerId, player.id)))
    .innerJoin(
      challengeAttempt,
      and(eq(challengeAttempt.challengeId, challenge.id), ne(challengeAttempt.runId, run.id)),
    )
    .orderBy(desc(challenge.createdAt), challenge.id)
    .limit(MAX_CHALLENGES);
  const summaries = await summarizeAnswers(
    service,
    rows.map(({ id }) => id),
    player.id,
  );
  const answered: (AnsweredChallenge & { at: Date })[] = [];
  for (const { id, seenAt, run: own } of rows) {
    const puzzle = describePuzzle(await service.findGame(own.game), own);
    const last = summaries.get(id);
    if (!puzzle || !last) continue;
    const { answers, displayName, value, answeredAt } = last;
    answered.push({
      id,
      ...puzzle,
      value: own.value ?? 0,
      answers,
      isNew: seenAt === null || answeredAt > seenAt,
      last: { displayName, value, at: answeredAt.toISOString() },
      at: answeredAt,
    });
  }
  return answered.sort((a, b) => b.at.getTime() - a.at.getTime()).map(({ at: _at, ...rest }) => rest);
};
