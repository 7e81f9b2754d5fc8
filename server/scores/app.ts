/** The scores service: a Hono app. It knows the product's members only from their signed tokens. */
import type { Hono } from 'hono';
import { ALL_CALLS } from '@/lib/contract/all';
import * as challenges from '@/lib/contract/challenges';
import { getReminderTime as reminderCall } from '@/lib/contract/reminder-time';
import * as history from '@/lib/contract/history';
import * as runsContract from '@/lib/contract/runs';
import * as contract from '@/lib/contract/scores';
import * as scoredGame from '@/lib/contract/scored-game';
import * as spendings from '@/lib/contract/token-purchases';
import { getStats } from '@/lib/contract/player-stats';
import { closingTime } from '@/lib/domain/days/day-engine';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../http/context';
import { createContractApp, bindCall, type ServedCall } from '../http/contract-app';
import { readPersonalBest, readBoardContext, readTopBoard } from './boards/read-board';
import { readDistribution } from './boards/read-distribution';
import { createChallenge } from './challenges/create-challenge';
import { enterChallenge } from './challenges/enter-challenge';
import { getChallenge } from './challenges/get-challenge';
import { listChallenges } from './challenges/list-challenges';
import { markChallengesSeen } from './challenges/mark-challenges-seen';
import { listDailyStats } from './days/list-daily-stats';
import { listDailyStatus } from './days/daily-status';
import { listArchive } from './days/list-archive';
import { listDays } from './days/list-days';
import { createGuest } from './players/create-guest';
import {
  findStoredPlayer,
  findViewer,
  type Player,
  readPlayer,
  requirePlayer,
  requireRemovalClaim,
  requireViewer,
  requirePurchaseClaim,
  resolveToday,
  resolveZone,
  resolveZones,
} from './players/current-player';
import { exportPlayer } from './players/export-player';
import { listHistory } from './runs/list-history';
import { mergeGuest } from './players/merge-guest';
import { removePlayer } from './players/remove-player';
import { checkpointRun } from './runs/checkpoint-run';
import { finishRun } from './runs/finish-run';
import { startRun } from './runs/start-run';
import { getSave, putSave } from './saves/saves';
import type { ScoredGame, ScoresService } from './service';
import { readReminderTime } from './streaks/get-reminder-time';
import { readStats } from './stats/read-stats';
import { getTokenBalance, listStreakEntries, listTokenEntries } from './streaks/list-entries';
import { getAnyStreak, listStreaks } from './streaks/list-streaks';
import { listPurchases, spendTokens } from './streaks/spend-tokens';

const DAYS_LIMIT = 30;

const requireGame = async (service: ScoresService, keyword: string): Promise<ScoredGame> => {
  const game = await service.findGame(keyword);
  if (!game) throw new ServiceError('notFound', 'There is no such game.');
  return game;
};

