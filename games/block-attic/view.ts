/** The screen of both games: the kit's frame around a floor, the pieces beside it, and the tools. */
import { el } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, type PuzzleFrame } from '../kit/shell/frame';
import { createFloor, type FloorView } from './view-floor';
import { createTray, type TrayView } from './view-tray';
import { listenToDrags, type DragHandlers } from './drag';
import type { Cell } from './types';

export interface TableHandlers extends DragHandlers {
  onPiece(piece: number): void;
  onCell(cell: Cell): void;
  /** Called when a mouse is over a cell, or has left the floor. */
  onHover(cell: Cell | null): void;
  onPause(): void;
  onCloseHint(): void;
}

export interface TableParts {
  class: string;
  title: string;
  floorLabel: string;
  trayLabel: string;
  /** The status, shown over the pieces. */
  hud?: HTMLElement;
  tools: readonly HTMLButtonElement[];
  keys: string;
  hasClock: boolean;
}

export interface Table extends PuzzleFrame, Pick<PuzzleView<never>, 'focusBoard' | 'shine'> {
  floor: FloorView;
  tray: TrayView;
  /** Updates the subtitle when a level opens, and removes the previous level's light. */
  opened(subtitle: string): void;
}

/** Creates the screen. */
export function createTable(parts: TableParts, handlers: TableHandlers): Table {
  const floor = createFloor(parts.floorLabel);
  const tray = createTray(parts.trayLabel, handlers.onPiece);
  const tools = el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, ...parts.tools);
  const frame = createFrame({
    class: `ba ${parts.class}`,
    board: el('div', { class: 'kit-card ba-card' }, floor.node),
    controls: el(
      'div',
      { class: 'ba-controls' },
      parts.hud ?? null,
      tray.node,
      tools,
      el('p', { class: 'ba-keys', text: parts.keys }),
    ),
    hasClock: parts.hasClock,
    onPause: handlers.onPause,
    onCloseHint: handlers.onCloseHint,
  });
  floor.node.addEventListener('click', (event) => {
    const cell = floor.cellOf(event.target);
    if (cell !== null) handlers.onCell(cell);
  });
  floor.node.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') handlers.onHover(floor.cellOf(event.target));
  });
  floor.node.addEventListener('pointerleave', () => handlers.onHover(null));
  listenToDrags(frame.node, floor, handlers);
  return {
    ...frame,
    floor,
    tray,
    focusBoard: floor.focus,
    shine: () => frame.node.classList.add('is-shining'),
    opened(subtitle) {
      frame.node.classList.remove('is-shining');
      frame.setHeading(parts.title, subtitle);
    },
  };
}
