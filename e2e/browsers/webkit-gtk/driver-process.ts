/** Starts WebKitGTK's MiniBrowser with WebKitWebDriver, on a separate virtual display. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/lib/site-server.mjs';
import { testZone } from '../../support/today';
import { WebDriver } from './web-driver';

const READY_WITHIN_MS = 30_000;
const POLL_MS = 50;
const DISPLAY_SIZE = '1600x1200x24';

export interface WebKitBrowser {
  driver: WebDriver;
  end(): Promise<void>;
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;

/** Kills a detached child and its own children, which are in its process group. */
const killGroup = (child: ChildProcess): void => {
  if (isRunning(child)) process.kill(-(child.pid ?? 0), 'SIGKILL');
};

/** Starts a program that ends with this process at the latest, even when a run is interrupted. */
const startProcess = (
  program: string,
  args: string[],
  env: Record<string, string>,
  output: 'pipe' | 'ignore',
) => {
  const options = { env: env as NodeJS.ProcessEnv, detached: true };
  const child = spawn(program, args, { ...options, stdio: ['ignore', output, 'ignore'] });
  const killOnExit = () => killGroup(child);
  process.once('exit', killOnExit);
  child.once('exit', () => process.off('exit', killOnExit));
  return child;
};

const endGroup = async (child: ChildProcess): Promise<void> => {
  if (!isRunning(child)) return;
  const exited = once(child, 'exit');
  killGroup(child);
  await exited;
};

/** Xvfb picks a free display and writes its number once it is ready. */
const startDisplay = async (): Promise<{ name: string; child: ChildProcess }> => {
  const args = ['-displayfd', '1', '-screen', '0', DISPLAY_SIZE, '-nolisten', 'tcp'];
  const child = startProcess('Xvfb', args, { PATH: process.env.PATH ?? '' }, 'pipe');
  if (!child.stdout) throw new Error('Xvfb has no output');
  const [chunk] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it was ready'))),
  ])) as [Buffer];
  return { name: `:${chunk.toString().trim()}`, child };
};

/** A home folder without user settings, except that animations are off, as `prefers-reduced-motion` asks for. */
const createHome = async (): Promise<string> => {
  const home = await mkdtemp(join(tmpdir(), 'starwick-webkit-'));
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true });
  await writeFile(join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return home;
};

const createEnvironment = (home: string, display: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: home,
  DISPLAY: display,
  TZ: testZone,
  LANG: 'en_GB.UTF-8',
  // A container has no session bus, no GPU and no user namespaces.
  GIO_USE_VFS: 'local',
  NO_AT_BRIDGE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
});

const waitUntilReady = async (server: string): Promise<void> => {
  const deadline = performance.now() + READY_WITHIN_MS;
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error('WebKitWebDriver was not ready in time');
    await wait(POLL_MS);
  }
};

/**
 * Starts a browser with an empty profile and its own driver process. A shared driver may wait forever if it starts a
 * browser while the previous one is closing.
 * @param executable the path of MiniBrowser
 */
export const startWebKit = async (executable: string): Promise<WebKitBrowser> => {
  const [display, home, port] = await Promise.all([startDisplay(), createHome(), findFreePort()]);
  const server = startProcess(
    'WebKitWebDriver',
    [`--port=${port}`],
    createEnvironment(home, display.name),
    'ignore',
  );
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url);
  const driver = await WebDriver.start(url, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: executable, args: ['--automation'] },
  });
  return {
    driver,
    end: async () => {
      await driver.end();
      await endGroup(server);
      await endGroup(display.child);
      await rm(home, { recursive: true, force: true });
    },
  };
};
