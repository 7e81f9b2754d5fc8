/** The whole screen of a puzzle: heading, board, controls and the line that speaks. */
import { el, icon, setText } from '../kit/dom';
import { formatTime } from '../kit/time';
import { ICONS } from './icons';
import type { Game } from './state';
import type { Layout } from './types';
import { createBoardView } from './view-board';
import { createControls, type ControlHandlers } from './view-controls';

export interface ViewHandlers extends ControlHandlers {
  onSelect(cell: number): void;
  onPause(): void;
  onCloseHint(): void;
}

export interface View {
  node: HTMLElement;
  setHeading(title: string, subtitle: string): void;
  setTime(ms: number): void;
  /** Says a line to everyone, screen readers included. */
  say(text: string): void;
  /** Hides the puzzle, as while it is paused. */
  setHidden(isHidden: boolean): void;
  render(game: Game): void;
  focusBoard(): void;
  shine(): void;
}

/** Makes the view of a layout. */
export function createView(layout: Layout, handlers: ViewHandlers): View {
  const board = createBoardView(layout, handlers.onSelect);
  const controls = createControls(layout, handlers);
  const title = el('h1', { class: 'qs-title' });
  const subtitle = el('p', { class: 'qs-subtitle' });
  const time = el('span', { class: 'qs-time', role: 'timer', 'aria-label': 'Time' });
  const done = el('span', { class: 'qs-done' });
  const pause = el(
    'button',
    { type: 'button', class: 'qs-pause', 'aria-label': 'Pause', on: { click: handlers.onPause } },
    icon(ICONS.pause),
  );
  const line = el('p', { class: 'qs-line', 'aria-live': 'polite' });
  const hintTitle = el('strong');
  const hintText = el('span');
  const hint = el(
    'div',
    { class: 'qs-hint', hidden: true },
    el('p', {}, hintTitle, hintText),
    el('button', {
      type: 'button',
      class: 'kit-button is-cream',
      text: 'Got it',
      on: { click: handlers.onCloseHint },
    }),
  );
  const node = el(
    'main',
    { class: `qs is-${layout.variant}` },
    el('header', { class: 'qs-head' }, title, subtitle, el('div', { class: 'qs-status' }, done, time), pause),
    el('section', { class: 'qs-stage', 'aria-label': 'Board' }, el('div', { class: 'qs-card' }, board.node)),
    el('section', { class: 'qs-side', 'aria-label': 'Controls' }, controls.node, hint, line),
  );

  return {
    node,
    setHeading(heading, sub) {
      setText(title, heading);
      setText(subtitle, sub);
    },
    setTime: (ms) => setText(time, formatTime(ms)),
    say: (text) => setText(line, text),
    setHidden: (isHidden) => node.classList.toggle('is-hidden', isHidden),
    focusBoard: board.focus,
    shine: board.shine,
    render(game) {
      board.render(game);
      controls.render(game);
      const filled = game.play.grid.filter(Boolean).length;
      setText(done, `${filled} of ${layout.cellCount}`);
      hint.hidden = !game.hint;
      node.classList.toggle('has-hint', !!game.hint);
      setText(hintTitle, game.hint?.title ?? '');
      setText(hintText, game.hint?.text ?? '');
    },
  };
}
