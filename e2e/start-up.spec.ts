/** Tests how the server starts, refuses to start, loses its database, and ends; each test has its own data folder. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { endProcess, findPostmaster, isAlive, removeDataFolder } from '../scripts/lib/data-folder.mjs';
import { spawnSite, startSite } from '../scripts/lib/site-server.mjs';

type SpawnedSite = Awaited<ReturnType<typeof spawnSite>>;

const dataDir = fileURLToPath(new URL('../.data-e2e-start', import.meta.url));
let openSites: SpawnedSite[] = [];
const trackSite = (site: SpawnedSite): SpawnedSite => {
  openSites.push(site);
  return site;
};
const start = async (options: { port?: number; env?: Record<string, string> } = {}) =>
  trackSite(await startSite({ dataDir, ...options }));
const attemptStart = async (options: { port?: number; env?: Record<string, string> } = {}) => {
  const site = trackSite(await spawnSite({ dataDir, ...options }));
  return { ...(await site.ended), output: site.output() };
};
const requirePostmaster = () => {
  const running = findPostmaster(dataDir);
  if (!running) throw new Error('No PostgreSQL runs.');
  return running;
};
const fetchStatus = (site: SpawnedSite, path: string): Promise<number> =>
  fetch(site.url + path).then(
    ({ status }) => status,
    () => 0,
  );
const expectGone = (pid: number) => expect.poll(() => isAlive(pid)).toBe(false);
const newGuest = (site: SpawnedSite): Promise<number> =>
  fetch(`${site.url}/scores/guest`, { method: 'POST' }).then(({ status }) => status);

/** Sends one more error report; the limit is thirty a minute for each IP address. */
const reportProblem = async (site: SpawnedSite, headers: Record<string, string>): Promise<number> => {
  const body = JSON.stringify({ label: 'limit', fatal: false, name: 'Error', message: 'A test.' });
  const all = { 'content-type': 'application/json', ...headers };
  return (await fetch(`${site.url}/api/report/error`, { method: 'POST', headers: all, body })).status;
};
const forwardedHeaders = (url: string) => ({ 'x-forwarded-for': `198.51.100.9, ${url}` });

test.beforeAll(() => removeDataFolder(dataDir));
test.afterEach(async () => {
  await Promise.all(openSites.map((site) => site.end('SIGKILL')));
  openSites = [];
});
test.afterAll(() => removeDataFolder(dataDir));

