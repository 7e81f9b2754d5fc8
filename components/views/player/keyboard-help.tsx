/** What the keyboard does around a game. */
import { Panel } from '@/components/ui/panel';

const KEYS = [
  ['F', 'Full screen'],
  ['T', 'Theatre size'],
  ['?', 'This help'],
  ['Esc', 'Gives the keys back from the game, leaves full screen'],
] as const;

export const KeyboardHelp = () => (
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
  </Panel>
);