const createServedCalls = (service: ScoresService): ServedCall[] => {
  const asPlayer = (context: RequestContext) => requirePlayer(service, context);
  const asViewer = (context: RequestContext) => requireViewer(service, context);
  const requireStored = async (context: RequestContext): Promise<Player> => {
    const player = await findStoredPlayer(service, context);
    if (!player) throw new ServiceError('notFound', 'There is no such player.');
    return player;
  };
  return [
    bindCall(scoredGame.getScoresGame, async ({ query }) => {
      const game = await requireGame(service, query.keyword);
      return { id: game.id, keyword: game.keyword, modes: [...game.modes], isDaily: game.isDaily };
    }),
    bindCall(contract.getScoresUser, async (_input, context) => {
      const player = await asViewer(context);
      const zone = resolveZone(player, context);
      const today = resolveToday(player, context);
      return {
        id: player.subject,
        isGuest: player.isGuest,
        displayName: player.displayName,
        avatarUrl: player.avatarUrl,
        zone,
        today,
        nextDayAt: new Date(closingTime(resolveZones(player, context), today)).toISOString(),
        now: context.clock.now().toISOString(),
      };
    }),
    bindCall(contract.listCategories, async ({ query }) => [
      ...(await requireGame(service, query.game)).modes,
    ]),
    bindCall(contract.listDays, async ({ query }, context) => {
      const player = await findViewer(service, context);
      return listDays(service, player, context, query.game, query.limit ?? DAYS_LIMIT);
    }),
    bindCall(contract.listScores, async ({ query }, context) =>
      readTopBoard(service, context, await findViewer(service, context), query),
    ),
    bindCall(contract.getScoresContext, async ({ query }, context) =>
      readBoardContext(service, context, await asViewer(context), query),
    ),
    bindCall(contract.getDistribution, async ({ query }, context) =>
      readDistribution(service, context, await findViewer(service, context), query),
    ),
    bindCall(history.listDailyStats, async ({ query }, context) =>
      listDailyStats(service, context, await findViewer(service, context), query),
    ),
    bindCall(history.listHistory, async ({ query }, context) =>
      listHistory(service, await readPlayer(service, context), query),
    ),
    bindCall(contract.getUserBest, async ({ query }, context) =>
      readPersonalBest(service, context, await asViewer(context), query),
    ),
    bindCall(contract.listDailyStatus, async ({ query }, context) =>
      listDailyStatus(service, await asViewer(context), context, query['keywords[]']),
    ),
    bindCall(scoredGame.getDailyProgress, async ({ query }, context) => {
      await requireGame(service, query.game);
      const [status] = await listDailyStatus(service, await asViewer(context), context, [query.game]);
      if (!status) throw new ServiceError('notFound', 'There is no such daily game.');
      return { level_key: status.level_key, state: status.state, progress: status.progress };
    }),
    bindCall(contract.listDailyArchive, async ({ query }, context) =>
      listArchive(service, await asViewer(context), context, query.game, query),
    ),
    bindCall(contract.listDailyStreaks, async ({ query }, context) =>
      listStreaks(service, await asViewer(context), context, {
        keywords: query['keywords[]'] ?? [],
        ids: query['games[]'] ?? [],
        memberId: query.memberIdTarget,
      }),
    ),
    bindCall(contract.getAnyStreak, async ({ query }, context) =>
      getAnyStreak(service, await asViewer(context), context, query.memberIdTarget),
    ),
    bindCall(reminderCall, async (_input, context) =>
      readReminderTime(service, await requireStored(context), context),
    ),
    bindCall(contract.getTokenBalance, async (_input, context) =>
      getTokenBalance(service, await readPlayer(service, context)),
    ),
    bindCall(getStats, async (_input, context) => {
      const player = await readPlayer(service, context);
      return { standing: player && (await readStats(service, player, context)) };
    }),
    bindCall(contract.listStreakEntries, async ({ query }, context) =>
      listStreakEntries(service, await asViewer(context), query),
    ),
    bindCall(contract.listTokenEntries, async ({ query }, context) =>
      listTokenEntries(service, await asViewer(context), query),
    ),
    bindCall(spendings.spendTokens, async (_input, context) =>
      spendTokens(service, await readPlayer(service, context), await requirePurchaseClaim(service, context)),
    ),
    bindCall(spendings.listPurchases, async (_input, context) =>
      listPurchases(service, await readPlayer(service, context)),
    ),
    bindCall(runsContract.createGuest, (_input, context) => createGuest(service, context)),
    bindCall(runsContract.mergeGuest, async ({ body }, context) => ({
      mergedRuns: await mergeGuest(service, await asPlayer(context), context, body.guestToken),
    })),
    bindCall(runsContract.exportPlayer, async (_input, context) =>
      exportPlayer(service, await requireStored(context)),
    ),
    bindCall(runsContract.storePlayer, async (_input, context) => {
      await asPlayer(context);
      return { ok: true };
    }),
    bindCall(runsContract.removePlayer, async (_input, context) => {
      await removePlayer(service, { subject: await requireRemovalClaim(service, context) });
      return { ok: true };
    }),
    bindCall(runsContract.startRun, async ({ body }, context) =>
      startRun(service, await asPlayer(context), context, body),
    ),
    bindCall(runsContract.checkpointRun, async ({ params, body }, context) =>
      checkpointRun(service, await asPlayer(context), context, params.id, body),
    ),
    bindCall(runsContract.finishRun, async ({ params, body }, context) =>
      finishRun(service, await asPlayer(context), context, params.id, body),
    ),
    bindCall(challenges.createChallenge, async ({ body }, context) =>
      createChallenge(service, await asPlayer(context), context, body),
    ),
    bindCall(challenges.getChallenge, async ({ params }, context) =>
      getChallenge(service, await findViewer(service, context), context, params.id),
    ),
    bindCall(challenges.enterChallenge, async ({ params }, context) =>
      enterChallenge(service, await asPlayer(context), context, params.id),
    ),
    bindCall(challenges.markChallengesSeen, async ({ body }, context) =>
      markChallengesSeen(service, await asPlayer(context), context, body.ids),
    ),
    bindCall(challenges.listChallenges, async (_input, context) =>
      listChallenges(service, await readPlayer(service, context)),
    ),
    bindCall(runsContract.getSave, async ({ params }, context) =>
      getSave(service, await asViewer(context), params.game, params.slot),
    ),
    bindCall(runsContract.putSave, async ({ params, body }, context) =>
      putSave(service, await asPlayer(context), params, body),
    ),
  ];
};

/** Creates the app, with paths relative to the service's base, and returns it with the ids of its calls. */
export const createScoresApp = (
  service: ScoresService,
  guard?: (context: RequestContext) => void,
): { app: Hono; servedIds: ReadonlySet<string> } => {
  const served = createServedCalls(service);
  const app = createContractApp({
    calls: ALL_CALLS.filter((call) => call.service === 'scores'),
    served,
    clock: service.clock,
    log: service.log,
    guard: (call, context) => {
      if (call.method !== 'GET') guard?.(context);
    },
  });
  return { app, servedIds: new Set(served.map((entry) => entry.call.id)) };
};
