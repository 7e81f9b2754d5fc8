/** Shows the board as an ARIA grid of drawn pieces, with the steam that runs through them. */
import { drawingFromMarkup, el, setAttribute } from '../kit/dom';
import { isOpen, neighborOf, oppositeOf, gearTrainOf, rotateMask, cellsTurnedBy, DIRECTIONS } from './pipes';
import {
  drawBoiler,
  drawGear,
  drawLock,
  drawPiece,
  drawPipe,
  drawPuff,
  drawRivets,
  type Paint,
} from './piece-art';
import { listenForHold } from './hold';
import type { Game } from './state';
import { boilersReaching, isLit } from './steam';
import type { Level, SteamColor } from './types';
import { nameOf } from './words';

export interface BoardHandlers {
  onPress(cell: number, isReversed: boolean): void;
  onLock(cell: number): void;
}

export interface BoardView {
  node: HTMLElement;
  open(level: Level): void;
  render(game: Game): void;
  focus(): void;
}

/** How long steam takes to advance by one joint, in ms. */
const MS_PER_JOINT = 45;
const byClass: Paint = (part) => `class="cs-${part}"`;

/** Draws the end of a pipe that wraps around an edge. It is outside the cell. */
const drawStub = (direction: number) =>
  `<g class="cs-stub is-${direction}" transform="rotate(${direction * 90} 50 50) translate(0 -100)"><g transform="rotate(180 50 50)">${drawPipe(1, byClass)}</g></g>`;

const isBehindEdge = ({ grid }: Level, cell: number, direction: number) =>
  grid.isRound && neighborOf({ ...grid, isRound: false }, cell, direction) < 0;

const createDrawing = (look: string, art: string): Node =>
  drawingFromMarkup(`cs-piece ${look}`, '0 0 100 100', art);

/** The part that rotates is a separate drawing, so that the browser can rotate it without repainting. */
function drawCell(level: Level, cell: number): Node[] {
  const boiler = level.boilers.indexOf(cell);
  const train = gearTrainOf(level, cell);
  const staticParts = [
    boiler >= 0 ? drawBoiler(boiler as SteamColor, byClass) : '',
    DIRECTIONS.filter((direction) => isBehindEdge(level, cell, direction))
      .map(drawStub)
      .join(''),
    `<g class="cs-rivets">${drawRivets(byClass)}</g>`,
    train ? drawGear(train, byClass, 'currentColor') : '',
    `<g class="cs-padlock">${drawLock(byClass)}</g>`,
    DIRECTIONS.map(
      (direction) =>
        `<g class="cs-leak is-${direction}" transform="rotate(${direction * 90} 50 50)">${drawPuff(byClass)}</g>`,
    ).join(''),
  ].join('');
  const piece = drawPiece(level.pieces[cell]!, level.valves[cell] ?? null, byClass);
  return [createDrawing('cs-turn', piece), createDrawing('cs-still', staticParts)];
}

interface Cell {
  node: HTMLElement;
  mask: number;
  quarters: number;
  isSteamed: boolean;
  look: string;
  /** The orientation that the cell's accessible name describes. */
  named: number;
}

