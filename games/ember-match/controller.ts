/** Presents an open board: the content of its screens from the start to the result. */
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { createPointsValue } from '../kit/shell/value';
import { DAILY } from './config';
import { createControls } from './controls';
import { howToOpen } from './how-to';
import { shareGridOf } from './share';
import type { Game } from './state';
import { boardName, describeResult } from './words';

export const pointsValue = createPointsValue(({ play }: Game) => play.score, {
  isRestarted: false,
  paused: (valueText) => `${valueText} points so far. The board is saved.`,
});

/** Creates the screen. Its controls act on the open board. */
export function createPresenter({ act, pause, sound }: PuzzleActions<Game>): PuzzlePresenter<Game> {
  const controls = createControls({
    sound,
    pause,
    act: (action) => act((game) => action(game as Game<unknown>)),
  });
  return {
    view: controls.view,
    value: pointsValue,
    keys: controls.keys,
    howTo: howToOpen,
    onOpen: (game, day) => controls.open(game as Game<unknown>, DAILY.title, day),
    levelName: ({ play }) => boardName(play.plan),
    solvedTitle: ({ play }) => (play.ending === 'stuck' ? 'No swap left' : 'Burned bright'),
    describeResult: ({ play }) => describeResult(play),
    shareGrid: shareGridOf,
  };
}
