/**
 * Shows a switch over the image while the player has muted all games. A Flash file cannot know this, so the switch
 * says so and unmutes.
 */
import { createSoundSwitch } from '../kit/sound-switch';
import type { Starwick } from '../sdk/api';

interface SoundOptions {
  starwick: Pick<Starwick, 'settings' | 'on' | 'mute'>;
  root: HTMLElement;
  /** Called after a press on the switch, to return the focus to the game. */
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
