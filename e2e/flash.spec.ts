/** Tests a Flash game in the player: input by keys and touch, its save, and the error for an unplayable file. */
import { readdirSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
import { MESSAGES } from '@/lib/messages';
import { FLASH_INPUT_METHODS } from './support/flash-input';
import { savedBest, savedCalmMode, savedNumber, savedScore } from './support/flash-save';
import { request } from './support/http';
import { expect, test } from './support/test';

const SWF_PATH = '/play/orbit-keeper/orbit-keeper.swf';
const PLAYER_PATH = '/gameplayer/orbit-keeper';
const base = process.env.BASE_URL ?? 'http://localhost:3000';

/** Equals KEEP_EVERY in Game.hx. */
const SAVED_EVERY_MS = 1_500;
/** The distance from a corner of the stage to the middle of its pause button. */
const IN_PAUSE = 32;

const emulatorFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Orbit Keeper"]');
const playButton = (page: Page) => page.getByRole('button', { name: 'Play Orbit Keeper', exact: true });

/** Waits until the game has replaced the page's own surface and receives the keys. */
const expectPlaying = async (page: Page): Promise<void> => {
  await expect(playButton(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(emulatorFrame(page).getByRole('application')).toBeFocused({ timeout: 30_000 });
};

/** Presses Enter until the game, which draws at its own pace, has started. */
const startByKeys = async (page: Page, plays: number): Promise<void> => {
  await expect(async () => {
    await page.keyboard.press('Enter');
    expect(await savedNumber(page, 'plays')).toBe(plays);
  }).toPass({ intervals: [700] });
};

test('plays a Flash game by keyboard, and restores its save after a reload', async ({ page }) => {
  await page.goto('/gamelanding/orbit-keeper');
  await page.getByRole('link', { name: 'Play', exact: true }).first().click();
  await expectPlaying(page);
  await startByKeys(page, 1);
  // The game stores its state every 1.5 s.
  await expect.poll(() => savedScore(page)).not.toBeNull();

  await page.reload();
  await page.getByRole('link', { name: 'Play', exact: true }).first().click();
  await expectPlaying(page);
  // The saved game continues; no new game has started.
  await page.keyboard.press('Enter');
  expect(await savedNumber(page, 'plays')).toBe(1);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'How to play', exact: true })).toBeFocused();
  await expect(emulatorFrame(page).getByText('Paused. Press here to go on.')).toBeVisible();
  await emulatorFrame(page).getByText('Paused. Press here to go on.').click();
  await expect(emulatorFrame(page).getByText('Paused. Press here to go on.')).toHaveCount(0);
  // The game receives the keys again.
  await expect(emulatorFrame(page).locator('ruffle-player')).toBeFocused();
});

/**
 * Keys and touch have separate tests above and below; the deep run, and a branch that changes the game, use every input method
 * here.
 */
const testEachInputMethod =
  process.env.EVERY_INPUT_METHOD === '1' ||
  (process.env.CHANGED_GAMES ?? '').split(',').includes('orbit-keeper');
const INPUT_METHODS = FLASH_INPUT_METHODS.filter(({ name }) => testEachInputMethod || name === 'mouse');

