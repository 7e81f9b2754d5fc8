/** The complete screen: the kit's frame around the table, the cue, the spin and the tools. */
import { followAppearance } from '../kit/appearance';
import { el, setAttribute, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { SHOWN_POINTS, STRENGTHS, type Edition } from './config';
import { isOpponentsTurn } from './play';
import type { Game } from './state';
import type { Spin } from './types';
import { createSideStrips } from './strips';
import { createTableView, type TableView } from './view-table';
import { createWheel } from './wheel';
import { SPIN_NAMES, describeScore, turnOf } from './words';

export interface ViewHandlers {
  onSpin(spin: Spin): void;
  /** Turns the aim by a number of parts of the circle. */
  onFine(parts: number): void;
  onStrike(): void;
  onPlace(): void;
  onResign(): void;
  onShow(): void;
  onAgain(): void;
  onSkip(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  table: TableView;
  bar: HTMLElement;
  /** Shows the outcome of a stroke, and adds it to the log. */
  announce(text: string): void;
  /** Announces a text only to screen readers. */
  whisper(text: string): void;
  /** Clears the log. */
  clear(): void;
  /** Shows a word over the table for a moment. */
  flash(text: string): void;
  /** Shows a tool's message at the edge of the table when there is no status line. */
  note(text: string): string;
  /** Makes the button that resigns, or skips a table, ask for confirmation. */
  showConfirmation(isConfirming: boolean): void;
  /** Delays the end of the game until this promise resolves. */
  waitFor(last: Promise<void>): void;
  /** Shows the current spin and strength. */
  showAim(game: Game): void;
}

const BALL = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z';
const dotAt = (y: number) => `${BALL}M12 ${y}v.01`;
const ICONS = {
  spin: { 1: dotAt(7.2), 0: dotAt(12), [-1]: dotAt(16.8) } as Record<Spin, string>,
  place: 'M12 3.5v17M3.5 12h17M12 3.5l-2.4 2.6M12 3.5l2.4 2.6M12 20.5l-2.4-2.6M12 20.5l2.4-2.6',
  resign: 'M6 21V4M6 4.5h11l-2.5 4 2.5 4H6',
  skip: 'M5 5.5l7 6.5-7 6.5zM12.5 5.5l7 6.5-7 6.5z',
};
/** How long a word is shown over the table in ms: a minimum, and an addition per letter. */
const FLASH_MS = { least: 1_300, letter: 28 };
/** The maximum number of strokes in the log. */
const LOG = 7;

export function createView({ discipline }: Edition, handlers: ViewHandlers): View {
  const table = createTableView();
  const isTricks = discipline === 'tricks';
  const flash = el('p', { class: 'en-flash', hidden: true, 'aria-hidden': 'true' });
  const strips = createSideStrips();
  const cue = el('span', { class: 'en-cue' });
  const bar = el(
    'div',
    {
      class: 'en-bar',
      role: 'slider',
      tabindex: '0',
      'aria-label': 'Strength. Pull down and let go to strike.',
      'aria-orientation': 'vertical',
      'aria-valuemin': '1',
      'aria-valuemax': String(STRENGTHS),
    },
    cue,
    el('span', { class: 'en-bar-word', 'aria-hidden': 'true', text: 'Pull' }),
  );
  const wheel = createWheel(handlers.onFine);
  const go = el('button', {
    type: 'button',
    class: 'en-go',
    text: 'Strike',
    on: { click: handlers.onStrike },
  });
  const scene = el(
    'div',
    { class: 'en-scene' },
    el('div', { class: 'en-cloth' }, table.node, strips.far, strips.near, flash),
    el('div', { class: 'en-power' }, wheel.node, bar, go),
  );
  const spins = ([1, 0, -1] as const).map((spin) =>
    toolButton(ICONS.spin[spin], SPIN_NAMES[spin], () => handlers.onSpin(spin)),
  );
  const moveBallButton = toolButton(ICONS.place, 'Move ball', handlers.onPlace);
  const resign = toolButton(ICONS.resign, 'Give up', handlers.onResign);
  const show = toolButton(PUZZLE_ICONS.hint, 'Show', handlers.onShow);
  show.append(el('small', { text: `for ${SHOWN_POINTS}` }));
  const againButton = toolButton(PUZZLE_ICONS.undo, 'Again', handlers.onAgain);
  const skip = toolButton(ICONS.skip, 'Leave', handlers.onSkip);
  const keys = el('p', {
    class: 'en-keys',
    text: `Left and right aim, with Shift finely; up and down set the strength, S the spin, Enter strikes${isTricks ? '' : ', B moves a ball in hand'}.`,
  });
  const log = el('ol', { class: 'en-log', 'aria-hidden': 'true' });
  const frame = createFrame({
    class: 'en',
    board: scene,
    controls: el(
      'div',
      { class: 'en-controls' },
      el(
        'div',
        { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' },
        el(
          'div',
          { class: 'en-spins', role: 'group', 'aria-label': 'Where the cue ball is struck' },
          ...spins,
        ),
        ...(isTricks ? [againButton, show, skip] : [moveBallButton, resign]),
      ),
      keys,
    ),
    hasClock: false,
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  let last: Promise<void> = Promise.resolve();
  let timer = 0;
  let announced = '';
  const whisper = el('p', { class: 'en-whisper', 'aria-live': 'polite' });
  frame.node.querySelector('.kit-side')!.append(log, whisper);
  followAppearance(table.restyle);
  const showFlash = (text: string, isNote: boolean) => {
    clearTimeout(timer);
    setText(flash, text);
    flash.classList.toggle('is-note', isNote);
    flash.hidden = false;
    timer = window.setTimeout(() => (flash.hidden = true), FLASH_MS.least + text.length * FLASH_MS.letter);
  };
  const showAim = (game: Game) => {
    ([1, 0, -1] as const).forEach((spin, i) =>
      setAttribute(spins[i]!, 'aria-pressed', String(game.spin === spin)),
    );
    setAttribute(bar, 'aria-valuenow', String(game.strength));
    cue.style.setProperty('--share', String(game.strength / STRENGTHS));
    setAttribute(moveBallButton, 'aria-pressed', String(game.isPlacing));
    table.touch();
  };
  return {
    ...frame,
    table,
    bar,
    setTime: () => undefined,
    setHidden(isHidden) {
      frame.setHidden(isHidden);
      table.setRunning(!isHidden);
    },
    focusBoard: () => table.node.focus({ preventScroll: true }),
    shine: () => last,
    waitFor(promise) {
      last = promise;
    },
    announce(text) {
      frame.say(text);
      if (announced) log.prepend(el('li', { text: announced }));
      log.children[LOG]?.remove();
      announced = text;
    },
    whisper: (text) => setText(whisper, text),
    clear() {
      announced = '';
      log.replaceChildren();
    },
    flash: (text) => showFlash(text, false),
    note(text) {
      showFlash(text, true);
      return text;
    },
    showConfirmation: (isConfirming) =>
      setText(
        (isTricks ? skip : resign).querySelector('span')!,
        isConfirming ? 'Sure?' : isTricks ? 'Leave' : 'Give up',
      ),
    showAim,
    render(game) {
      const { play } = game;
      const isRolling = table.isRolling();
      // While balls roll, the text about the stroke remains.
      if (!isRolling) {
        frame.setHeading(document.title, turnOf(game));
        frame.setDone(describeScore(play));
        strips.render(play);
      }
      const isBusy = isRolling || isOpponentsTurn(play) || game.isDone();
      moveBallButton.disabled = isBusy || game.inHand() === null;
      againButton.disabled = isBusy || play.kind !== 'tricks' || play.used === 0;
      for (const button of [show, skip, resign, go]) button.disabled = isBusy;
      wheel.setDisabled(isBusy);
      showAim(game);
    },
  };
}
