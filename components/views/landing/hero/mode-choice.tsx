/** Selects a mode before playing. The mode is part of the URL, so that a reload and a shared link open the same mode. */
import { useState } from 'react';
import { useModes } from '@/stores/queries/use-modes';

const MODE_KEY = 'mode';

const chosenMode = (): string => new URLSearchParams(window.location.search).get(MODE_KEY) ?? '';

/** Replaces the URL without a navigation, because the page does not change. */
const storeMode = (mode: string): void => {
  const url = new URL(window.location.href);
  if (mode) url.searchParams.set(MODE_KEY, mode);
  else url.searchParams.delete(MODE_KEY);
  window.history.replaceState(window.history.state, '', url);
};

export const ModeChoice = ({ keyword }: { keyword: string }) => {
  const modes = useModes(keyword);
  const [mode, setMode] = useState(chosenMode);
  if (modes.length < 2) return null;
  return (
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
  );
};
