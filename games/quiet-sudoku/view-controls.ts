/** Creates the tools and the number pad. */
import { el, icon, setAttribute } from '../kit/dom';
import { toolButton } from '../kit/shell/frame';
import { createToolButtons, type ToolHandlers } from '../kit/shell/tools';
import { ICONS } from './icons';
import { remainingOf } from './marks';
import type { Game } from './state';
import type { Layout } from './types';

export interface ControlHandlers extends ToolHandlers {
  onDigit(digit: number): void;
  onErase(): void;
  onNotes(): void;
  onFill(): void;
}

export interface ControlsView {
  node: HTMLElement;
  render(game: Game): void;
}

/** Creates the tools and the number pad of a layout. */
export function createControls(layout: Layout, handlers: ControlHandlers): ControlsView {
  const notes = toolButton(ICONS.notes, 'Notes', handlers.onNotes);
  const fill = toolButton(ICONS.fill, 'Fill', handlers.onFill);
  fill.setAttribute('aria-label', 'Fill in all notes');
  const tools = createToolButtons(handlers, [notes, fill]);
  const keys = Array.from({ length: layout.size }, (_, i) => {
    const left = el('small', { 'aria-hidden': 'true' });
    const node = el(
      'button',
      { type: 'button', class: 'qs-key', on: { click: () => handlers.onDigit(i + 1) } },
      `${i + 1}`,
      left,
    );
    return { node, left };
  });
  const erase = el(
    'button',
    { type: 'button', class: 'qs-key is-erase', 'aria-label': 'Erase', on: { click: handlers.onErase } },
    icon(ICONS.erase),
  );
  const node = el(
    'div',
    { class: `qs-controls has-${layout.size}` },
    el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, ...tools.buttons),
    el(
      'div',
      { class: 'qs-pad', role: 'group', 'aria-label': 'Digits' },
      ...keys.map((key) => key.node),
      erase,
    ),
  );

  return {
    node,
    render(game) {
      const remaining = remainingOf(layout, game.play.grid);
      keys.forEach(({ node: key, left }, i) => {
        const count = Math.max(0, remaining[i]!);
        // The style sheet draws this number. As text, it would make the button's visible label differ from its name.
        const excess = Math.max(0, -remaining[i]!);
        setAttribute(left, 'data-left', excess ? '!' : count || '✓');
        setAttribute(
          key,
          'aria-label',
          `${game.isNoting ? 'Note ' : ''}${i + 1}, ${excess ? `${excess} too many` : count ? `${count} left` : 'all placed'}`,
        );
        key.classList.toggle('is-spent', count === 0);
      });
      node.classList.toggle('is-noting', game.isNoting);
      setAttribute(notes, 'aria-pressed', String(game.isNoting));
      tools.render(game);
    },
  };
}
