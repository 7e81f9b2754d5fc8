/**
 * Selects a mode before playing, and shows where an unfinished game resumes. The mode is part of the URL, so that a
 * reload and a shared link open the same mode.
 */
import { useState } from 'react';
import type { Game } from '@/lib/contract/game';
import { browserStorage } from '@/stores/key-value-storage';
import { listProgress } from '@/stores/played-progress';
import { useModes } from '@/stores/queries/use-modes';

const MODE_KEY = 'mode';

const getChosenMode = (): string => new URLSearchParams(window.location.search).get(MODE_KEY) ?? '';

/** Replaces the URL without a navigation, because the page does not change. */
const storeMode = (mode: string): void => {
  const url = new URL(window.location.href);
  if (mode) url.searchParams.set(MODE_KEY, mode);
  else url.searchParams.delete(MODE_KEY);
  window.history.replaceState(window.history.state, '', url);
};

interface ModeChoiceProps {
  game: Pick<Game, 'uid' | 'keyword' | 'isDailyGame'>;
}

export const ModeChoice = ({ game: { uid, keyword, isDailyGame } }: ModeChoiceProps) => {
  const modes = useModes(keyword);
  const [mode, setMode] = useState(getChosenMode);
  // The page shows the state of a daily itself.
  const [progress] = useState(() => (isDailyGame ? undefined : listProgress(browserStorage)[uid]));
  return (
    <>
      {progress && <small>Resumes at {progress}</small>}
      {modes.length > 1 && (
        <label>
          Mode
          <select
            value={modes.some(({ key }) => key === mode) ? mode : ''}
            onChange={(event) => {
              setMode(event.target.value);
              storeMode(event.target.value);
            }}
          >
            <option value="">Usual</option>
            {modes.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
};
