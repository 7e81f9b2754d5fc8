/** The complete screen of a round: the kit's frame around the hole, its tools, and the scorecard overlay. */
import { followAppearance } from '../kit/appearance';
import { el, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { createCard } from './card';
import { ICONS } from './icons';
import { totalOf } from './play';
import type { Game } from './state';
import { createCourseView, type CourseView } from './view-course';
import { countStrokes } from './words';

export interface ViewHandlers {
  onCard(): void;
  onUp(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  course: CourseView;
  /** Shows the scorecard over the hole. Its button calls `onDone`. */
  showCard(game: Game, title: string, text: string, button: string, onDone: () => void): void;
  hideCard(): void;
  isCardShown(): boolean;
  /** Presses the scorecard's button, for a key. */
  passCard(): void;
  /** Makes the button that picks up the ball ask for confirmation. */
  confirmUp(isConfirming: boolean): void;
  /** Delays the end of the round until this promise resolves. */
  waitFor(last: Promise<void>): void;
}

export function createView(handlers: ViewHandlers): View {
  const course = createCourseView();
  const sheet = el('div', { class: 'wn-sheet', hidden: true, role: 'group', 'aria-label': 'Scorecard' });
  const tip = el('p', { class: 'wn-tip', text: 'Drag back from anywhere and let go' });
  const scene = el('div', { class: 'wn-scene' }, course.node, tip, sheet);
  const card = toolButton(ICONS.card, 'Card', handlers.onCard);
  const up = toolButton(ICONS.up, 'Pick up', handlers.onUp);
  const tools = el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, card, up);
  const keys = el('p', {
    class: 'wn-keys',
    text: 'Left and right aim, Shift finely. Hold Space for strength, let go to strike. P pauses.',
  });
  const frame = createFrame({
    class: 'wn',
    board: scene,
    controls: el('div', { class: 'wn-controls' }, tools, keys),
    hasClock: false,
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  let last: Promise<void> = Promise.resolve();
  let pass: (() => void) | null = null;
  let isHidden = true;
  const isShown = () => !sheet.hasAttribute('hidden');
  const run = () => course.setRunning(!isHidden && !isShown());
  const hideCard = () => {
    sheet.hidden = true;
    pass = null;
    run();
  };
  followAppearance(course.restyle);
  return {
    ...frame,
    course,
    setTime: () => undefined,
    setHidden(value) {
      isHidden = value;
      frame.setHidden(value);
      run();
    },
    focusBoard() {
      const button = isShown() ? sheet.querySelector('button') : null;
      (button ?? course.node).focus({ preventScroll: true });
    },
    shine: () => last,
    waitFor(promise) {
      last = promise;
    },
    hideCard,
    isCardShown: isShown,
    passCard: () => pass?.(),
    confirmUp: (isConfirming) =>
      setText(up.querySelector('span')!, isConfirming ? 'Sure? Counts 8' : 'Pick up'),
    showCard(game, title, text, label, onDone) {
      pass = () => {
        hideCard();
        onDone();
      };
      const button = el('button', {
        type: 'button',
        class: 'kit-button is-play',
        text: label,
        on: { click: () => pass?.() },
      });
      sheet.replaceChildren(el('h2', { text: title }), el('p', { text }), createCard(game.play), button);
      sheet.classList.toggle('is-ace', title === 'Hole in one');
      sheet.hidden = false;
      run();
      button.focus({ preventScroll: true });
    },
    render(game) {
      const { play } = game;
      const number = Math.min(play.card.length + 1, play.holes.length);
      // While the ball rolls or the scorecard is open, the heading still names the hole that was played.
      if (!course.isRolling() && !isShown())
        frame.setHeading(game.edition.title, `${number}. ${game.hole().name}, par ${game.hole().par}`);
      const before = totalOf(play) - play.strokes;
      frame.setDone(
        play.card.length ? `${countStrokes(play.strokes)}, ${before} before` : countStrokes(play.strokes),
      );
      tip.hidden = totalOf(play) > 0;
      course.touch();
    },
  };
}
