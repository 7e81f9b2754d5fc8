/** Copper Rally: the first stage with easy steering, driven by the keys of a driver who knows it. */
import { BOOST, BRAKE, END_MOVE, STEPS } from '@/games/copper-rally/types';
import { labelOf, TICKS_PER_SECOND } from '@/games/copper-rally/config';
import { copperRallyPlayer } from '@/e2e/support/players/copper-rally';
import { driveRoad } from '@/tests/games/copper-rally/drivers';
import { type PreviewPlayer, type KeyAt, pressAt } from '../record-player';

const STAGE = 'r1';
const WATCHED_MS = 6_200;
/** The start of the recording, by the race's clock. */
const FROM_MS = 11_000;

/** Returns the keys that are held for the code of a move. */
const holdsOf = (code: number): ReadonlySet<string> => {
  const steer = (code & 15) - STEPS;
  return new Set([
    ...(steer < 0 ? ['ArrowLeft'] : steer > 0 ? ['ArrowRight'] : []),
    ...(code & BRAKE ? ['ArrowDown'] : []),
    ...(code & BOOST ? [' '] : []),
  ]);
};

const keysOf = (): KeyAt[] => {
  const keys: KeyAt[] = [];
  let pressed: ReadonlySet<string> = new Set();
  let tick = 0;
  for (const [ticks, code] of driveRoad(STAGE, 'learner').moves) {
    tick += ticks;
    if (code === END_MOVE) break;
    const next = holdsOf(code);
    const ms = (tick * 1000) / TICKS_PER_SECOND;
    for (const key of pressed) if (!next.has(key)) keys.push({ key, isDown: false, ms });
    for (const key of next) if (!pressed.has(key)) keys.push({ key, isDown: true, ms });
    pressed = next;
  }
  return keys.filter(({ ms }) => ms < FROM_MS + 2 * WATCHED_MS);
};

export const copperRally: PreviewPlayer = {
  ...copperRallyPlayer,
  game: { ...copperRallyPlayer.game, mode: { key: STAGE, label: labelOf('road', STAGE) } },
  watchedMs: WATCHED_MS,
  before: () => [
    async (table) => {
      const zeroMs = await (
        await table.document()
      ).evaluate(
        () =>
          new Promise<number>((done) => {
            const observe = (): void => {
              const [, seconds = '0'] =
                document.querySelector('[role="timer"]')?.textContent?.split(':') ?? [];
              if (Number(seconds) > 0) done(performance.now() - Number(seconds) * 1000);
              else requestAnimationFrame(observe);
            };
            observe();
          }),
      );
      void pressAt(table, zeroMs, keysOf()).catch(() => undefined);
      await table.page.waitForTimeout(FROM_MS);
    },
  ],
  movesFor: () => [({ page }) => page.waitForTimeout(WATCHED_MS)],
};
