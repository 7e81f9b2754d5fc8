/** The complete screen: the kit's frame around the board, the goals, the steering and the tools. */
import { el, icon, setAttribute, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createLevelMenu, type LevelMenu } from '../kit/level-menu';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { drawFriend, drawParcel } from './art-things';
import { SPARE_GUSTS, type Edition } from './config';
import { countAll } from './fly';
import { ICONS, STEER_ICONS } from './icons';
import { countGusts, isLevelDone, levelAt, levelOf, rateLevel, sceneOf, starsOf } from './play';
import type { Game } from './state';
import { createSvg } from './svg';
import type { Play, SteerDirection } from './types';
import { createBoard, type BoardHandlers, type BoardView } from './view-board';
import { createCard, type Card, type CardHandlers } from './view-card';
import { KEY_LINES, NEW_ELEMENT_TEXTS, STEER_NAMES } from './words';

export interface ViewHandlers extends BoardHandlers, CardHandlers {
  onUndo(): void;
  onHint(): void;
  onSwap(): void;
  onPause(): void;
  onLevels(): void;
  onGo(level: number): void;
  onCloseLevels(): void;
}

export interface View extends PuzzleView<Game> {
  board: BoardView;
  card: Card;
  /** The list of the chapter's levels. */
  levelMenu: LevelMenu;
  showLevels(game: Game): void;
  /** Shows the current level. */
  open(game: Game): void;
  /** Announces a line only to screen readers. */
  whisper(text: string): void;
}

/** Returns the chapter's stars so far, including those of the current level in its present state. */
const currentStars = (play: Play): number =>
  starsOf(play) + Math.max(0, rateLevel(play).stars - (play.stars[play.at] ?? 0));

const createGoal = (picture: Element, name: string) => {
  const text = el('span');
  return {
    node: el('li', { title: name }, picture, el('span', { class: 'bp-quiet', text: `${name}: ` }), text),
    text,
  };
};

/** Creates the view of a world. */
export function createView({ world, title }: Edition, handlers: ViewHandlers): View {
  const board = createBoard(handlers);
  const card = createCard(handlers);
  const levelMenu = createLevelMenu(
    { sheet: 'bp-sheet', back: 'Back' },
    { go: handlers.onGo, close: handlers.onCloseLevels },
  );
  const steers = STEER_NAMES[world].map((name, steer) =>
    el(
      'button',
      { type: 'button', class: 'bp-steer', on: { click: () => handlers.onSteer(steer as SteerDirection) } },
      icon(STEER_ICONS[world][steer]!),
      el('span', { text: name }),
    ),
  );
  const post = createGoal(createSvg(drawParcel(0), 'bp-mini'), 'Parcels delivered');
  const friend = createGoal(createSvg(drawFriend(world), 'bp-mini'), 'Friends met');
  const gusts = createGoal(icon(ICONS.gust), 'Gusts used');
  const undo = toolButton(PUZZLE_ICONS.undo, 'Undo', handlers.onUndo);
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint);
  hint.append(el('small', { text: '+1 gust' }));
  const againButton = toolButton(ICONS.again, 'Again', handlers.onAgain);
  const levels = toolButton(ICONS.levels, 'Levels', handlers.onLevels);
  const swap = toolButton(ICONS.swap, 'Switch', handlers.onSwap);
  const whisper = el('p', { class: 'bp-quiet', 'aria-live': 'polite' });
  const frame = createFrame({
    class: `bp is-${world}`,
    board: el('div', { class: 'bp-scene' }, board.node, card.node, levelMenu.node),
    controls: el(
      'div',
      { class: 'bp-controls' },
      el('ul', { class: 'bp-goals' }, post.node, friend.node, gusts.node),
      el('div', { class: 'bp-steers', role: 'group', 'aria-label': 'Steer' }, ...steers),
      el(
        'div',
        { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' },
        swap,
        undo,
        hint,
        againButton,
        levels,
      ),
      el('p', { class: 'bp-keys', text: KEY_LINES[world] }),
      whisper,
    ),
    hasClock: false,
    onPause: handlers.onPause,
    onCloseHint: () => {
      frame.setHint(null);
      board.focus();
    },
  });
  return {
    ...frame,
    board,
    card,
    levelMenu,
    showLevels({ play, best }) {
      card.hide();
      const saved = best();
      levelMenu.show(
        play.levels.map((_, index) => ({ stars: saved[index]?.stars ?? 0, isOpen: index < saved.length })),
        levelAt(play),
      );
    },
    setTime: () => undefined,
    focusBoard() {
      const openPanel = [card, levelMenu].find((one) => one.isShown());
      if (openPanel) openPanel.node.querySelector<HTMLElement>('.is-play, [aria-current]')?.focus();
      else board.focus();
    },
    shine: () => undefined,
    whisper: (text) => setText(whisper, text),
    open(game) {
      card.hide();
      levelMenu.hide();
      board.open(game);
      // New elements of a chapter are explained before its first gust.
      frame.setHint(game.moves.length === 0 ? (NEW_ELEMENT_TEXTS[world][game.mode] ?? null) : null);
    },
    render(game) {
      const { play } = game;
      const level = levelOf(play);
      const scene = sceneOf(play);
      const all = countAll(level.homes.map(({ parcels }) => parcels));
      const metCount = scene.met.filter(Boolean).length;
      frame.setHeading(
        title,
        `${game.edition.modeLabels[game.mode]}, level ${levelAt(play) + 1} of ${play.levels.length}`,
      );
      frame.setDone(`★ ${currentStars(play)}`);
      setText(post.text, `${all - countAll(scene.wants)}/${all}`);
      setText(friend.text, `${metCount}/${level.friends.length}`);
      friend.node.hidden = level.friends.length === 0;
      setText(gusts.text, `${countGusts(play)}/${level.par + SPARE_GUSTS}`);
      gusts.node.classList.toggle('is-over', countGusts(play) > level.par + SPARE_GUSTS);
      const flights = game.flights();
      steers.forEach((button, steer) =>
        setAttribute(button, 'aria-disabled', flights[steer] ? null : 'true'),
      );
      undo.disabled = !game.canUndo;
      againButton.disabled = play.history.length < 2;
      hint.disabled = isLevelDone(play);
      swap.hidden = level.crafts.length < 2;
      board.render(game);
    },
  };
}
