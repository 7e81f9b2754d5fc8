/** Handles the actions of the player. */
import { createArrowKeys } from '@/games/kit/keyboard';
import type { PuzzleActions, PuzzlePresenter } from '@/games/kit/shell/presenter';
import { howToImages } from './how-to';
import { countLit } from './play';
import type { Game } from './state';
import { createView } from './view';

/** Creates the screen, whose controls act on the open level. */
export function createPresenter({ act, pause, sound }: PuzzleActions<Game>): PuzzlePresenter<Game> {
  const report = ({ play }: Game) => `${countLit(play)} of ${play.lit.length} windows are lit.`;
  const press = (game: Game, cell: number) => {
    game.moveTo(cell);
    game.press(cell);
    sound.play([game.play.lit[cell] ? 523 : 330], { lengthMs: 90 });
    return report(game);
  };
  const undo = () => act((game) => (game.undo() ? report(game) : 'Nothing to take back.'));
  const step = (right: number, down: number) => () =>
    act((game) => (game.step(right, down), view.focusBoard()));
  const pressHere = () => act((game) => press(game, game.cursor));
  const view = createView({
    onPress: (cell) => act((game) => press(game, cell)),
    onUndo: undo,
    onPause: pause,
  });
  return {
    view,
    keys: {
      ...createArrowKeys(step),
      ' ': pressHere,
      Enter: pressHere,
      z: undo,
    },
    howTo: howToImages,
    onOpen: (game, _, label) => view.open(game, label),
    levelName: ({ level }) => `${level.size} by ${level.size}`,
    solvedTitle: () => 'Every window lit',
    describeResult: ({ moves }) => `${moves.length} presses`,
  };
}
