/** Suspends a Flash file whose frame is hidden or has lost the focus, and shows a notice. The file cannot detect this itself. */
import type { Starwick } from '../sdk/api';
import type { RufflePlayer } from './ruffle';

/** How long the focus must be lost, in ms. While the page moves the focus into the frame, it is lost for a moment. */
const GONE_AFTER_MS = 250;

interface RestOptions {
  starwick: Pick<Starwick, 'on'>;
  root: HTMLElement;
  player: Pick<RufflePlayer, 'suspend' | 'resume'>;
  onRest(): void;
  onResume(): void;
}

/** Suspends the file while its frame has no focus or the page is hidden. A press anywhere in the frame resumes it. */
export const restWithoutFocus = ({ starwick, root, player, onRest, onResume }: RestOptions): void => {
  const veil = document.createElement('p');
  veil.className = 'flash-rest';
  veil.setAttribute('role', 'status');
  const words = document.createElement('span');
  words.textContent = 'Paused. Press here to go on.';
  veil.append(words);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showRestScreen = (): void => {
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
    timer = setTimeout(showRestScreen, GONE_AFTER_MS);
  });
  window.addEventListener('focus', goOn);
  // A press focuses the frame if the focus was elsewhere. If the frame already had the focus, only the press itself can
  // be observed.
  veil.addEventListener('pointerup', goOn);
  starwick.on('pause', showRestScreen);
  starwick.on('resume', () => {
    if (document.hasFocus()) goOn();
  });
};