for (const inputMethods of INPUT_METHODS)
  test.describe(`Orbit Keeper by ${inputMethods.name}`, () => {
    if (inputMethods.isTouch)
      test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

    test('plays a wave across a reload, ends the game and ranks the result', async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto(PLAYER_PATH);
      await playButton(page)[inputMethods.isTouch ? 'tap' : 'click']();
      await expectPlaying(page);
      const frame = emulatorFrame(page);
      await expect(async () => {
        if ((await savedScore(page)) === null) await inputMethods.begin(page, frame);
        expect(await savedScore(page)).not.toBeNull();
      }).toPass({ intervals: [1_500], timeout: 30_000 });
      let turn = 0;
      await expect(async () => {
        // A slow machine may lose a game before it scores; then the test starts another.
        if ((await savedScore(page)) === null) await inputMethods.again(page, frame);
        else await inputMethods.steer(page, frame, turn++);
        expect(await savedScore(page)).toBeGreaterThan(0);
      }).toPass({ intervals: [50], timeout: 90_000 });

      const saved = (await savedScore(page)) ?? 0;
      // An earlier game may have been lost before it scored, and another started.
      const plays = await savedNumber(page, 'plays');
      await page.reload();
      expect(await savedScore(page)).toBeGreaterThanOrEqual(saved);
      await playButton(page)[inputMethods.isTouch ? 'tap' : 'click']();
      await expectPlaying(page);
      const nextCheckpoint = page.waitForResponse((answer) => answer.url().endsWith('/checkpoint'));
      await expect(async () => {
        await inputMethods.begin(page, frame);
        await Promise.race([
          nextCheckpoint,
          page.waitForTimeout(1_500).then(() => Promise.reject(new Error('Not yet.'))),
        ]);
      }).toPass({ intervals: [50], timeout: 30_000 });

      const finish = page.waitForResponse((answer) => answer.url().endsWith('/finish'), { timeout: 60_000 });
      await inputMethods.end(page, frame);
      const { verified, verdict, value, rank } = (await (await finish).json()) as {
        verified: boolean;
        verdict: string;
        value: number;
        rank: number;
      };
      // The service has replayed the moves that the emulator recorded before and after the reload.
      expect({ verified, verdict }).toEqual({ verified: true, verdict: 'counted' });
      expect(rank).toBeGreaterThan(0);
      await expect.poll(() => savedBest(page, 0)).toBe(value);
      expect(value).toBeGreaterThanOrEqual(saved);
      // The interrupted game was continued; no new game has started.
      expect(await savedNumber(page, 'plays')).toBe(plays);
      await expect.poll(() => savedScore(page)).toBeNull();

      // On a phone, the scores are in a menu.
      if (inputMethods.isTouch) return;
      await page.getByRole('button', { name: 'Scores' }).click();
      const own = page.getByRole('dialog').getByRole('row').filter({ hasText: 'You' });
      await expect(own).toContainText(value.toLocaleString('en'));
    });
  });

for (const [name, viewport] of [
  ['a phone', { width: 375, height: 667 }],
  ['a phone in landscape', { width: 812, height: 375 }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('shows the instructions beside the figures and keys of the game', async ({ page }) => {
      await page.goto('/gamelanding/orbit-keeper');
      await page.getByRole('link', { name: 'Play', exact: true }).first().tap();
      await expectPlaying(page);
      const strip = (await emulatorFrame(page).locator('.kit-strip').boundingBox())!;
      for (const part of ['ruffle-player', '.pad-arrows']) {
        const first = emulatorFrame(page).locator(part).first();
        expect((await first.boundingBox())!.y).toBeGreaterThanOrEqual(strip.y + strip.height - 1);
      }
    });
  });

test('shows the scores of the played mode', async ({ page }) => {
  await page.goto(`${PLAYER_PATH}?mode=wild`);
  const run = page.waitForResponse((answer) => answer.url().endsWith('/scores/runs'));
  await playButton(page).click();
  await expectPlaying(page);
  await startByKeys(page, 1);
  await run;
  await page.getByRole('button', { name: 'Scores' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Mode' })).toHaveValue('wild');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('steers with the on-screen keys', async ({ page }) => {
    const started = page.waitForResponse((response) => response.url().endsWith('/scores/runs'));
    await page.goto(`${PLAYER_PATH}?mode=steady`);
    await playButton(page).tap();
    await expectPlaying(page);
    const stageButton = (name: string) => emulatorFrame(page).getByRole('button', { name, exact: true });
    for (const name of ['Up', 'Left', 'Down', 'Right', 'Pulse']) {
      const box = await stageButton(name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56);
    }
    await expect.poll(() => savedNumber(page, 'plays')).toBe(1);
    expect(await savedNumber(page, 'difficulty')).toBe(1);

    // No wave starts before the player's first key press, so the save still contains the start.
    await page.waitForTimeout(2 * SAVED_EVERY_MS);
    const calm = await savedCalmMode(page);
    await stageButton('Right').tap();
    await expect.poll(() => savedCalmMode(page)).toBeLessThan(calm ?? 0);

    // The pause button is in the corner of the stage; the key then presses the first button of the pause screen.
    const waitForReport = (kind: string) =>
      page.waitForRequest(
        (request) =>
          request.url().endsWith('/checkpoint') && (request.postDataJSON() as { kind: string }).kind === kind,
      );
    const stage = await emulatorFrame(page).getByRole('application').boundingBox();
    // A pause before the run has started reports nothing.
    await started;
    const paused = waitForReport('pause');
    await page.touchscreen.tap((stage?.x ?? 0) + IN_PAUSE, (stage?.y ?? 0) + IN_PAUSE);
    await paused;
    const resumed = waitForReport('resume');
    await stageButton('Pulse').tap();
    await resumed;

    await stageButton('Hide keys').tap();
    await expect(stageButton('Pulse')).toBeHidden();
  });
});

for (const [what, answer] of [
  ['missing', { status: 404, body: '' }],
  ['something else', { status: 200, body: '<!doctype html>' }],
] as const)
  test(`shows an error for a file that is ${what}, and offers a retry`, async ({ page, watch }) => {
    watch.expectStatus(/orbit-keeper\.swf/, 404);
    await page.route(`**${SWF_PATH}`, (route) => route.fulfill(answer), { times: 1 });
    await page.goto(PLAYER_PATH);
    await playButton(page).click();
    const words = page.getByRole('alert').filter({ hasText: MESSAGES.gameLoadFailure });
    await expect(words).toBeVisible({ timeout: 30_000 });
    await words.getByRole('button', { name: 'Try again' }).click();
    await expectPlaying(page);
  });

for (const [what, files, answer] of [
  ['is missing', '**/scripts/ruffle.js', { status: 404, body: '' }],
  ['is something else', '**/scripts/ruffle.js', { status: 200, contentType: 'text/javascript', body: '' }],
  ['has lost its program', '**/scripts/*.wasm', { status: 404, body: '' }],
] as const)
  test(`shows an error in place of the game when the emulator ${what}, and offers a retry`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(/\/scripts\/.*\.(js|wasm)$/, 404);
    // The emulator's own message about its missing program.
    watch.expectWords(/^Serious error/);
    let releaseKeys = (): void => undefined;
    const isStarted = new Promise<void>((resolve) => (releaseKeys = resolve));
    await page.route(files, async (route) => {
      await isStarted;
      await route.fulfill(answer);
    });
    await page.goto(PLAYER_PATH);
    await playButton(page).click();
    releaseKeys();
    const words = page.getByRole('alert').filter({ hasText: MESSAGES.gameLoadFailure });
    await expect(words).toBeVisible({ timeout: 30_000 });
    await page.unroute(files);
    await words.getByRole('button', { name: 'Try again' }).click();
    await expectPlaying(page);
    await startByKeys(page, 1);
  });

