/** Defines Orbit Keeper's start screen on the page, which is available while the emulator is still loading. */
import type { FlashStart } from '../kit/flash-start';
import type { StartChoice } from '../kit/shell/screens';
import { MODES } from './config';
import { createRows } from './how-to';
import { readMoves } from './log';
import { ORBIT_KEEPER } from './catalog-entries';

/**
 * The format of `Saves.summary`: the difficulty, the difficulty and wave of a game in progress, and the best score of
 * each difficulty.
 */
const SUMMARY = /^([a-z]+) ([a-z]+|-) (\d+) (\d+(?:,\d+)*)$/;

interface SavedRun {
  difficulty: string;
  left: string;
  wave: number;
  bests: readonly number[];
}

const read = (note: string): SavedRun | null => {
  const [, difficulty = '', left = '', wave, bests = ''] = SUMMARY.exec(note) ?? [];
  return difficulty ? { difficulty, left, wave: Number(wave), bests: bests.split(',').map(Number) } : null;
};

const choiceOf = (saved: SavedRun | null, key: string, label: string, index: number): StartChoice<string> => {
  const best = saved?.bests[index] ?? 0;
  const isLeft = saved !== null && saved.wave > 0 && saved.left === key;
  const isOther = saved !== null && saved.wave > 0 && !isLeft;
  return {
    mode: key,
    label,
    note: isLeft ? `Begun, wave ${saved.wave}` : best > 0 ? `Best ${best.toLocaleString('en')}` : '',
    isWon: false,
    action: isLeft ? 'Resume' : 'Play',
    line: isOther ? `A new game ends the one begun, at wave ${saved.wave}.` : '',
  };
};

export const ORBIT_KEEPER_START: FlashStart = {
  keyword: ORBIT_KEEPER.keyword,
  title: ORBIT_KEEPER.title,
  descriptionShort: ORBIT_KEEPER.texts.descriptionShort,
  choices(note) {
    const saved = read(note);
    const choices = MODES.map(({ key, label }, index) => choiceOf(saved, key, label, index));
    const resumableMode = choices.find(({ action }) => action === 'Resume')?.mode;
    return { choices, first: resumableMode ?? saved?.difficulty ?? MODES[0]!.key };
  },
  keyLabels: { Space: 'Pulse' },
  howTo: createRows,
  readMoves,
};
