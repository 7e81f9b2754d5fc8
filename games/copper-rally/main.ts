/** Starts an edition of Copper Rally in its frame. */
import '../kit/kit.css';
import './hud.css';
import './game.css';
import './start.css';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import type { GameInit } from '@/lib/game-protocol';
import { easyModeOf, EDITIONS, labelOf, MEDALS, plainModeOf, type Edition } from './config';
import { createPresenter } from './controller';
import { createPuzzleKind } from './kind';
import { withRecords, type SavedRecords } from './saved-records';
import { isWarmUp } from './legs';
import type { ModeKey } from './types';
import { medalRankOf } from './words';

/** Returns the mode labels. A label includes the medal won so far, at the time of reading. */
function createLabels({ world, modes }: Edition, records: SavedRecords): Record<ModeKey, string> {
  const labels: Record<ModeKey, string> = {};
  for (const mode of modes)
    Object.defineProperty(labels, mode, {
      get() {
        const best = records.bests[mode];
        const medal = best === undefined ? undefined : MEDALS[medalRankOf(world, mode, best)];
        return `${labelOf(world, mode)}${medal ? `, ${medal.toLowerCase()}` : ''}`;
      },
    });
  return labels;
}

/** Returns the edition for the start screen, with only the modes of the selected steering. Saves use all modes. */
const filterOfferedModes = (edition: Edition, records: SavedRecords, isStarted: () => boolean): Edition => ({
  ...edition,
  get modes() {
    if (!isStarted()) return edition.modes;
    const driven = edition.modes.filter((mode) => !isWarmUp(mode) && mode.endsWith('e') === records.isEasy);
    return [...edition.modes.filter(isWarmUp), ...driven];
  },
});

/** Returns the preselected mode: the requested one, or the one that was driven last. */
function firstMode({ mode, savedState }: GameInit, { modes }: Edition, { isEasy }: SavedRecords): ModeKey {
  const last = (savedState as { lastMode?: unknown } | null)?.lastMode;
  const shownMode = [mode, last, modes[0]].find((one): one is ModeKey =>
    modes.some((known) => known === one),
  )!;
  return isEasy ? easyModeOf(shownMode) : plainModeOf(shownMode);
}

startGame(EDITIONS, (edition, root, page, init) => {
  const { starwick, records } = withRecords(page, init, edition.modes);
  if (init.mode && edition.modes.includes(init.mode))
    records.isEasy = init.mode.endsWith('e') || (isWarmUp(init.mode) && records.isEasy);
  let isStarted = false;
  const initWithMode = { ...init, mode: firstMode(init, edition, records) };
  const kind = createPuzzleKind(edition, createLabels(edition, records));
  const offer = filterOfferedModes(edition, records, () => isStarted);
  const makeFace = createPresenter(edition, { starwick, init: initWithMode, records });
  startPuzzle(root, starwick, initWithMode, { ...kind, edition: offer }, (actions) => {
    isStarted = true;
    return makeFace(actions);
  });
});
