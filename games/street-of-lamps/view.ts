/** The complete screen of a board: the kit's frame around the board and the tools. */
import { el } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/face';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { CHECK_PENALTY_MS, HINT_PENALTY_MS } from './config';
import type { Edition } from './editions';
import { faceOf } from './faces';
import { glowOf } from './glow';
import { countCells, countPlaced } from './play';
import type { Brush, Game } from './state';
import { createBoardView } from './view-board';

export interface ViewHandlers {
  onStroke(cells: readonly number[], brush?: Brush): void;
  onUndo(): void;
  onRedo(): void;
  onHint(): void;
  onCheck(): void;
  onCloseHint(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  /** Shows another board. */
  open(game: Game, day: string): void;
}

const doneOf = ({ level, play }: Game): string => {
  if (level.plan !== 'lamps')
    return `${countPlaced(play)} of ${countCells(level)} ${faceOf(level.plan)?.unit ?? 'tiles'}`;
  const { light } = glowOf(level, play.filled);
  const lanes = level.isFixed.filter((isHouse) => !isHouse).length;
  return `${light.filter(Boolean).length} of ${lanes} lit`;
};

export function createView(edition: Edition, handlers: ViewHandlers): View {
  const board = createBoardView(edition.title, handlers.onStroke);
  const undo = toolButton(PUZZLE_ICONS.undo, 'Undo', handlers.onUndo);
  const redo = toolButton(PUZZLE_ICONS.redo, 'Redo', handlers.onRedo);
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint, HINT_PENALTY_MS);
  const check = toolButton(PUZZLE_ICONS.check, 'Check', handlers.onCheck, CHECK_PENALTY_MS);
  const controls = el(
    'div',
    { class: 'sl-controls' },
    el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, undo, redo, hint, check),
  );
  const frame = createFrame({
    class: `sl is-${edition.plan}${faceOf(edition.plan) ? ' is-pictured' : ''}`,
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
      frame.setDone(doneOf(game));
      frame.setHint(game.hint);
      undo.disabled = !game.canUndo;
      redo.disabled = !game.canRedo;
    },
  };
}
