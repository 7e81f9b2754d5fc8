/** The scores service: a Hono app that knows the product only by its signed token. */
import type { Hono } from 'hono';
import { ALL_CALLS } from '@/lib/contract/all';
import * as runsContract from '@/lib/contract/runs';
import * as contract from '@/lib/contract/scores';
import type { GameMode } from '@/lib/contract/scores-entities';
import { localDateOf } from '@/lib/domain/days';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../http/context';
import { createContractApp, serve, type ServedCall } from '../http/contract-app';
import { type BoardKey, findOwn, listTop } from './boards/board';
import { listArchive, listDailyStatus, listDays } from './days/daily-status';
import { listStreaks } from './days/list-streaks';
import { createGuest } from './players/create-guest';
import { findPlayer, type Player, requirePlayer, zoneOf } from './players/current-player';
import { checkpointRun } from './runs/checkpoint-run';
import { finishRun } from './runs/finish-run';
import { DAILY_MODE, startRun } from './runs/start-run';
import { getSave, putSave } from './saves/saves';
import type { ScoredGame, ScoresService } from './service';

const TOP_ROWS = 10;
const DAYS_LIMIT = 30;

interface BoardQuery {
  game: string;
  type: string;
  level_key?: string | undefined;
  period?: BoardKey['period'] | undefined;
  day?: string | undefined;
}

const requireGame = async (service: ScoresService, keyword: string): Promise<ScoredGame> => {
  const game = await service.gameOf(keyword);
  if (!game) throw new ServiceError('notFound', 'There is no such game.');
  return game;
};

const boardOf = async (
  service: ScoresService,
  context: RequestContext,
  player: Player | null,
  query: BoardQuery,
): Promise<BoardKey> => {
  const game = await requireGame(service, query.game);
  const mode: GameMode | undefined = game.modes.find((candidate) => candidate.key === query.type);
  if (!mode) throw new ServiceError('badRequest', 'This game has no such mode.', { type: 'Unknown mode.' });
  const now = context.clock.now();
  const period = query.period ?? 'all';
  const isDaily = mode.key === DAILY_MODE;
  if (isDaily && (period === 'week' || period === 'month')) {
    throw new ServiceError('notImplemented', 'Week and month boards of dailies are not served yet.');
  }
  const levelKey =
    isDaily && period === 'day'
      ? (query.level_key ?? query.day ?? localDateOf(zoneOf(player, context), now))
      : null;
  return { game: game.keyword, mode, levelKey, period, day: query.day ?? now.toISOString().slice(0, 10) };
};

const monthRange = (query: { month?: number | undefined; year?: number | undefined }, today: string) => {
  const month = String(query.month ?? Number(today.slice(5, 7))).padStart(2, '0');
  const year = query.year ?? today.slice(0, 4);
  return { start: `${year}-${month}-01`, end: `${year}-${month}-31` };
};

const servedCalls = (service: ScoresService): ServedCall[] => {
  const asPlayer = (context: RequestContext) => requirePlayer(service, context);
  return [
    serve(contract.getScoresGame, async ({ query }) => {
      const game = await requireGame(service, query.keyword);
      return { id: game.id, keyword: game.keyword, modes: [...game.modes], isDaily: game.isDaily };
    }),
    serve(contract.getScoresUser, async (_input, context) => {
      const player = await asPlayer(context);
      const zone = zoneOf(player, context);
      return {
        id: player.subject,
        isGuest: player.isGuest,
        displayName: player.displayName,
        avatarUrl: player.avatarUrl,
        zone,
        today: localDateOf(zone, context.clock.now()),
      };
    }),
    serve(contract.listCategories, async ({ query }) => [...(await requireGame(service, query.game)).modes]),
    serve(contract.listDays, ({ query }, context) =>
      listDays(service, context, query.game, query.limit ?? DAYS_LIMIT),
    ),
    serve(contract.listScores, async ({ query }, context) => {
      const player = await findPlayer(service, context);
      const board = await boardOf(service, context, player, query);
      return listTop(service.pool, board, query.limit ?? TOP_ROWS, player?.id ?? null);
    }),
    serve(contract.getScoresContext, async ({ query }, context) => {
      const player = await asPlayer(context);
      const found = await findOwn(service.db, await boardOf(service, context, player, query), player.id);
      return { ...found, neighbours: [] };
    }),
    serve(contract.listDailyStatus, async ({ query }, context) =>
      listDailyStatus(service, await asPlayer(context), context, query['keywords[]']),
    ),
    serve(contract.getDailyProgress, async ({ query }, context) => {
      await requireGame(service, query.game);
      const [status] = await listDailyStatus(service, await asPlayer(context), context, [query.game]);
      if (!status) throw new ServiceError('notFound', 'There is no such daily game.');
      return { level_key: status.level_key, state: status.state, progress: status.progress };
    }),
    serve(contract.listDailyArchive, async ({ query }, context) => {
      const player = await asPlayer(context);
      const today = localDateOf(zoneOf(player, context), context.clock.now());
      const month = monthRange(query, today);
      const range = { start: query.start ?? month.start, end: query.end ?? month.end };
      return listArchive(service, player, context, query.game, range);
    }),
    serve(contract.listDailyStreaks, async ({ query }, context) => {
      if (query.memberIdTarget !== undefined || query['games[]'] !== undefined) {
        throw new ServiceError('notImplemented', 'Streaks are asked for by keyword.');
      }
      return listStreaks(service, await asPlayer(context), context, query['keywords[]'] ?? []);
    }),
    serve(runsContract.createGuest, (_input, context) => createGuest(service, context)),
    serve(runsContract.startRun, async ({ body }, context) =>
      startRun(service, await asPlayer(context), context, body),
    ),
    serve(runsContract.checkpointRun, async ({ params, body }, context) =>
      checkpointRun(service, await asPlayer(context), context, params.id, body),
    ),
    serve(runsContract.finishRun, async ({ params, body }, context) =>
      finishRun(service, await asPlayer(context), context, params.id, body),
    ),
    serve(runsContract.getSave, async ({ params }, context) =>
      getSave(service, await asPlayer(context), params.game, params.slot),
    ),
    serve(runsContract.putSave, async ({ params, body }, context) =>
      putSave(service, await asPlayer(context), params, body),
    ),
  ];
};

/** The app with its paths relative to the service's base, and the ids of the calls it answers. */
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
