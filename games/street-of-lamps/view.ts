/** The complete screen of a board: the kit's frame around the board and the tools. */
import { el } from '../kit/dom';
import { countCells, countPlaced } from '../kit/grid/play';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame } from '../kit/shell/frame';
import { createToolButtons, type ToolHandlers } from '../kit/shell/tools';
import type { Edition } from './editions';
import { presenterOf } from './presenters';
import { computeGlow } from './glow';
import type { Brush, Game } from './state';
import { createBoardView } from './view-board';

export interface ViewHandlers extends ToolHandlers {
  onStroke(cells: readonly number[], brush?: Brush): void;
}

export interface View extends PuzzleView<Game> {
  /** Shows another board. */
  open(game: Game, day: string): void;
}

const describeDone = ({ level, play }: Game): string => {
  if (level.plan !== 'lamps')
    return `${countPlaced(play)} of ${countCells(level)} ${presenterOf(level.plan)?.unit ?? 'tiles'}`;
  const { light } = computeGlow(level, play.filled);
  const lanes = level.isFixed.filter((isHouse) => !isHouse).length;
  return `${light.filter(Boolean).length} of ${lanes} lit`;
};

export function createView(edition: Edition, handlers: ViewHandlers): View {
  const board = createBoardView(edition.title, handlers.onStroke);
  const tools = createToolButtons(handlers);
  const controls = el(
    'div',
    { class: 'sl-controls' },
    el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, ...tools.buttons),
  );
  const frame = createFrame({
    class: `sl is-${edition.plan}${presenterOf(edition.plan) ? ' is-pictured' : ''}`,
    board: el('div', { class: 'kit-card sl-card' }, board.node),
    controls,
    onPause: handlers.onPause,
    onCloseHint: handlers.onCloseHint,
  });
  return {
    ...frame,
    focusBoard: board.focus,
    shine: () => frame.node.classList.add('is-shining'),
    open({ level }, day) {
      frame.node.classList.remove('is-shining');
      frame.setHeading(edition.title, day);
      board.open(level);
    },
    render(game) {
      board.render(game);
      frame.setDone(describeDone(game));
      frame.setHint(game.hint);
      tools.render(game);
    },
  };
}
