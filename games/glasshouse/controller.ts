/** Handles the player's actions. */
import { createArrowKeys } from '../kit/keyboard';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { FORGOTTEN_MS, type Edition } from './config';
import { howToPictures } from './how-to';
import { describeFace } from './plants';
import type { Game, OpenedPane } from './state';
import { createView } from './view';

const NOTES: Record<OpenedPane, readonly number[]> = {
  nothing: [],
  waiting: [440],
  missed: [330, 294],
  forgotten: [294, 220],
  kept: [523, 659, 784],
};
const AFTER: Record<OpenedPane, string> = {
  nothing: '',
  waiting: '',
  missed: ' Not the same.',
  forgotten: ' You had seen its fellow elsewhere: four seconds.',
  kept: ' They belong together.',
};

/** Creates the screen of an edition. Its controls act on the open level. */
export function createPresenter(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  const open = (game: Game, cell: number) => {
    game.moveTo(cell);
    const opened = game.open(cell);
    if (opened === 'nothing') return undefined;
    sound.play(NOTES[opened], { lengthMs: 120 });
    const isMiss = opened === 'missed' || opened === 'forgotten';
    const swapped = isMiss && edition.twist === 'swap' ? ' The two will change places.' : '';
    return `${describeFace(game.play.plants[cell]!, game.play.faces[cell]!)}.${AFTER[opened]}${swapped}`;
  };
  const step = (right: number, down: number) => () =>
    act((game) => (game.step(right, down), view.focusBoard()));
  const openHere = () => act((game) => open(game, game.cursor));
  const view = createView(edition.title, {
    onOpen: (cell) => act((game) => open(game, cell)),
    onPause: pause,
  });
  return {
    view,
    keys: {
      ...createArrowKeys(step),
      ' ': openHere,
      Enter: openHere,
    },
    howTo: () => howToPictures(edition),
    onOpen: (game, _, label) => view.open(game, label),
    levelName: ({ level }) => `${level.plants.length} panes`,
    solvedTitle: () => 'Every pane lit',
    penaltyFor: 'forgetting',
    describeResult: ({ play }) => {
      const forgotten = play.penaltyMs / FORGOTTEN_MS;
      return forgotten ? `${forgotten} forgotten` : 'nothing forgotten';
    },
  };
}
