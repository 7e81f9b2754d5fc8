/** Needle Drop: plays every note of a march in time; the recording starts once the room has warmed up. */
import { MODE_LABELS } from '@/games/needle-drop/config';
import { cachedChartOf } from '@/games/needle-drop/music/chart';
import { needleDropPlayer } from '@/e2e/support/players/needle-drop';
import { type PreviewPlayer, type KeyAt, pressAt } from '../record-player';

const TUNE = 'march';
const STRENGTH = 1;
const KEYS = ['d', 'f', 'j', 'k'] as const;
/** The time from the press that lowers the needle to the start of the tune. */
const LEAD_MS = 1_300;
const TAP_MS = 90;
const WARMED_MS = 9_000;
const WATCHED_MS = 6_200;

const keysOf = (): KeyAt[] =>
  cachedChartOf(TUNE, STRENGTH)
    .notes.flatMap(({ lane, at, end }) => [
      { key: KEYS[lane] ?? '', isDown: true, ms: at },
      { key: KEYS[lane] ?? '', isDown: false, ms: Math.max(end, at + TAP_MS) },
    ])
    .filter(({ ms }) => ms < WARMED_MS + 2 * WATCHED_MS)
    .sort((one, other) => one.ms - other.ms);

export const needleDrop: PreviewPlayer = {
  ...needleDropPlayer,
  game: { ...needleDropPlayer.game, mode: { key: TUNE, label: MODE_LABELS[TUNE] } },
  watchedMs: WATCHED_MS,
  before: () => [
    async (table) => {
      const pressedAt = await (
        await table.document()
      ).evaluate((strength) => {
        document.querySelectorAll<HTMLButtonElement>('.nd-strength')[strength]?.click();
        return performance.now();
      }, STRENGTH);
      void pressAt(table, pressedAt + LEAD_MS, keysOf()).catch(() => undefined);
      await table.page.waitForTimeout(WARMED_MS);
    },
  ],
  movesFor: () => [({ page }) => page.waitForTimeout(WATCHED_MS)],
};
