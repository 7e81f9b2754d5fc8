/** The switch that turns the sound of every game off and on. */
import type { Starwick } from '../sdk/api';
import type { GameSettings } from '@/lib/game-protocol';
import { el, icon } from './dom';

const SPEAKER = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4Z';
const WAVES = 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11';
const CROSS = 'M16 9.5l5 5M21 9.5l-5 5';

/** Creates the switch. It follows the setting, even when the setting is changed elsewhere. */
export function createSoundSwitch(starwick: Pick<Starwick, 'settings' | 'on' | 'mute'>): HTMLButtonElement {
  const node = el('button', {
    type: 'button',
    class: 'kit-button is-ghost kit-sound',
    on: { click: () => starwick.mute(node.getAttribute('aria-pressed') === 'true') },
  });
  const show = ({ muted }: GameSettings) => {
    node.setAttribute('aria-pressed', String(!muted));
    // The accessible name does not change; the pressed state indicates whether the sound is on.
    const state = el('span', { 'aria-hidden': 'true', text: muted ? ' off' : ' on' });
    node.replaceChildren(icon(SPEAKER + (muted ? CROSS : WAVES)), 'Sound', state);
  };
  show(starwick.settings());
  starwick.on('settings', show);
  return node;
}
