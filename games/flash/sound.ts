/** A Flash file doesn't know that the player muted every game: while they have, a switch on its picture says so and undoes it. */
import { createSoundSwitch } from '../kit/sound-switch';
import type { Starwick } from '../sdk/api';

interface SoundOptions {
  starwick: Pick<Starwick, 'settings' | 'on' | 'mute'>;
  root: HTMLElement;
  /** Called when the switch has been pressed: the keys belong to the game. */
  focus(): void;
}

/** Shows the switch while the sound is off. */
export const showSoundOff = ({ starwick, root, focus }: SoundOptions): void => {
  const node = createSoundSwitch(starwick);
  node.classList.add('flash-sound');
  node.addEventListener('click', focus);
  const show = ({ muted }: { muted: boolean }): void => {
    node.hidden = !muted;
  };
  show(starwick.settings());
  starwick.on('settings', show);
  root.append(node);
};
