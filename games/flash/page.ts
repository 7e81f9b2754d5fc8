/** The page that plays a Flash file: `/play/flash.html?src=…&keys=…`. */
import './flash.css';
import { parseFlashKeys, parseFlashSource } from '@/lib/domain/flash-frame';
import { GAME_MESSAGES } from '@/lib/messages/game';
import { followSettings } from '../kit/theme';
import { isOwnFile, openBridge } from './bridge';
import { watchDownloads } from './downloads';
import { checkFile } from './file';
import { showKeypad } from './keypad';
import { loadRuffle } from './ruffle';
import { startSaves } from './saves';
import { showSoundOff } from './sound';
import { restWithoutFocus } from './rest';
import { keepFocus, showScreen, watchScreen } from './screen';

const starwick = window.Starwick;
const root = document.getElementById('game')!;

const fail = (): void => {
  const words = document.createElement('p');
  words.className = 'flash-error';
  words.setAttribute('role', 'alert');
  words.textContent = GAME_MESSAGES.gameLoadFailure;
  root.replaceChildren(words);
  delete root.dataset.pad;
  starwick.failed();
};

const play = async (source: string): Promise<void> => {
  if (typeof WebAssembly !== 'object') throw new Error('No WebAssembly.');
  starwick.loading(0.01);
  watchDownloads(window, starwick.loading);
  const [init, element] = await Promise.all([starwick.init(), loadRuffle(document), checkFile(source)]);
  const saves = startSaves({ starwick, address: source, saved: init.savedState });

  const place = document.createElement('div');
  place.className = 'flash-screen';
  root.append(place);
  showScreen(place, element);
  const player = element.ruffle(1);
  const isOwn = isOwnFile(source);
  if (isOwn) openBridge({ starwick, element, player });
  watchScreen(element, {
    onBroken: fail,
    onLoaded() {
      followSettings(starwick, ({ muted }) => {
        player.volume = muted ? 0 : 1;
      });
      restWithoutFocus({ starwick, root, player, onRest: saves.flush });
      keepFocus(element);
      saves.watch();
      // A file of ours tells by itself when it is played.
      if (!isOwn) starwick.gameplay('start');
      starwick.ready();
    },
  });
  const focus = (): void => element.focus({ preventScroll: true });
  showSoundOff({ starwick, root, focus });
  showKeypad({ root, keys: parseFlashKeys(window.location.search), focus });

  const url = new URL(source, window.location.href);
  const { reducedMotion, theme } = init.settings;
  await player.load({
    url: url.href,
    base: new URL('.', url).href,
    ...(isOwn && { allowScriptAccess: true, allowNetworking: 'all', wmode: 'transparent' }),
    // A file of ours reads them; to others they are variables that nobody asks for.
    parameters: {
      starwickMotion: reducedMotion ? 'reduced' : 'full',
      starwickTheme: theme,
      starwickInput: root.dataset.pad ? 'touch' : 'mouse',
      ...(isOwn && { starwickPage: 'commands' }),
    },
  });
};

const source = parseFlashSource(window.location.search);
if (source) play(source).catch(fail);
else fail();
