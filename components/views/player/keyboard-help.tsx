/** What the keyboard does around a game. */
import styled from 'styled-components';
import { Panel } from '@/components/ui/panel';

const KEYS = [
  ['F', 'Full screen'],
  ['T', 'Theatre size'],
  ['?', 'This help'],
  ['Esc', 'Gives the keys back from the game, leaves full screen'],
] as const;

const Root = styled(Panel)`
  margin-top: 12px;

  dl > div {
    display: contents;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px 16px;
    align-items: baseline;
    margin-top: 12px;
  }
  kbd {
    display: inline-block;
    min-width: 32px;
    padding: 4px 8px;
    border-radius: 7px;
    text-align: center;
    font: 650 14px/1.3 var(--fontText);
    background: var(--surfaceSunken);
    box-shadow: inset 0 0 0 1.5px var(--borderStrong);
  }
  p {
    margin-top: 12px;
    color: var(--textMuted);
  }
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;

export const KeyboardHelp = () => (
  <Root aria-labelledby="keys">
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
  </Root>
);
