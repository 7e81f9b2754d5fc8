/** A Flash file does not hear that it has lost the keys or the screen: it is stopped, and says so. */
import type { Starwick } from '../sdk/api';
import type { RufflePlayer } from './ruffle';

/** The focus comes and goes as the page hands it over; only when it stays away is it gone. */
const GONE_AFTER_MS = 250;

interface RestOptions {
  starwick: Pick<Starwick, 'on'>;
  root: HTMLElement;
  player: Pick<RufflePlayer, 'suspend' | 'resume'>;
  onRest(): void;
  onResume(): void;
}

/** Stops the file while its frame has no focus or the page is away, and lets it go on at a press anywhere in it. */
export const restWithoutFocus = ({ starwick, root, player, onRest, onResume }: RestOptions): void => {
  const veil = document.createElement('p');
  veil.className = 'flash-rest';
  veil.setAttribute('role', 'status');
  const words = document.createElement('span');
  words.textContent = 'Paused. Press here to go on.';
  veil.append(words);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(timer);
    if (veil.isConnected) return;
    onRest();
    player.suspend();
    root.append(veil);
  };
  const goOn = (): void => {
    clearTimeout(timer);
    if (!veil.isConnected) return;
    veil.remove();
    player.resume();
    onResume();
  };
  window.addEventListener('blur', () => {
    clearTimeout(timer);
    timer = setTimeout(rest, GONE_AFTER_MS);
  });
  window.addEventListener('focus', goOn);
  // A press takes the focus by itself where it was lost; where it was not, the press is all there is.
  veil.addEventListener('pointerup', goOn);
  starwick.on('pause', rest);
  starwick.on('resume', () => {
    if (document.hasFocus()) goOn();
  });
};
