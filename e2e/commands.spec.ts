/** Runs the npm scripts that serve the site or use a running one, as a developer does. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { findPostmaster, isAlive, removeDataFolder } from '../scripts/lib/data-folder.mjs';
import { findFreePort } from '../scripts/lib/site-server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = `${root}.data-e2e-commands`;
const base = process.env.BASE_URL ?? 'http://localhost:3000';

interface RunningCommand {
  child: ChildProcess;
  output(): string;
}

const runningCommands = new Set<ChildProcess>();

const startCommand = (
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
  launch: [string, ...string[]] = [process.execPath, `scripts/${script}.mjs`],
): RunningCommand => {
  const [program, ...before] = launch;
  const child = spawn(program, [...before, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, BASE_URL: '', ...env },
  });
  runningCommands.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
};

const waitForExitCode = async ({ child }: RunningCommand): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  runningCommands.delete(child);
  return child.exitCode;
};

/** Starts a script that serves the site from an empty data folder, and waits until it is ready. */
const startServing = async (
  script: string,
  launch?: [string, ...string[]],
): Promise<RunningCommand & { url: string; port: number }> => {
  const port = await findFreePort();
  const env = { PORT: String(port), DATA_DIR: dataDir, HOST: '127.0.0.1' };
  const command = startCommand(script, [], env, launch);
  const url = `http://127.0.0.1:${port}`;
  const readStatus = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => command.output(),
    );
  await expect.poll(readStatus, { timeout: 240_000 }).toBe(200);
  return { ...command, url, port };
};

// A first build, or the compilation of a page in development, takes long on a slow machine.
test.describe.configure({ timeout: 300_000 });

test.beforeAll(() => removeDataFolder(dataDir));
test.afterEach(async () => {
  for (const child of runningCommands) child.kill('SIGKILL');
  runningCommands.clear();
  await removeDataFolder(dataDir);
});

const expectServedHome = async ({ url }: { url: string }): Promise<void> => {
  const home = await fetch(url);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<h1');
  expect(findPostmaster(dataDir)).not.toBeNull();
};

test.describe('the npm scripts', () => {
  test('serves the site with npm start, and on SIGTERM finishes requests and stops the database', async () => {
    const command = await startServing('start', ['npm', 'start']);
    await expectServedHome(command);
    const body = JSON.stringify({ game: 'quiet-sudoku' });
    const socket = connect(command.port, '127.0.0.1');
    let output = '';
    socket.on('data', (chunk) => (output += String(chunk)));
    socket.write(
      `POST /scores/runs HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // A response to a later connection proves that the server has read the headers of the earlier one.
    await expectServedHome(command);
    command.child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${command.url}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    expect(command.child.exitCode).toBeNull();
    socket.write(body.slice(5));
    expect(await waitForExitCode(command), command.output()).toBe(0);
    expect(output).toContain('HTTP/1.1 400');
    expect(findPostmaster(dataDir)).toBeNull();
  });

  test('serves the site with npm run dev, with the versions of its games, and exits while a page is open', async ({
    page,
  }) => {
    const command = await startServing('dev');
    await expectServedHome(command);
    // The page opens the socket once its scripts run. That can take a while, because Next may have to compile the page
    // first.
    const isHotReloading = page.waitForEvent('websocket', { timeout: 0 });
    await page.goto(command.url);
    await isHotReloading;
    const frame = await (await fetch(`${command.url}/play/glasshouse/index.html`)).text();
    const [, version] = /data-slug="glasshouse" data-version="(\w+)"/.exec(frame) ?? [];
    const { body } = await fetch(`${command.url}/dev/games`);
    const events = body?.pipeThrough(new TextDecoderStream()).getReader();
    const { value } = (await events?.read()) ?? {};
    expect(JSON.parse(value?.replace('data: ', '') ?? '{}')).toMatchObject({ glasshouse: version });
    command.child.kill('SIGTERM');
    // Neither the open event streams nor the hot-reload socket keep the server running.
    expect(await waitForExitCode(command), command.output()).toBe(0);
    expect(findPostmaster(dataDir)).toBeNull();
  });

  test('measures how a game opens and plays on a running site with npm run frames', async () => {
    const command = startCommand('frames', ['--url', base, '--games', 'quiet-sudoku', '--only', 'open']);
    expect(await waitForExitCode(command), command.output()).toBe(0);
    expect(command.output()).toContain('quiet-sudoku');
  });

  test('writes a contact sheet of a running site with npm run screens', async () => {
    const command = startCommand('screens', [
      ...['--url', base, '--routes', 'help-topic'],
      ...['--widths', '375', '--themes', 'modern'],
    ]);
    expect(await waitForExitCode(command), command.output()).toBe(0);
    const sheets = `${root}.build/screens`;
    expect(existsSync(sheets) && readdirSync(sheets).length).toBeGreaterThan(0);
  });

  /** Returns the ids of the processes that a process has started. */
  const listChildren = (pid: number): number[] => {
    const all =
      process.platform === 'linux'
        ? readdirSync('/proc')
            .filter((name) => /^\d+$/.test(name))
            .map((id) => {
              try {
                // The command in parentheses may contain spaces; the state and the parent follow it.
                return [id, readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]];
              } catch {
                return [];
              }
            })
        : execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
            .split('\n')
            .map((line) => line.trim().split(/ +/));
    return all.filter(([, parent]) => Number(parent) === pid).map(([id]) => Number(id));
  };

  test('leaves no server behind when npm run dev is killed', async () => {
    const command = await startServing('dev');
    const children = listChildren(command.child.pid ?? 0);
    expect(children.length).toBeGreaterThan(0);
    command.child.kill('SIGKILL');
    await waitForExitCode(command);
    await expect.poll(() => children.filter(isAlive)).toEqual([]);
    const readStatus = fetch(`${command.url}/healthz`).then(
      () => 'serving',
      () => 'gone',
    );
    expect(await readStatus).toBe('gone');
    expect(findPostmaster(dataDir)).toBeNull();
  });
});