for (const [what, answer] of [
  ['is missing', { status: 404, body: '' }],
  ['holds no game', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Nothing</title>' }],
] as const)
  test(`reports a game whose page ${what} before the time limit for slow games`, async ({ page, watch }) => {
    watch.expectStatus(/quiet-sudoku\/index\.html/, 404);
    await page.route('**/play/quiet-sudoku/index.html*', (route) => route.fulfill(answer));
    await page.goto('/gameplayer/quiet-sudoku');
    await page.getByRole('button', { name: 'Play Quiet Sudoku', exact: true }).click();
    const words = page.getByRole('alert').filter({ hasText: MESSAGES.gameLoadFailure });
    await expect(words).toBeVisible({ timeout: 10_000 });
    await page.unroute('**/play/quiet-sudoku/index.html*');
    await words.getByRole('button', { name: 'Try again' }).click();
    const cells = page.frameLocator('iframe[title="Quiet Sudoku"]').getByRole('gridcell');
    await expect(cells.first()).toBeVisible();
  });

for (const src of [
  'https://elsewhere.example/a.swf',
  '/play/quiet-sudoku/index.html',
  '/api/games/home.swf',
  '',
]) {
  test(`refuses to play “${src}”`, async ({ page }) => {
    await page.goto(`/play/flash.html?src=${encodeURIComponent(src)}`);
    await expect(page.getByRole('alert')).toHaveText(MESSAGES.gameLoadFailure);
  });
}

test('allows WebAssembly on its own page and nowhere else', async () => {
  const readPolicy = async (path: string): Promise<string> =>
    String((await request(base, path)).headers['content-security-policy']);
  expect(await readPolicy('/play/flash.html')).toContain(`'wasm-unsafe-eval'`);
  for (const path of [
    '/',
    PLAYER_PATH,
    '/gamelanding/orbit-keeper',
    '/play/quiet-sudoku/index.html',
    SWF_PATH,
  ])
    expect(await readPolicy(path)).not.toContain('wasm');
});

test('serves the Flash emulator compressed, to every frame, with a long cache lifetime', async () => {
  const script = await request(base, '/scripts/ruffle.js', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers).toMatchObject({ 'content-encoding': 'br', 'access-control-allow-origin': '*' });
  const programs = readdirSync('node_modules/@ruffle-rs/ruffle').filter((name) => name.endsWith('.wasm'));
  expect(programs.length).toBeGreaterThan(0);
  for (const name of programs) {
    const program = await request(base, `/scripts/${name}`, { headers: { 'accept-encoding': 'br' } });
    expect(program.headers).toMatchObject({
      'content-type': 'application/wasm',
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
      'cache-control': expect.stringContaining('immutable') as unknown,
    });
    expect(program.bytes.length).toBeLessThan(4_200_000);
  }
});
