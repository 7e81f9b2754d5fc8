/** The complete screen: the kit's frame around the range, the remaining arrows, the wind, the tools, and overlays. */
import { followAppearance } from '../kit/appearance';
import { el, icon, setText } from '../kit/dom';
import { pickBetter } from '../kit/level-bests';
import { createLevelMenu } from '../kit/level-menu';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { createCard, quiverLabel, type Card, type CardHandlers } from './card';
import { POWERS, type Edition } from './config';
import { countGoalsLeft } from './goals';
import { ICONS } from './icons';
import { levelOf, pointsOf } from './play';
import { createRange, type RangeView } from './range';
import type { Game } from './state';
import { levelLabel, describeWind } from './words';

export interface ViewHandlers extends CardHandlers {
  onGo(level: number): void;
  onLevels(): void;
  onCloseLevels(): void;
  onSkip(): void;
  onPause(): void;
}

export interface LevelMenu {
  show(game: Game): void;
  hide(): void;
  isShown(): boolean;
}

export interface View extends PuzzleView<Game> {
  range: RangeView;
  card: Card;
  levelMenu: LevelMenu;
  /** Shows the current level. */
  open(game: Game): void;
  showAim(game: Game): void;
  /** Makes the skip button ask for confirmation. */
  confirmSkip(isConfirming: boolean): void;
  /** Stops the clock while something covers the range. */
  settle(): void;
  /** Delays the end of the chapter until this promise resolves. */
  waitFor(last: Promise<void>): void;
}

const KEYS =
  'Up and down aim, Shift finely. Hold Space to draw, let go to loose; or left and right, then Enter. R again, L levels.';

const createCounter = (path: string, name: string) => {
  const text = el('span');
  const node = el(
    'li',
    { title: name },
    icon(path),
    el('span', { class: 'af-quiet', text: `${name}: ` }),
    text,
  );
  return { node, text };
};

/** Creates the view of an edition. */
export function createView({ title }: Edition, handlers: ViewHandlers): View {
  const range = createRange();
  const card = createCard(handlers);
  const levelMenuNode = createLevelMenu(
    { sheet: 'af-sheet', back: 'Back to the range' },
    { go: handlers.onGo, close: handlers.onCloseLevels },
  );
  const levelMenu: LevelMenu = {
    ...levelMenuNode,
    show({ play, savedBests }) {
      const bests = savedBests();
      const best = pickBetter(play.best, bests);
      const open = Math.max(play.reached, bests.length - 1);
      levelMenuNode.show(
        play.levels.map(({ name }, index) => {
          const { stars, points } = best[index]!;
          return { name, stars, brought: `${points} points`, isOpen: index <= open };
        }),
        play.at,
      );
    },
  };
  const againButton = toolButton(ICONS.again, 'Again', handlers.onAgain);
  const levels = toolButton(ICONS.levels, 'Levels', handlers.onLevels);
  const skip = toolButton(ICONS.skip, 'Skip', handlers.onSkip);
  const arrows = createCounter(ICONS.arrow, 'Arrows');
  const goals = createCounter(ICONS.target, 'Still to hit');
  const wind = createCounter(ICONS.wind, 'Wind');
  const hint = el('p', { class: 'af-hint' });
  const aim = el('p', { class: 'af-aim' });
  const frame = createFrame({
    class: 'af',
    board: el('div', { class: 'af-scene' }, range.node, card.node, levelMenuNode.node),
    controls: el(
      'div',
      { class: 'af-controls' },
      el('ul', { class: 'af-facts' }, arrows.node, goals.node, wind.node),
      el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, againButton, levels, skip),
      hint,
      aim,
      el('p', { class: 'af-keys', text: KEYS }),
    ),
    hasClock: false,
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  let last: Promise<void> = Promise.resolve();
  let isHidden = true;
  const settle = () => range.setRunning(!isHidden && !levelMenu.isShown());
  followAppearance(range.restyle);
  const showAim = ({ angle, power }: Game) =>
    setText(aim, `Aim ${Number((angle / 4).toFixed(2))}°, draw ${Math.round((power * 100) / POWERS)} %`);
  return {
    ...frame,
    range,
    card,
    levelMenu,
    settle,
    showAim,
    setTime: () => undefined,
    setHidden(value) {
      isHidden = value;
      frame.setHidden(value);
      settle();
    },
    focusBoard() {
      const openPanel = [card, levelMenuNode].find((one) => one.isShown());
      const button = openPanel?.node.querySelector<HTMLElement>('.is-play, [aria-current], button');
      (button ?? range.node).focus({ preventScroll: true });
    },
    shine: () => last,
    waitFor(promise) {
      last = promise;
    },
    confirmSkip: (isConfirming) => setText(skip.querySelector('span')!, isConfirming ? 'Sure? Skip' : 'Skip'),
    open(game) {
      card.hide();
      levelMenu.hide();
      settle();
      range.open(game);
      showAim(game);
    },
    render(game) {
      const { play } = game;
      const level = levelOf(play);
      frame.setHeading(title, levelLabel(game));
      setText(arrows.text, quiverLabel(game));
      // Announces the effects of an arrow only after they have happened.
      if (!range.isFlying()) {
        frame.setDone(`${pointsOf(play)} points`);
        setText(goals.text, String(countGoalsLeft(level, play.scene)));
      }
      setText(wind.text, describeWind(level));
      wind.node.hidden = level.wind === 0;
      setText(hint, level.hint);
      againButton.disabled = play.used === 0;
      showAim(game);
      range.touch();
    },
  };
}
