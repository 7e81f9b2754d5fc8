/** Lists the keys around a game, and turns shortcuts of a single character off for good. */
import { useSyncExternalStore } from 'react';
import { Panel } from '@/components/ui/panel';
import { hasShortcuts, storeShortcuts, watchShortcuts } from '@/stores/shortcuts';

const KEYS = [
  ['F', 'Full screen'],
  ['T', 'Theatre size'],
  ['?', 'This help'],
  ['Esc', 'Gives the keys back from the game, leaves full screen'],
] as const;

export const KeyboardHelp = () => {
  const isOn = useSyncExternalStore(watchShortcuts, hasShortcuts, () => true);
  return (
    <Panel className="keyboard-help" aria-labelledby="keys">
      <h2 id="keys">Keys</h2>
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>While you play, the keys belong to the game: click into it, or press Tab until it is framed.</p>
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => storeShortcuts(target.checked)} />
        Single-key shortcuts, here and in games
      </label>
    </Panel>
  );
};
