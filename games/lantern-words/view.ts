/** The complete screen of a level: the kit's frame around the grid of letters and the list. */
import { el } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { HINT_PENALTY_MS, type Listing } from './config';
import { countFound, nextToHint } from './play';
import type { Game } from './state';
import { createBoardView, type BoardHandlers } from './view-board';
import { createListView } from './view-list';

export interface ViewHandlers extends BoardHandlers {
  onHint(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  /** Shows another level. */
  open(game: Game, day: string): void;
  /** Shows that a marked line is not a word of the list. */
  flash(from: number, to: number): void;
}

export function createView(listing: Listing, handlers: ViewHandlers): View {
  const board = createBoardView(handlers);
  const list = createListView(listing);
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint, HINT_PENALTY_MS);
  const tools = el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, hint);
  const frame = createFrame({
    class: 'lw',
    headline: 'title',
    board: el('div', { class: 'kit-card lw-card' }, board.node),
    controls: el('div', { class: 'lw-controls' }, list.node, tools),
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  return {
    ...frame,
    focusBoard: board.focus,
    flash: board.flash,
    shine: () => frame.node.classList.add('is-shining'),
    open({ level }, day) {
      frame.node.classList.remove('is-shining');
      frame.setHeading(level.theme, day);
      board.open(level);
      list.open(level);
    },
    render(game) {
      board.render(game);
      list.render(game);
      frame.setDone(`${countFound(game.play)} of ${game.level.words.length}`);
      hint.disabled = nextToHint(game.play) < 0;
    },
  };
}
