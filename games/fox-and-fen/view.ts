/** The complete screen: the kit's frame around the board, its tools, the status line, and the sheet between levels. */
import { followAppearance } from '../kit/appearance';
import { el, setAttribute, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { HINT_COST } from './config';
import type { InputHandlers } from './hands';
import { ICONS } from './icons';
import type { Painter } from './painter';
import { currentCount } from './play';
import type { Game } from './state';
import { createBoard, type BoardView } from './view-board';
import { countMoves } from './words';

export interface ViewHandlers {
  onUndo(): void;
  onAgain(): void;
  onHint(): void;
  onSpace(): void;
  onPause(): void;
}

export interface SheetSpec {
  title: string;
  above?: HTMLElement;
  story: string;
  rule?: string;
  button: string;
  onDone(): void;
}

export interface View extends PuzzleView<Game> {
  board: BoardView;
  /** Shows a line of text under the board, and announces it to screen readers. */
  announce(text: string, isWarning?: boolean): void;
  showSheet(spec: SheetSpec): void;
  hideSheet(): void;
  isSheetShown(): boolean;
  /** Presses the button of the sheet between levels, for a key. */
  passSheet(): void;
  /** Highlights the undo button. */
  requestUndo(isConfirming: boolean): void;
  /** Delays the result until this promise resolves. */
  waitFor(last: Promise<void>): void;
}

const createSheet = (onToggle: () => void) => {
  const node = el('div', { class: 'ff-sheet', hidden: true, role: 'group', 'aria-label': 'Story' });
  let pass: (() => void) | null = null;
  const hide = () => {
    node.hidden = true;
    pass = null;
    onToggle();
  };
  const show = ({ title, above, story, rule, button: label, onDone }: SheetSpec) => {
    pass = () => {
      hide();
      onDone();
    };
    const button = el('button', {
      type: 'button',
      class: 'kit-button is-play',
      text: label,
      on: { click: () => pass?.() },
    });
    node.replaceChildren(
      el(
        'div',
        { class: 'ff-page' },
        above ?? '',
        el('h2', { text: title }),
        el('p', { class: 'ff-story', text: story }),
        rule ? el('p', { class: 'ff-rule', text: rule }) : '',
        button,
      ),
    );
    node.hidden = false;
    onToggle();
    button.focus({ preventScroll: true });
  };
  return { node, show, hide, isShown: () => !node.hidden, pass: () => pass?.() };
};

/** Creates the view of a world. */
export function createView(
  painter: Painter<unknown>,
  hands: InputHandlers<unknown>,
  handlers: ViewHandlers,
): View {
  const board = createBoard(painter, hands.label);
  let isHidden = true;
  let last: Promise<void> = Promise.resolve();
  const run = () => board.setRunning(!isHidden && !sheet.isShown());
  const sheet = createSheet(run);
  const announcement = el('p', { class: 'ff-told' });
  const undo = toolButton(PUZZLE_ICONS.undo, 'Undo', handlers.onUndo);
  const againButton = toolButton(ICONS.again, 'Again', handlers.onAgain);
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint);
  hint.append(el('small', { text: `+${HINT_COST} ${hands.noun}s` }));
  const space = toolButton(ICONS.lantern, '', handlers.onSpace);
  const tools = el(
    'div',
    { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' },
    space,
    undo,
    againButton,
    hint,
  );
  const frame = createFrame({
    class: 'ff',
    board: el('div', { class: 'ff-scene' }, board.node, sheet.node),
    controls: el(
      'div',
      { class: 'ff-controls' },
      announcement,
      tools,
      el('p', { class: 'ff-keys', text: hands.keysText }),
    ),
    hasClock: false,
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  const tally = el('span', { class: 'ff-tally' });
  frame.node.querySelector('.kit-status')!.prepend(tally);
  followAppearance(board.restyle);
  return {
    ...frame,
    board,
    setTime: () => undefined,
    setHidden(value) {
      isHidden = value;
      frame.setHidden(value);
      run();
    },
    focusBoard() {
      const button = sheet.isShown() ? sheet.node.querySelector('button') : null;
      (button ?? board.node).focus({ preventScroll: true });
    },
    shine: () => last,
    requestUndo(isConfirming) {
      undo.classList.toggle('is-asked', isConfirming);
    },
    waitFor(promise) {
      last = promise;
    },
    announce(text, isWarning = false) {
      setText(announcement, text);
      announcement.classList.toggle('is-warning', isWarning);
    },
    showSheet: sheet.show,
    hideSheet: sheet.hide,
    isSheetShown: sheet.isShown,
    passSheet: sheet.pass,
    render(game) {
      const state = game.now();
      const { play } = game;
      if (!sheet.isShown()) {
        const level = game.level();
        frame.setHeading(game.edition.title, `${game.index() + 1}. ${level.name}`);
      }
      if (state === null) {
        // After the end of a chapter, the number of moves in its last level remains visible.
        const last = play.card.at(-1) ?? 0;
        return frame.setDone(`${countMoves(last, hands.noun)}, par ${game.level().par}`);
      }
      frame.setDone(`${countMoves(currentCount(play), hands.noun)}, par ${game.level().par}`);
      setText(tally, hands.tally(state));
      const tool = hands.toolOf(state);
      space.hidden = tool === null;
      setText(space.querySelector('span')!, tool ?? '');
      setAttribute(space, 'aria-label', `${tool} the lantern`);
      undo.disabled = againButton.disabled = !game.canUndo();
      frame.node.classList.toggle('is-lost', game.isLost());
    },
  };
}
