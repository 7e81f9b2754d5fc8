/** Handles the player's actions. */
import { createArrowKeys } from '../kit/keyboard';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { countHints } from '../kit/shell/finish';
import { toolHandlers, toolKeys } from '../kit/shell/tools';
import { howToPictures } from './how-to';
import { pictureOf } from './picture-svg';
import { shareGridOf } from './share';
import type { Brush, Game } from './state';
import { createView } from './view';

/** Creates the screen. Its controls act on the open picture. */
export function createPresenter({ act, pause, sound }: PuzzleActions<Game>): PuzzlePresenter<Game> {
  const paint = (game: Game, cells: readonly number[], brush?: Brush) => {
    if (game.stroke(cells, brush))
      sound.play([(brush ?? game.brush) === 'fill' ? 440 : 330], { lengthMs: 70 });
    return game.isFullAndWrong() ? 'As many cells as there should be, but not all the right ones.' : '';
  };
  const step = (right: number, down: number) => (event: KeyboardEvent) =>
    act((game) => {
      const before = game.cursor;
      const wasFilled = game.play.filled[before]!;
      game.step(down, right);
      // Shift continues the stroke: the next cell gets the state of the previous one.
      const isNew = event.shiftKey && game.play.filled[game.cursor] !== wasFilled;
      if (isNew && !game.crosses[game.cursor]) paint(game, [game.cursor], 'fill');
      queueMicrotask(view.focusBoard);
    });
  const setBrush = (brush: Brush) =>
    act((game) => (game.setBrush(brush), brush === 'fill' ? 'Filling' : 'Crossing out'));
  const handlers = {
    onStroke: (cells: readonly number[], brush?: Brush) =>
      act((game) => {
        game.moveTo(cells.at(-1)!);
        return paint(game, cells, brush);
      }),
    onBrush: setBrush,
    ...toolHandlers(act, { pause, focusBoard: () => view.focusBoard() }),
  };
  const view = createView(handlers);
  const fillHere = () => act((game) => paint(game, [game.cursor], 'fill'));
  const crossHere = () => act((game) => paint(game, [game.cursor], 'cross'));
  return {
    view,
    keys: {
      ...createArrowKeys(step),
      ' ': fillHere,
      Enter: fillHere,
      x: crossHere,
      Backspace: crossHere,
      n: () => act((game) => (game.setBrush(game.brush === 'fill' ? 'cross' : 'fill'), '')),
      ...toolKeys(handlers),
    },
    howTo: howToPictures,
    onOpen: (game, day) => view.open(game, day),
    countedNoun: 'cells',
    levelName: ({ level }) => `${level.size} by ${level.size}`,
    solvedTitle: ({ level }) => level.name,
    solvedPicture: ({ level }) => pictureOf(level),
    describeResult: ({ moves }) => countHints(moves),
    shareGrid: shareGridOf,
  };
}
