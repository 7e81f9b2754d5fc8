/** The complete screen: the kit's frame around the owl's question, its figure, and the answers. */
import { el, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame } from '../kit/shell/frame';
import { drawOwl } from './drawings';
import { showFigure, showOption, describeOption } from './figures';
import { isHarder } from './play';
import type { Game } from './state';
import type { ChoiceQuestion, Question, TapQuestion, TaskKey } from './types';
import { createGrid, type GridView } from './view-grid';

export interface ViewHandlers {
  onPress(at: number): void;
  onLook(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  /** Shows another round. */
  open(title: string, label: string): void;
  /** Makes the owl nod, or shake its head. */
  nod(isRight: boolean): void;
}

const LOOK_AT = 'Look, and remember';

const questionOf = (question: Question, isLooking: boolean): string =>
  isLooking ? LOOK_AT : question.question;

const PRESS: Partial<Record<TaskKey, string>> = {
  windows: 'Press the windows that were lit.',
  walk: 'Press the windows in the moth’s order.',
  order: 'Press the numbers in their order.',
  stray: 'Press the one that is not like the others.',
};

const describeFound = ({ task, cells }: TapQuestion, count: number): string =>
  cells.length === 1 ? PRESS[task]! : `${PRESS[task]!} ${count} of ${cells.length} found.`;

export function createView(on: ViewHandlers): View {
  const heading = el('h2', { class: 'no-ask', 'aria-live': 'polite' });
  const bird = el('span', { class: 'no-bird' });
  bird.append(drawOwl());
  const figurePanel = el('div', { class: 'no-shown' });
  const lamps = el('div', { class: 'no-lamps', role: 'img' });
  const answers = el('div', { class: 'no-answers', role: 'group', 'aria-label': 'Answers' });
  const finishLookingButton = el('button', {
    type: 'button',
    class: 'kit-button is-play no-look',
    text: 'I have it',
    on: { click: on.onLook },
  });
  const found = el('p', { class: 'no-found' });
  const frame = createFrame({
    class: 'no',
    board: el(
      'div',
      { class: 'kit-card no-card' },
      el('div', { class: 'no-owner' }, bird, heading),
      figurePanel,
      lamps,
    ),
    controls: el('div', { class: 'no-controls' }, answers, found, finishLookingButton),
    onPause: on.onPause,
    onCloseHint: () => undefined,
  });
  let grid: GridView | null = null;
  let options: HTMLButtonElement[] = [];
  let drawnKey = '';

  const showChoice = (question: ChoiceQuestion, isLooking: boolean) => {
    grid = null;
    figurePanel.replaceChildren(showFigure(question, isLooking));
    options = isLooking
      ? []
      : question.options.map((option, at) => {
          const button = el(
            'button',
            {
              type: 'button',
              class: 'no-option',
              'aria-label': describeOption(option),
              on: { click: () => on.onPress(at) },
            },
            el('i', { 'aria-hidden': 'true', 'data-key': at + 1 }),
          );
          button.append(showOption(option));
          return button;
        });
    answers.replaceChildren(...options);
  };

  const show = (question: Question, isLooking: boolean) => {
    frame.node.classList.toggle('has-look', isLooking);
    frame.node.classList.toggle('has-patches', question.task === 'quilt');
    frame.node.classList.toggle('has-grid', question.kind === 'taps');
    finishLookingButton.hidden = !isLooking;
    answers.hidden = question.kind === 'taps' || isLooking;
    setText(heading, questionOf(question, isLooking));
    if (question.kind === 'choice') return showChoice(question, isLooking);
    options = [];
    answers.replaceChildren();
    grid = createGrid(question, on.onPress);
    figurePanel.replaceChildren(grid.node);
  };

  const focusBoard = () => {
    if (!finishLookingButton.hidden) finishLookingButton.focus({ preventScroll: true });
    else if (grid) grid.focus();
    else options.find((option) => !option.disabled)?.focus({ preventScroll: true });
  };

  const showLamps = ({ play, level }: Game) => {
    const states = play.slips.map((slips, at) =>
      at < play.at ? (slips === 0 ? 'is-lit' : 'is-half') : at === play.at ? 'is-open' : '',
    );
    const lit = states.filter((state) => state === 'is-lit').length;
    lamps.setAttribute('aria-label', `${lit} of ${states.length} windows lit without a slip`);
    if (lamps.children.length !== states.length) lamps.replaceChildren(...states.map(() => el('i')));
    states.forEach((state, at) => {
      lamps.children[at]!.className = isHarder(level, at) ? `${state} is-harder` : state;
    });
  };

  return {
    ...frame,
    focusBoard,
    shine: () => frame.node.classList.add('is-shining'),
    nod(isRight) {
      bird.classList.remove('is-right', 'is-wrong');
      // Reading the layout restarts the animation, even if it is the same one.
      void bird.offsetWidth;
      bird.classList.add(isRight ? 'is-right' : 'is-wrong');
    },
    open(title, label) {
      frame.node.classList.remove('is-shining');
      frame.setHeading(title, label);
      drawnKey = '';
    },
    render(game) {
      const { question, isLooking, play } = game;
      showLamps(game);
      frame.setDone(`${Math.min(play.at + 1, play.slips.length)} of ${play.slips.length}`);
      if (!question) return;
      const key = `${play.at} ${isLooking}`;
      if (key !== drawnKey) {
        const hadFocus = drawnKey !== '' && frame.node.contains(document.activeElement);
        drawnKey = key;
        show(question, isLooking);
        if (hadFocus) focusBoard();
      }
      grid?.render(game);
      found.hidden = question.kind !== 'taps' || isLooking;
      if (question.kind === 'taps') setText(found, describeFound(question, play.found.length));
      options.forEach((option, at) => {
        option.disabled = play.missed.includes(at);
        option.classList.toggle('is-missed', play.missed.includes(at));
      });
      if (document.activeElement === document.body && drawnKey) focusBoard();
    },
  };
}
