/** Runs a packed game from its file: the first screen, the game in its frame, the trial and the key. Does not use the network. */
import '../kit/kit.css';
import './shell.css';
import type { GameRules } from '@/lib/domain/games/game-rules';
import { readSlot } from '@/lib/domain/billing/offline-slot';
import { el } from '../kit/dom';
import { createOfflineBar } from './bar';
import { createDialogs } from './dialogs';
import { createLicenseState } from './license';
import { createAppearanceSettings } from './appearance-settings';
import type { OfflineEdition, PackedData } from './pack';
import { createOfflinePage, type OpeningLevel } from './page';
import { createRuns } from './runs';
import { createShelf } from './shelf';
import { createStore, storageOf } from './store';
import { createTrial } from './trial';
import { WORDS } from './words';

const TICK_MS = 1_000;

const todayKey = (): string => {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};
const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Starts the packed game.
 * @param rulesFor returns the rules of the packed game, which determine its results
 */
export function startShell(rulesFor: (keyword: string) => GameRules | null): void {
  const { pack, document: game } = JSON.parse(
    document.getElementById('packed')?.textContent ?? '{}',
  ) as PackedData;
  const slot = readSlot(document.querySelector<HTMLMetaElement>('meta[name="site"]')?.content ?? '');
  const root = document.getElementById('game')!;
  const store = createStore(pack.sku, storageOf(window));
  const isSaved = store.set('opened', pack.version);
  const trial = createTrial(store, () => performance.now());
  const license = createLicenseState(store, pack.sku, pack.title, slot.signers);
  const look = createAppearanceSettings(store, window, (settings) => {
    document.documentElement.dataset.theme = settings.theme;
    page.settings(settings);
  });
  document.documentElement.dataset.theme = look.settings().theme;

  const container = el('main', { class: 'off-place' });
  const isOver = () => !license.isUnlocked() && trial.leftMs() === 0;
  const refresh = () =>
    bar.show({ leftMs: trial.leftMs(), isUnlocked: license.isUnlocked(), isPlaying: page.isOpen() });
  const openShelf = () => {
    page.close();
    container.replaceChildren(createShelf({ pack, today: todayKey(), isSaved, open }));
    container.scrollTop = 0;
    container.querySelector('h1')?.focus({ preventScroll: true });
    refresh();
  };
  const runsOf = (edition: OfflineEdition) => {
    const rules = rulesFor(edition.keyword);
    if (!rules) throw new Error(`No rules for ${edition.keyword}`);
    return createRuns({ store, edition, rules, today: todayKey, random: randomSeed });
  };
  const open = (opening: OpeningLevel) => {
    if (isOver()) return dialogs.openOver();
    container.replaceChildren();
    page.open(opening);
    refresh();
  };
  const page = createOfflinePage({
    ...{ place: container, document: game, store, trial, look, runsOf },
    onNavigate: (to) => (to === 'scores' ? dialogs.openScores() : openShelf()),
    onRelease: () => bar.focus(),
    onFailed: () =>
      container.replaceChildren(el('p', { class: 'off-lede', role: 'alert', text: WORDS.failed })),
  });
  const dialogs = createDialogs({
    ...{ root, pack, store, license },
    shopHref: slot.site ? `${slot.site}/gamelanding/${pack.slug}` : null,
    onOpen: () => page.pause(),
    onClose: () => {
      if (isOver() && page.isOpen()) openShelf();
      else page.resume();
    },
    onUnlock: refresh,
  });
  const bar = createOfflineBar({
    title: pack.title,
    theme: look.settings().theme,
    onGames: openShelf,
    onScores: dialogs.openScores,
    onKey: dialogs.openKey,
    onTheme: look.choose,
  });

  root.replaceChildren(bar.node, container);
  setInterval(() => {
    if (!license.isUnlocked()) trial.tick();
    refresh();
    if (isOver() && page.isOpen() && !dialogs.isOpen()) dialogs.openOver();
  }, TICK_MS);
  window.addEventListener('pagehide', trial.tick);
  openShelf();
}
