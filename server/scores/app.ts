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
import { closesAt } from '@/lib/domain/days/day-engine';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../http/context';
import { createContractApp, serve, type ServedCall } from '../http/contract-app';
import { readBest, readContext, readTop } from './boards/read-board';
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
  requireRemoval,
  requireViewer,
  purchaseOf,
  todayFor,
  zoneOf,
  zonesOf,
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
import { getReminder } from './streaks/get-reminder-time';
import { readStats } from './stats/read-stats';
import { getTokenBalance, listStreakEntries, listTokenEntries } from './streaks/list-entries';
import { getAnyStreak, listStreaks } from './streaks/list-streaks';
import { listPurchases, spendTokens } from './streaks/spend-tokens';

const DAYS_LIMIT = 30;

const requireGame = async (service: ScoresService, keyword: string): Promise<ScoredGame> => {
  const game = await service.gameOf(keyword);
  if (!game) throw new ServiceError('notFound', 'There is no such game.');
  return game;
};

const servedCalls = (service: ScoresService): ServedCall[] => {
  const asPlayer = (context: RequestContext) => requirePlayer(service, context);
  const asViewer = (context: RequestContext) => requireViewer(service, context);
  const requireStored = async (context: RequestContext): Promise<Player> => {
    const player = await findStoredPlayer(service, context);
    if (!player) throw new ServiceError('notFound', 'There is no such player.');
    return player;
  };
  return [
    serve(scoredGame.getScoresGame, async ({ query }) => {
      const game = await requireGame(service, query.keyword);
      return { id: game.id, keyword: game.keyword, modes: [...game.modes], isDaily: game.isDaily };
    }),
    serve(contract.getScoresUser, async (_input, context) => {
      const player = await asViewer(context);
      const zone = zoneOf(player, context);
      const today = todayFor(player, context);
      return {
        id: player.subject,
        isGuest: player.isGuest,
        displayName: player.displayName,
        avatarUrl: player.avatarUrl,
        zone,
        today,
        nextDayAt: new Date(closesAt(zonesOf(player, context), today)).toISOString(),
        now: context.clock.now().toISOString(),
      };
    }),
    serve(contract.listCategories, async ({ query }) => [...(await requireGame(service, query.game)).modes]),
    serve(contract.listDays, async ({ query }, context) => {
      const player = await findViewer(service, context);
      return listDays(service, player, context, query.game, query.limit ?? DAYS_LIMIT);
    }),
    serve(contract.listScores, async ({ query }, context) =>
      readTop(service, context, await findViewer(service, context), query),
    ),
    serve(contract.getScoresContext, async ({ query }, context) =>
      readContext(service, context, await asViewer(context), query),
    ),
    serve(contract.getDistribution, async ({ query }, context) =>
      readDistribution(service, context, await findViewer(service, context), query),
    ),
    serve(history.listDailyStats, async ({ query }, context) =>
      listDailyStats(service, context, await findViewer(service, context), query),
    ),
    serve(history.listHistory, async ({ query }, context) =>
      listHistory(service, await readPlayer(service, context), query),
    ),
    serve(contract.getUserBest, async ({ query }, context) =>
      readBest(service, context, await asViewer(context), query),
    ),
    serve(contract.listDailyStatus, async ({ query }, context) =>
      listDailyStatus(service, await asViewer(context), context, query['keywords[]']),
    ),
    serve(scoredGame.getDailyProgress, async ({ query }, context) => {
      await requireGame(service, query.game);
      const [status] = await listDailyStatus(service, await asViewer(context), context, [query.game]);
      if (!status) throw new ServiceError('notFound', 'There is no such daily game.');
      return { level_key: status.level_key, state: status.state, progress: status.progress };
    }),
    serve(contract.listDailyArchive, async ({ query }, context) =>
      listArchive(service, await asViewer(context), context, query.game, query),
    ),
    serve(contract.listDailyStreaks, async ({ query }, context) =>
      listStreaks(service, await asViewer(context), context, {
        keywords: query['keywords[]'] ?? [],
        ids: query['games[]'] ?? [],
        memberId: query.memberIdTarget,
      }),
    ),
    serve(contract.getAnyStreak, async ({ query }, context) =>
      getAnyStreak(service, await asViewer(context), context, query.memberIdTarget),
    ),
    serve(reminderCall, async (_input, context) =>
      getReminder(service, await requireStored(context), context),
    ),
    serve(contract.getTokenBalance, async (_input, context) =>
      getTokenBalance(service, await readPlayer(service, context)),
    ),
    serve(getStats, async (_input, context) => {
      const player = await readPlayer(service, context);
      return { standing: player && (await readStats(service, player, context)) };
    }),
    serve(contract.listStreakEntries, async ({ query }, context) =>
      listStreakEntries(service, await asViewer(context), query),
    ),
    serve(contract.listTokenEntries, async ({ query }, context) =>
      listTokenEntries(service, await asViewer(context), query),
    ),
    serve(spendings.spendTokens, async (_input, context) =>
      spendTokens(service, await readPlayer(service, context), await purchaseOf(service, context)),
    ),
    serve(spendings.listPurchases, async (_input, context) =>
      listPurchases(service, await readPlayer(service, context)),
    ),
    serve(runsContract.createGuest, (_input, context) => createGuest(service, context)),
    serve(runsContract.mergeGuest, async ({ body }, context) => ({
      mergedRuns: await mergeGuest(service, await asPlayer(context), context, body.guestToken),
    })),
    serve(runsContract.exportPlayer, async (_input, context) =>
      exportPlayer(service, await requireStored(context)),
    ),
    serve(runsContract.storePlayer, async (_input, context) => {
      await asPlayer(context);
      return { ok: true };
    }),
    serve(runsContract.removePlayer, async (_input, context) => {
      await removePlayer(service, { subject: await requireRemoval(service, context) });
      return { ok: true };
    }),
    serve(runsContract.startRun, async ({ body }, context) =>
      startRun(service, await asPlayer(context), context, body),
    ),
    serve(runsContract.checkpointRun, async ({ params, body }, context) =>
      checkpointRun(service, await asPlayer(context), context, params.id, body),
    ),
    serve(runsContract.finishRun, async ({ params, body }, context) =>
      finishRun(service, await asPlayer(context), context, params.id, body),
    ),
    serve(challenges.createChallenge, async ({ body }, context) =>
      createChallenge(service, await asPlayer(context), context, body),
    ),
    serve(challenges.getChallenge, async ({ params }, context) =>
      getChallenge(service, await findViewer(service, context), context, params.id),
    ),
    serve(challenges.enterChallenge, async ({ params }, context) =>
      enterChallenge(service, await asPlayer(context), context, params.id),
    ),
    serve(challenges.markChallengesSeen, async ({ body }, context) =>
      markChallengesSeen(service, await asPlayer(context), context, body.ids),
    ),
    serve(challenges.listChallenges, async (_input, context) =>
      listChallenges(service, await readPlayer(service, context)),
    ),
    serve(runsContract.getSave, async ({ params }, context) =>
      getSave(service, await asViewer(context), params.game, params.slot),
    ),
    serve(runsContract.putSave, async ({ params, body }, context) =>
      putSave(service, await asPlayer(context), params, body),
    ),
  ];
};

/** Creates the app, with paths relative to the service's base, and returns it with the ids of its calls. */
export const createScoresApp = (
  service: ScoresService,
  guard?: (context: RequestContext) => void,
): { app: Hono; servedIds: ReadonlySet<string> } => {
  const served = servedCalls(service);
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
