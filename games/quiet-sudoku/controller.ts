/** Handles the player's actions. */
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { countHints } from '../kit/shell/finish';
import { toolHandlers } from '../kit/shell/tools';
import type { Edition } from './config';
import { howToPictures } from './how-to';
import { createKeyMap } from './keys';
import { cachedLayoutOf } from './layout';
import { shareGridOf } from './share';
import type { Game } from './state';
import { createView } from './view';

/** Creates the screen of an edition. Its controls act on the open puzzle. */
export function createPresenter(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  const handlers = {
    onSelect: (cell: number) => act((game) => void (game.select(cell), queueMicrotask(view.focusBoard))),
    onStep: (down: number, right: number) =>
      act((game) => void (game.step(down, right), queueMicrotask(view.focusBoard))),
    onDigit: (digit: number, isNote?: boolean) =>
      act((game) => {
        const done = game.enter(digit, isNote);
        if (done !== 'refused') sound.play(done === 'placed' ? [392 + digit * 22] : [660], { lengthMs: 90 });
        return game.isFullAndWrong() ? 'Full, but something is not right yet.' : '';
      }),
    onErase: () => act((game) => (game.erase(), '')),
    onNotes: () => act((game) => (game.toggleNoting(), game.isNoting ? 'Notes on' : 'Notes off')),
    onFill: () => act((game) => (game.fillNotes() ? 'All notes are in.' : 'All notes are in already.')),
    ...toolHandlers(act, { pause, focusBoard: () => view.focusBoard(), markedBy: ': marked with a cross' }),
  };
  const view = createView(cachedLayoutOf(edition.variant), handlers);
  return {
    view,
    keys: createKeyMap(handlers),
    howTo: () => howToPictures(edition.variant),
    onOpen: (_game, _day, label) => view.setHeading(edition.title, label),
    countedNoun: 'cells',
    levelName: (game) => game.play.level.grade,
    solvedTitle: () => 'Solved',
    describeResult: (game) => countHints(game.moves),
    shareGrid: shareGridOf,
  };
}
