/** Creates the screen around a game's board: heading, time, tools, hint and status line. */
import { el, icon, setText } from '../dom';
import { formatTime } from '../time';
import { PUZZLE_ICONS } from './icons';

export interface PuzzleFrame {
  node: HTMLElement;
  setHeading(title: string, subtitle: string): void;
  /** Shows the progress, such as `8 of 13`. */
  setDone(text: string): void;
  setTime(ms: number): void;
  say(text: string): void;
  setHidden(isHidden: boolean): void;
  /** Shows a hint over the controls, or removes it. */
  setHint(hint: { title: string; text: string } | null): void;
}

export interface FrameParts {
  /** The game's classes on the outermost element. */
  class: string;
  board: HTMLElement;
  controls: HTMLElement;
  /** Whether the clock is shown. Defaults to true. */
  hasClock?: boolean;
  /** The line to show on a narrow screen, which has room for only one of them. */
  headline?: 'title' | 'subtitle';
  onPause(): void;
  onCloseHint(): void;
}

/** Creates the frame around a board and its controls. */
export function createFrame(parts: FrameParts): PuzzleFrame {
  const title = el('h1', { class: 'kit-heading' });
  const subtitle = el('p', { class: 'kit-subtitle' });
  const time = el('span', { class: 'kit-time', role: 'timer', 'aria-label': 'Time' });
  const done = el('span', { class: 'kit-done' });
  const pause = el(
    'button',
    { type: 'button', class: 'kit-pause', 'aria-label': 'Pause', on: { click: parts.onPause } },
    icon(PUZZLE_ICONS.pause),
  );
  const line = el('p', { class: 'kit-line', 'aria-live': 'polite' });
  const hintTitle = el('strong');
  const hintText = el('span');
  const close = { type: 'button', class: 'kit-button is-cream', on: { click: parts.onCloseHint } } as const;
  const hint = el(
    'div',
    { class: 'kit-hint', hidden: true },
    el('p', {}, hintTitle, hintText),
    el('button', { ...close, text: 'Got it' }),
  );
  const status = el('div', { class: 'kit-status' }, done, parts.hasClock === false ? null : time);
  const node = el(
    'main',
    { class: `kit-puzzle has-${parts.headline ?? 'subtitle'} ${parts.class}` },
    el('header', { class: 'kit-head' }, title, subtitle, status, pause),
    el('section', { class: 'kit-stage', 'aria-label': 'Board' }, parts.board),
    el('section', { class: 'kit-side', 'aria-label': 'Controls' }, parts.controls, hint, line),
  );
  return {
    node,
    setHeading(heading, sub) {
      setText(title, heading);
      setText(subtitle, sub);
    },
    setDone: (text) => setText(done, text),
    setTime: (ms) => setText(time, formatTime(ms)),
    say: (text) => setText(line, text),
    setHidden: (isHidden) => node.classList.toggle('is-hidden', isHidden),
    setHint(shown) {
      hint.hidden = !shown;
      node.classList.toggle('has-hint', !!shown);
      setText(hintTitle, shown?.title ?? '');
      setText(hintText, shown?.text ?? '');
    },
  };
}

/** Creates a tool button in the row above the keys. The price is the time that it adds. */
export function toolButton(path: string, label: string, onPress: () => void, priceMs = 0): HTMLButtonElement {
  return el(
    'button',
    { type: 'button', class: 'kit-tool', on: { click: onPress } },
    icon(path),
    el('span', { text: label }),
    priceMs ? el('small', { text: `+${priceMs / 1000} s` }) : null,
  );
}
