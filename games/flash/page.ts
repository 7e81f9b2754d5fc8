/** Plays a Flash file on the page `/play/flash.html?src=…&keys=…`. */
import './flash.css';
import { parseFlashSource } from '@/lib/domain/games/flash-frame';
import { parseFlashKeys } from '@/lib/domain/games/flash-keys';
import { GAME_MESSAGES } from '@/lib/messages/game';
import type { FlashStart } from '../kit/flash-start';
import { followSettings } from '../kit/theme';
import { openBridge, type Bridge } from './bridge';
import { watchDownloads } from './downloads';
import { checkFile } from './file';
import { showKeypad } from './keypad';
import { findFlashStart } from './find-flash-start';
import { loadRuffle, type RuffleElement, type RufflePlayer } from './ruffle';
import { startSaves } from './saves';
import { showSoundOff } from './sound';
import { restWithoutFocus } from './rest-without-focus';
import { retainFocus, showScreen, watchScreen } from './screen';
import { nextFrame, openStart, showInstructions } from './start';

type Saves = ReturnType<typeof startSaves>;

const starwick = window.Starwick;
const root = document.getElementById('game')!;

const showFailure = (): void => {
  const words = document.createElement('p');
  words.className = 'flash-error';
  words.setAttribute('role', 'alert');
  words.textContent = GAME_MESSAGES.gameLoadFailure;
  root.replaceChildren(words);
  delete root.dataset.pad;
  starwick.failed();
};

/** Listens to one of our files. Resolves with the first state that the file reports; from then on, the file accepts calls. */
const listenToMessages = (
  parts: Pick<Parameters<typeof openBridge>[0], 'element' | 'player' | 'spec'> & { saves: Saves },
): Promise<Bridge> =>
  new Promise((resolve) => {
    const bridge = openBridge({
      starwick,
      ...parts,
      onLeft(summary) {
        parts.saves.setNote(summary);
        resolve(bridge);
      },
    });
  });

const fetchEmulator = (onProgress: (progress: number) => void): Promise<RuffleElement> => {
  watchDownloads(window, onProgress);
  return loadRuffle(document);
};

/** Inserts the emulator. Resolves once the file plays and, if it is one of ours, has reported its state. */
const runMovie = async (
  source: string,
  {
    element,
    place: container,
    spec,
    saves,
  }: { element: RuffleElement; place: HTMLElement; spec: FlashStart | null; saves: Saves },
) => {
  showScreen(container, element);
  const player: RufflePlayer = element.ruffle(1);
  const loaded = new Promise<void>((onLoaded) => watchScreen(element, { onLoaded, onBroken: showFailure }));
  const listener = spec && listenToMessages({ element, player, spec, saves });
  const url = new URL(source, window.location.href);
  const { reducedMotion, theme } = starwick.settings();
  await player.load({
    url: url.href,
    base: new URL('.', url).href,
    ...(spec && { allowScriptAccess: true, allowNetworking: 'all', wmode: 'transparent' }),
    // Our own files read these parameters; other files ignore them.
    parameters: {
      starwickMotion: reducedMotion ? 'reduced' : 'full',
      starwickTheme: theme,
      starwickInput: root.dataset.pad ? 'touch' : 'mouse',
      ...(spec && { starwickPage: 'commands' }),
    },
  });
  await loaded;
  followSettings(starwick, ({ muted }) => {
    player.volume = muted ? 0 : 1;
  });
  saves.watch();
  return { player, bridge: await listener };
};

const playMovie = async (source: string): Promise<void> => {
  if (typeof WebAssembly !== 'object') throw new Error('No WebAssembly.');
  starwick.loading(0.01);
  const spec = findFlashStart(source);
  // A file without a start screen has nothing to show first, so its emulator is loaded at once.
  const emulatorFetch = spec ? null : fetchEmulator(starwick.loading);
  const [init] = await Promise.all([starwick.init(), checkFile(source), emulatorFetch]);
  const saves = startSaves({ starwick, url: source, saved: init.savedState });
  const container = document.createElement('div');
  container.className = 'flash-screen';
  root.append(container);
  let focus = (): void => undefined;
  showSoundOff({ starwick, root, focus: () => focus() });
  showKeypad({
    root,
    keys: parseFlashKeys(window.location.search),
    labels: spec?.keyLabels,
    focus: () => focus(),
  });

  // If a save has no state for the start screen, this page shows none, and the file shows its own title screen.
  const note = saves.isEmpty ? '' : saves.note();
  const { mode, isPlayPressed = false } = init;
  const start =
    spec && note !== null
      ? openStart({ starwick, root, place: container, spec, note, mode, isPlayPressed })
      : null;
  if (start) {
    followSettings(starwick);
    starwick.ready();
    // Draws the controls before the emulator occupies the CPU.
    await Promise.race([nextFrame(), start.pressed]);
  }
  const element = (await emulatorFetch) ?? (await fetchEmulator(start ? start.loading : starwick.loading));
  const { player, bridge } = await runMovie(source, { element, place: container, spec, saves });
  if (start) {
    // The game must not run behind the start screen.
    player.suspend();
    const startChoice = await start.pressed;
    player.resume();
    // The start screen closes only after the file has begun. An earlier key press would select a mode on the file's
    // title screen, and the mode selected here would be ignored.
    await bridge?.begin(startChoice);
    start.close();
  }
  focus = () => element.focus({ preventScroll: true });
  restWithoutFocus({
    starwick,
    root,
    player,
    onRest() {
      saves.flush();
      bridge?.setSuspended(true);
    },
    onResume: () => bridge?.setSuspended(false),
  });
  retainFocus(element);
  if (start && isPlayPressed && saves.isEmpty)
    showInstructions(
      container,
      spec!.howTo(root.dataset.pad !== undefined).map(({ text }) => text),
      focus,
    );
  // Our own files report by themselves when play starts and stops.
  if (!spec) starwick.gameplay('start');
  if (!start) starwick.ready();
};

const source = parseFlashSource(window.location.search);
if (source) playMovie(source).catch(showFailure);
else showFailure();