test.describe('the server process', () => {
  test('refuses a broken configuration and names every bad key', async () => {
    const bad = {
      ENVIRONMENT: 'staging',
      DATABASE_URL: 'mysql://localhost/site',
      BASE_URL: 'ftp://site.example',
      THEME_COLOR: 'red',
      TRUST_PROXY: 'maybe',
      SMTP_URL: 'http://mail.example',
      PORT: 'many',
    };
    const { code, output } = await attemptStart({ env: bad });
    expect(code).toBe(1);
    for (const [key, value] of Object.entries(bad)) expect(output).toMatch(new RegExp(`- ${key} .*${value}`));
    // A mail server without a sender is a separate fault in the same list.
    expect(output).toContain('- SMTP_URL and MAIL_FROM must be set together');
    expect(output.match(/^ +- /gm)).toHaveLength(Object.keys(bad).length + 1);
  });

  test('refuses keys that are set without the keys that they require', async () => {
    const { code, output } = await attemptStart({ env: { STRIPE_SECRET_KEY: 'x', RAMP_SITE_ID: 'y' } });
    expect(code).toBe(1);
    expect(output).toContain('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together');
    expect(output).toContain('RAMP_PUBLISHER_ID and RAMP_SITE_ID must be set together');
  });

  test('refuses production without a base URL and a mail server', async () => {
    const { code, output } = await attemptStart({ env: { ENVIRONMENT: 'production' } });
    expect(code).toBe(1);
    expect(output).toContain('BASE_URL is required in production');
    expect(output).toContain('SMTP_URL is required in production');
  });

  test('ends with a reason when the database cannot be reached', async () => {
    const { code, output } = await attemptStart({
      env: { DATABASE_URL: 'postgres://nobody@no-such-host.invalid/site' },
    });
    expect(code).toBe(1);
    expect(output).toContain('no-such-host.invalid');
  });

  test('trusts a configured proxy about the client’s IP address and TLS', async () => {
    const site = await start({ env: { TRUST_PROXY: '1', BASE_URL: 'https://site.example' } });
    const guest = await fetch(`${site.url}/scores/guest`, {
      method: 'POST',
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' },
    });
    const [pair, ...attributes] = (guest.headers.get('set-cookie') ?? '').split('; ');
    expect(pair).toMatch(/^__Host-sw_guest=[\w-]{22}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=7776000', 'Path=/', 'SameSite=Lax', 'Secure']);

    const responses = await Promise.all(
      Array.from({ length: 61 }, () => reportProblem(site, forwardedHeaders('203.0.113.1'))),
    );
    expect(responses).toContain(429);
    expect(await reportProblem(site, forwardedHeaders('203.0.113.2'))).toBe(200);
  });

  test('ignores a forged IP address without a proxy, so the limit applies', async () => {
    const site = await start();
    // Sends twice as many requests as the limit allows, so the limit is reached even if a new minute begins in between.
    const statuses = await Promise.all(
      Array.from({ length: 61 }, (_, index) =>
        reportProblem(site, {
          ...forwardedHeaders(`203.0.113.${index}`),
          'x-starwick-address': `203.0.113.${index}`,
        }),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  test('names a busy port and a remedy, and leaves the running site alone', async () => {
    const site = await start();
    const { code, output } = await attemptStart({ port: site.port });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${site.port} is in use.`);
    expect(output).toContain(`PORT=${site.port + 1} npm start`);
    expect(await fetchStatus(site, '/readyz')).toBe(200);
    expect(await newGuest(site)).toBe(200);
  });

  test('finishes open requests at SIGTERM, then ends the database', async () => {
    const site = await start();
    const { pid } = requirePostmaster();
    const body = JSON.stringify({ game: 'quiet-sudoku' });
    const socket = connect(site.port, '127.0.0.1');
    let output = '';
    socket.on('data', (chunk) => (output += String(chunk)));
    socket.write(
      `POST /scores/runs HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.slice(0, 5));
    await expect.poll(() => fetchStatus(site, '/healthz')).toBe(200);
    const ended = site.end('SIGTERM');
    await expect.poll(() => fetchStatus(site, '/healthz'), 'no new connection is taken').toBe(0);
    expect(isAlive(site.pid ?? 0)).toBe(true);
    socket.write(body.slice(5));
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(output).toContain('HTTP/1.1 400');
    expect(output).toContain('"mode":"Required."');
    await expectGone(pid);
  });

  test('ends at SIGTERM even when its log is no longer read', async () => {
    const site = await start();
    const { pid } = requirePostmaster();
    site.closeOutput();
    expect(await site.end('SIGTERM')).toEqual({ code: 0, signal: null });
    await expectGone(pid);
  });

  test('adopts the database that a killed site left running', async () => {
    const first = await start();
    const { pid } = requirePostmaster();
    await first.end('SIGKILL');
    expect(isAlive(pid)).toBe(true);
    const second = await start();
    expect(second.output()).toContain('already running');
    expect(requirePostmaster().pid).toBe(pid);
    await second.end();
    await expectGone(pid);
  });

  test('shares a database between two sites, and ends it with the last one', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    const { pid } = requirePostmaster();
    await first.end();
    expect(await newGuest(second)).toBe(200);
    expect(requirePostmaster().pid).toBe(pid);
    await second.end();
    await expectGone(pid);
  });

  test('restarts a killed database without a restart of the site', async () => {
    const site = await start();
    const { pid } = requirePostmaster();
    await endProcess(pid, 'SIGKILL');
    await expect.poll(() => fetchStatus(site, '/readyz'), { timeout: 30_000 }).toBe(200);
    expect(await newGuest(site)).toBe(200);
    expect(requirePostmaster().pid).not.toBe(pid);
  });

  test('reports a missing database, still shows its pages, and recovers', async () => {
    const owner = await start();
    const { socket } = requirePostmaster();
    const pipes = new Set<Socket>();
    const listenOnPort = (port: number) => {
      const server = createServer((from) => {
        const to = connect(socket);
        for (const pipe of [from, to]) pipes.add(pipe.on('error', () => pipe.destroy()));
        from.pipe(to).pipe(from);
      }).listen(port, '127.0.0.1');
      return new Promise<typeof server>((resolve) => server.once('listening', () => resolve(server)));
    };
    let relay = await listenOnPort(0);
    const { port } = relay.address() as AddressInfo;
    const site = await start({ env: { DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/starwick` } });
    expect(await fetchStatus(site, '/')).toBe(200);

    const closed = new Promise((resolve) => relay.close(resolve));
    for (const pipe of pipes) pipe.destroy();
    await closed;
    expect(await fetchStatus(site, '/readyz')).toBe(503);
    expect(await fetchStatus(site, '/healthz')).toBe(200);
    expect(await fetchStatus(site, '/'), 'a stored page needs no database').toBe(200);
    const refused = await fetch(`${site.url}/scores/guest`, { method: 'POST' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });

    relay = await listenOnPort(port);
    await expect.poll(() => fetchStatus(site, '/readyz'), { timeout: 30_000 }).toBe(200);
    expect(await newGuest(site)).toBe(200);
    await site.end();
    relay.close();
    await owner.end();
  });
});
