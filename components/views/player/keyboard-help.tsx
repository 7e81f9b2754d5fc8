/** Lists the player's keys, with switches for single-key shortcuts and for starting games in full screen. */
import { useState, useSyncExternalStore } from 'react';
import { Panel } from '@/components/ui/panel';
import { hasShortcuts, storeShortcuts, watchShortcuts } from '@/stores/shortcuts';
import { setStartsInFullScreen, startsInFullScreen } from './starts-in-full-screen';

const FULL_SCREEN_KEY = 'F';
const KEY_DESCRIPTIONS = [
  [FULL_SCREEN_KEY, 'Full screen'],
  ['T', 'Theatre size'],
  ['?', 'This help'],
  ['Esc', 'Gives the keys back from the game, leaves full screen'],
] as const;

const FullScreenOption = () => {
  const [isOn, setOn] = useState(startsInFullScreen);
  const handleChange = (): void => {
    setStartsInFullScreen(!isOn);
    setOn(!isOn);
  };
  return (
    <Panel className="player-options" aria-labelledby="options">
      <h2 id="options">Options</h2>
      <label>
        <input type="checkbox" checked={isOn} onChange={handleChange} />
        Start games in full screen
      </label>
    </Panel>
  );
};

const ShortcutSwitch = () => {
  const isOn = useSyncExternalStore(watchShortcuts, hasShortcuts, () => true);
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => storeShortcuts(target.checked)} />
      Single-key shortcuts, here and in games
    </label>
  );
};

/** @param canFill whether the game may fill the screen */
export const KeyboardHelp = ({ canFill }: { canFill: boolean }) => (
  <>
    {canFill && <FullScreenOption />}
    <Panel className="keyboard-help" aria-labelledby="keys">
      <h2 id="keys">Keys</h2>
      <dl>
        {KEY_DESCRIPTIONS.filter(([key]) => canFill || key !== FULL_SCREEN_KEY).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>While you play, the keys belong to the game: click into it, or press Tab until it is framed.</p>
      <ShortcutSwitch />
    </Panel>
  </>
);
