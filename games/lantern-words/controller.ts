/** Handles the player's actions. */
import { createArrowKeys } from '../kit/keyboard';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { countHints } from '../kit/shell/finish';
import type { Edition } from './config';
import { howToPictures } from './how-to';
import { columnOf, rowOf } from './geometry';
import { countFound } from './play';
import { shareGridOf } from './share';
import type { Game, MarkResult } from './state';
import { createView } from './view';

/** Creates the screen of an edition. Its controls act on the open level. */
export function createPresenter(
  { listing }: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  const describe = (game: Game, marking: MarkResult): string => {
    if (marking.outcome === 'begun') return 'Word begun: choose its last letter.';
    if (marking.outcome === 'dropped') return '';
    if (marking.outcome === 'missed') {
      view.flash(marking.from, marking.to);
      sound.play([196], { lengthMs: 110 });
      return 'Not on the list.';
    }
    const { text } = game.level.words[marking.word]!;
    if (marking.outcome === 'already') return `${text} is found already.`;
    const count = countFound(game.play);
    sound.play([392 * 2 ** (count / 12), 523 * 2 ** (count / 12)], { lengthMs: 180 });
    return `${text} found, ${count} of ${game.level.words.length}.`;
  };
  const tap = (game: Game, cell: number) => describe(game, game.tap(cell));
  const step = (right: number, down: number) => () =>
    act((game) => void (game.step(down, right), queueMicrotask(view.focusBoard)));
  const handlers = {
    onTap: (cell: number) => act((game) => tap(game, cell)),
    onMark: (from: number, to: number, isForgiving: boolean) =>
      act((game) => describe(game, game.mark(from, to, isForgiving))),
    onHint: () =>
      act((game) => {
        const word = game.requestHint();
        if (word === null) return 'Every word that is left has its first letter lit.';
        const { text, cells } = game.level.words[word]!;
        const isLast = word === game.level.words.length - 1;
        const name = listing === 'words' && !isLast ? text : isLast ? 'The last word' : 'A word';
        const [row, column] = [rowOf(game.level, cells[0]!) + 1, columnOf(game.level, cells[0]!) + 1];
        return `${name} begins at row ${row}, column ${column}.`;
      }),
    onPause: pause,
  };
  const view = createView(listing, handlers);
  const press = () => act((game) => tap(game, game.cursor));
  return {
    view,
    keys: {
      ...createArrowKeys(step),
      Enter: press,
      ' ': press,
      Backspace: () => act((game) => (game.dropAnchor(), '')),
      h: handlers.onHint,
    },
    howTo: () => howToPictures(listing),
    onOpen: (game, day) => view.open(game, day),
    countedNoun: 'words',
    levelName: (game) => game.level.theme.toLowerCase(),
    solvedTitle: () => 'All found',
    describeResult: (game) => `${game.level.words.length} words, ${countHints(game.moves)}`,
    shareGrid: shareGridOf,
  };
}
