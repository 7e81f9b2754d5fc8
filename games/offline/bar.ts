/** Shows the bar above a packed game: the button to its first screen, the remaining trial time, the key, the colors. */
import { GAME_THEMES, type GameTheme } from '@/lib/game-protocol';
import { el, setText } from '../kit/dom';
import { WORDS } from './words';

export interface OfflineBar {
  node: HTMLElement;
  show(state: { leftMs: number; isUnlocked: boolean; isPlaying: boolean }): void;
  focus(): void;
}

interface BarOptions {
  title: string;
  theme: GameTheme;
  onGames(): void;
  onScores(): void;
  onKey(): void;
  onTheme(theme: GameTheme): void;
}

const MINUTE_MS = 60_000;

export function createOfflineBar({
  title,
  theme,
  onGames,
  onScores,
  onKey,
  onTheme,
}: BarOptions): OfflineBar {
  const press = (text: string, act: () => void) =>
    el('button', { type: 'button', class: 'off-button', text, on: { click: act } });
  const games = press(WORDS.games, onGames);
  const key = press(WORDS.enterKey, onKey);
  const scores = press(WORDS.scores, onScores);
  scores.classList.add('off-rare');
  const state = el('p', { class: 'off-state' });
  const appearanceButtons = el(
    'select',
    { id: 'off-look', class: 'off-button off-rare' },
    ...GAME_THEMES.map((each) =>
      el('option', { value: each, selected: each === theme, text: WORDS.looks[each] }),
    ),
  );
  appearanceButtons.addEventListener('change', () => onTheme(appearanceButtons.value as GameTheme));
  const node = el(
    'header',
    { class: 'off-bar' },
    games,
    el('p', { class: 'off-name', text: title }),
    state,
    key,
    scores,
    el('label', { for: 'off-look', class: 'off-hidden', text: WORDS.look }),
    appearanceButtons,
  );
  return {
    node,
    focus: () => (games.hidden ? key : games).focus(),
    show({ leftMs, isUnlocked, isPlaying }) {
      setText(state, isUnlocked ? WORDS.unlocked : WORDS.left(Math.ceil(leftMs / MINUTE_MS)));
      state.classList.toggle('is-over', !isUnlocked && leftMs === 0);
      key.hidden = isUnlocked;
      games.hidden = !isPlaying;
      // On a phone there is room only for the game, so the other controls are on the first screen.
      node.classList.toggle('is-playing', isPlaying);
    },
  };
}