export function createBoardView({ onPress, onLock }: BoardHandlers): BoardView {
  const node = el('div', { class: 'cs-board', role: 'grid', 'aria-label': 'Pipes' });
  let cells: Cell[] = [];
  let cursor = 0;
  const cellAt = (target: EventTarget | null): number =>
    target instanceof Element ? cells.findIndex((cell) => cell.node.contains(target)) : -1;
  node.addEventListener('click', (event) => {
    const cell = cellAt(event.target);
    if (cell >= 0) onPress(cell, event.shiftKey);
  });
  listenForHold(node, (target) => {
    const cell = cellAt(target);
    if (cell >= 0) onLock(cell);
  });

  const makeCell = (level: Level, cell: number): Cell => ({
    node: el(
      'div',
      {
        class: 'cs-cell',
        role: 'gridcell',
        tabindex: '-1',
        'data-cell': String(cell),
      },
      ...drawCell(level, cell),
    ),
    mask: level.pieces[cell]!,
    quarters: 0,
    isSteamed: false,
    look: '',
    named: -1,
  });

  const rotateTo = (cell: Cell, mask: number, isBack: boolean) => {
    if (cell.mask === mask) return;
    const tries = isBack ? [-1, 1, 2] : [1, -1, 2];
    cell.quarters += tries.find((by) => rotateMask(cell.mask, by) === mask) ?? 0;
    cell.mask = mask;
    cell.node.style.setProperty('--quarters', String(cell.quarters));
  };

  const jointDistance = ({ steamed }: Game, index: number) =>
    Math.min(...steamed.distances.map((away) => away[index]!).filter((away) => away >= 0));

  /** Delays the appearance of new steam by the distance from the nearest new cell. */
  const letWait = (game: Game) => {
    const newlySteamed = cells.flatMap(({ isSteamed }, index) =>
      !isSteamed && boilersReaching(game.steamed, index).length
        ? [{ index, away: jointDistance(game, index) }]
        : [],
    );
    const nearestDistance = Math.min(...newlySteamed.map(({ away }) => away));
    for (const { index, away } of newlySteamed)
      cells[index]!.node.style.setProperty('--wait', `${(away - nearestDistance) * MS_PER_JOINT}ms`);
    cells.forEach((cell, index) => (cell.isSteamed = boilersReaching(game.steamed, index).length > 0));
  };

  /** Returns the classes of a cell for everything visible except its rotation. */
  const describeAppearance = (game: Game, index: number): string => {
    const { level, play, steamed } = game;
    const boilers = boilersReaching(steamed, index);
    const look = ['cs-cell'];
    const add = (name: string, isOn: boolean) => isOn && look.push(name);
    add('is-boiler', level.boilers.includes(index));
    add('is-bolted', play.bolted[index]!);
    add('is-locked', game.locks.has(index));
    add('is-steamed', boilers.length > 0);
    add('is-second', boilers.length === 1 && boilers[0] === 1);
    add('is-mixed', boilers.length > 1);
    add('is-twin', index !== game.cursor && cellsTurnedBy(level, game.cursor).includes(index));
    add('is-lit', level.valves[index] !== null && isLit(level, steamed, index));
    for (const direction of DIRECTIONS) {
      add(`leaks-${direction}`, boilers.length > 0 && isOpen(steamed.leaks[index]!, direction));
      if (!isBehindEdge(level, index, direction)) continue;
      const nextCell = neighborOf(level.grid, index, direction);
      const isConnected = isOpen(play.masks[nextCell]!, oppositeOf(direction));
      add(`stub-${direction}`, isConnected);
      add(`steam-${direction}`, isConnected && cells[nextCell]!.isSteamed);
    }
    return look.join(' ');
  };

  return {
    node,
    focus: () => cells[cursor]?.node.focus({ preventScroll: true }),
    open(level) {
      const { columns, rows, isRound } = level.grid;
      node.style.setProperty('--columns', String(columns));
      node.style.setProperty('--rows', String(rows));
      node.classList.toggle('is-round', isRound);
      cells = level.pieces.map((_, cell) => makeCell(level, cell));
      const nodes = cells.map((cell) => cell.node);
      const lines = Array.from({ length: rows }, (_, row) =>
        el('div', { class: 'cs-row', role: 'row' }, ...nodes.slice(row * columns, (row + 1) * columns)),
      );
      node.replaceChildren(...lines);
    },
    render(game) {
      const hadFocus = cells[cursor]?.node === document.activeElement;
      cursor = game.cursor;
      const isBack = game.moves.at(-1)?.[1] === -1;
      cells.forEach((cell, index) => rotateTo(cell, game.play.masks[index]!, isBack));
      letWait(game);
      cells.forEach((cell, index) => {
        const look = describeAppearance(game, index);
        setAttribute(cell.node, 'tabindex', index === cursor ? '0' : '-1');
        if (cell.look === look && cell.named === cell.mask) return;
        cell.node.className = cell.look = look;
        cell.named = cell.mask;
        setAttribute(cell.node, 'aria-label', nameOf(game, index));
      });
      if (hadFocus) cells[cursor]?.node.focus({ preventScroll: true });
    },
  };
}
