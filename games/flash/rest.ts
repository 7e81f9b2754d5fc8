/** Suspends a Flash file that has lost the focus or the screen, because the file cannot detect this, and shows a notice. */
import type { Starwick } from '../sdk/api';
import type { RufflePlayer } from './ruffle';

/** The focus leaves and returns when the page hands it over, so it counts as lost only after this many milliseconds. */
const GONE_AFTER_MS = 250;

interface RestOptions {
  starwick: Pick<Starwick, 'on'>;
  root: HTMLElement;
  player: Pick<RufflePlayer, 'suspend' | 'resume'>;
  onRest(): void;
  onResume(): void;
}

/** Suspends the file while its frame has no focus or the page is hidden, and resumes it at a press anywhere in the frame. */
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
  // A press focuses the frame by itself when the focus was elsewhere; otherwise only the press is observable.
  veil.addEventListener('pointerup', goOn);
  starwick.on('pause', rest);
  starwick.on('resume', () => {
    if (document.hasFocus()) goOn();
  });
};
