/** Handles the player's actions. */
import { createArrowKeys } from '../kit/keyboard';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { countHints } from '../kit/shell/finish';
import { toolHandlers, toolKeys } from '../kit/shell/tools';
import { presenterOf } from './presenters';
import { howToPictures } from './how-to';
import type { Edition } from './editions';
import type { Brush, Game } from './state';
import type { Plan } from './types';
import { createView } from './view';

/** Returns the title of a finished board. */
export const solvedTitle = (plan: Plan): string =>
  presenterOf(plan)?.solved ?? (plan === 'lamps' ? 'Every lane is lit' : 'The terrace is laid');

/** Creates the screen of an edition. Its controls act on the open board. */
export function createPresenter(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  const paint = (game: Game, cells: readonly number[], brush?: Brush) => {
    if (game.stroke(cells, brush))
      sound.play([game.play.filled[cells.at(-1)!] ? 520 : 330], { lengthMs: 70 });
    return '';
  };
  const step = (right: number, down: number) => () =>
    act((game) => {
      game.step(down, right);
      queueMicrotask(view.focusBoard);
    });
  const handlers = {
    onStroke: (cells: readonly number[], brush?: Brush) =>
      act((game) => {
        game.moveTo(cells.at(-1)!);
        return paint(game, cells, brush);
      }),
    ...toolHandlers(act, { pause, focusBoard: () => view.focusBoard() }),
  };
  const view = createView(edition, handlers);
  const fillHere = () => act((game) => paint(game, [game.cursor], 'cycle'));
  const crossHere = () => act((game) => paint(game, [game.cursor], 'cross'));
  return {
    view,
    keys: {
      ...createArrowKeys(step),
      ' ': fillHere,
      Enter: fillHere,
      x: crossHere,
      Backspace: crossHere,
      ...toolKeys(handlers),
    },
    howTo: () => howToPictures(edition.plan),
    onOpen: (game, day) => view.open(game, day),
    levelName: ({ level }) => `${level.size} by ${level.size}`,
    solvedTitle: () => solvedTitle(edition.plan),
    describeResult: ({ moves }) => countHints(moves),
  };
}
