/** The entry point: reads the configuration, opens the database, and serves the site on one port. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { openDatabase } from './db/connect';
import { applyMigrations } from './db/migrate';
import { createFrontListener } from './http/front';
import { createHttpServer } from './http/http-server';
import { createSite } from './http/site';
import { systemClock } from './platform/clock';
import { EnvironmentError, parseEnvironment, type ServerConfig } from './platform/env';
import { createLog, type Log } from './platform/log';
import { listPricedGames } from './product/games/priced-games';
import { seedCatalog } from './product/games/seed';

const DRAIN_MS = 10_000;
const RESTART_TIMEOUT_MS = 500;
const DEV_CLOSE_TIMEOUT_MS = 2_000;
const root = process.cwd();
const isDev = process.argv.includes('--dev');

const readConfig = (log: Log): ServerConfig => {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log.error(error.message);
    process.exit(1);
  }
};

const readCatalog = async (): Promise<BuiltInGame[]> => {
  const file = join(root, '.build', 'catalog.json');
  return JSON.parse(await readFile(file, 'utf8')) as BuiltInGame[];
};

const startSite = async (): Promise<void> => {
  // The process that reads the log may exit before the site. Without a listener, the broken pipe would cause an uncaught
  // exception, which would be logged to the same pipe in an endless loop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Delays a signal until the site is ready, because only then can the database shut down properly.
  let early: string | null = null;
  let handleSignal = (signal: string): void => void (early = signal);
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => handleSignal(signal));
  // The launcher was killed, perhaps during the start, so no process would stop or rebuild this server.
  if (isDev) process.on('disconnect', () => handleSignal('Parent process exited'));
  const log = createLog({ level: process.env.LOG_LEVEL === 'debug' ? 'debug' : 'info' });
  const config = readConfig(log);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: resolve(root, config.dataDir),
    log,
    applicationName: 'starwick',
  });
  log.info(`Database: ${database.describe}.`);
  await applyMigrations(database.pool, join(root, 'server/db/migrations'), log);
  const written = await seedCatalog(
    database.db,
    listPricedGames(await readCatalog(), config.payments),
    systemClock.now(),
  );
  if (written > 0) log.info(`Catalog: ${written} games updated.`);
  for (const [feature, setting] of Object.entries(config.features)) log.info(`${feature}: ${setting}`);
  for (const warning of config.warnings) log.warn(warning);

  let isStopping = false;
  const site = await createSite({ root, isDev, config, database, clock: systemClock, log });
  const front = createFrontListener({
    ...site.front,
    isReady: async () => !isStopping && (await site.isReady()),
  });
  const server = createHttpServer(front);
  // Node counts the sockets of Next's hot reloading as open, but closeAllConnections() does not close them.
  const upgraded = new Set<Duplex>();
  if (isDev)
    server.on('upgrade', (request, socket, head) => {
      upgraded.add(socket);
      socket.once('close', () => upgraded.delete(socket));
      site.handleUpgrade(request, socket, head);
    });
  const closeConnections = (): void => {
    server.closeAllConnections();
    for (const socket of upgraded) socket.destroy();
  };

  const leaveForRestart = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    server.close();
    closeConnections();
    await Promise.race([site.close(), wait(RESTART_TIMEOUT_MS)]);
    await Promise.race([database.close({ retryConnection: true }), wait(RESTART_TIMEOUT_MS)]);
    process.exit(0);
  };
  const stopSite = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info(`${signal}: finishing open requests.`);
    const drained = new Promise<void>((done) => server.close(() => done()));
    server.closeIdleConnections();
    // Connections for hot reloading and game events never end on their own.
    const limit = setTimeout(closeConnections, isDev ? 0 : DRAIN_MS);
    // In development, Next's hot reloading and compiler may never finish closing. Ending them loses no data.
    const withDevTimeout = (work: Promise<void>) =>
      isDev ? Promise.race([work, wait(DEV_CLOSE_TIMEOUT_MS)]) : work;
    await withDevTimeout(drained);
    clearTimeout(limit);
    await withDevTimeout(site.close());
    await database.close();
    process.exit(0);
  };
  handleSignal = (signal) => void stopSite(signal);
  // scripts/dev.mjs sends these messages; production has no such parent process.
  if (isDev) {
    process.on('message', (message) => {
      if (message === 'restart') void leaveForRestart();
      if (message === 'games-built') site.announceBuiltGames();
    });
  }

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      log.error(
        `Port ${config.port} is in use. Stop what uses it, or choose another: PORT=${config.port + 1} npm start`,
      );
    } else log.error('The server could not start.', { error });
    void site
      .close()
      .then(() => database.close())
      .then(() => process.exit(1));
  });
  server.listen(config.port, config.host, () => {
    log.info(
      `${config.public.productName} is ready at ${config.public.baseUrl ?? `http://localhost:${config.port}`}`,
    );
    // There may be no parent process, or it may have exited.
    if (process.connected) process.send?.('ready');
    if (early) void stopSite(early);
  });
};

startSite().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
