/** Reads a challenge for its viewer: both results, the board, and whether the day has begun. */
import { eq } from 'drizzle-orm';
import { type Challenge, MAX_CHALLENGE_PLAYERS } from '@/lib/contract/challenges';
import { rankChallenge } from '@/lib/domain/play/challenge-board';
import { allQuarters } from '@/lib/domain/run/quarters';
import { openingTime } from '@/lib/domain/days/day-engine';
import { player as playerTable } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { type Player, resolveZones } from '../players/current-player';
import type { ScoresService } from '../service';
import { requireChallenge } from './find-challenge';
import { findFirstResult } from './first-result';
import { findAnswer, listAnswers } from './list-answers';
import { requirePuzzle } from './puzzle-of';

/**
 * Reads the challenge.
 * @throws ServiceError notFound
 */
export const getChallenge = async (
  service: ScoresService,
  viewer: Player | null,
  context: RequestContext,
  id: string,
): Promise<Challenge> => {
  const { hidesName, createdAt, run } = await requireChallenge(service.db, id);
  const puzzle = requirePuzzle(await service.findGame(run.game), run);
  const [from] = await service.db.select().from(playerTable).where(eq(playerTable.id, run.playerId));
  const isYou = viewer !== null && viewer.id === run.playerId;
  const isHidden = hidesName && !from?.isGuest;
  // The times of the quarters are compared only if the shorter time wins.
  const isRace = puzzle.columnType === 'time' && puzzle.reverse;
  const quartersOf = (quarterMs: readonly number[]) => (isRace ? allQuarters(quarterMs) : null);
  const sender = {
    displayName: isHidden ? null : (from?.displayName ?? null),
    avatarUrl: isHidden ? null : (from?.avatarUrl ?? null),
    value: run.value ?? 0,
    isYou,
    quarters: quartersOf(run.quarterMs),
  };
  const answers = await listAnswers(service, id, run.playerId, MAX_CHALLENGE_PLAYERS - 1);
  const own = viewer && !isYou ? await findAnswer(service, id, viewer.id) : null;
  const rows = [
    { ...sender, isSender: true },
    ...answers.map(({ playerId, displayName, avatarUrl, value, quarterMs }) => ({
      ...{ displayName, avatarUrl, value, isSender: false },
      isYou: playerId === viewer?.id,
      quarters: quartersOf(quarterMs),
    })),
  ];
  const opens = run.levelKey ? openingTime(resolveZones(viewer, context), run.levelKey) : null;
  const canEnter =
    viewer !== null && !isYou && own === null && (await findFirstResult(service, viewer.id, run)) !== null;
  return {
    id,
    ...puzzle,
    createdAt: createdAt.toISOString(),
    opensAt: opens !== null && opens > context.clock.now().getTime() ? new Date(opens).toISOString() : null,
    sender: { ...sender, isGuest: from?.isGuest ?? false },
    own,
    canEnter,
    players: rankChallenge(rows, puzzle.reverse),
  };
};
