/** Handles the player's actions. */
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { countHints } from '../kit/shell/finish';
import type { Edition } from './config';
import { describeDialKey } from './dial';
import { howToPictures } from './how-to';
import { createKeyMap } from './keys';
import { shareGridOf } from './share';
import type { Game } from './state';
import { createView } from './view';
import { FULL_BUT_WRONG_TEXT, nameOf } from './wording';

/** Creates the screen of an edition. Its controls act on the open level. */
export function createPresenter(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  let open: Game | null = null;
  let wasFull = false;
  const refocus = () => queueMicrotask(view.focusBoard);
  const go = (move: (game: Game) => void) => act((game) => (move(game), refocus(), ''));
  /** Once the last square is filled, reports that the puzzle is not solved yet. */
  const settle = (game: Game, line: string): string => {
    const isNewlyWrong = game.isFullAndWrong() && !wasFull;
    wasFull = game.isFullAndWrong();
    return isNewlyWrong ? FULL_BUT_WRONG_TEXT : line;
  };
  const handlers = {
    onSelect: (cell: number) => go((game) => game.select(cell)),
    onStep: (down: number, right: number) => go((game) => game.step(down, right)),
    onTurn: () => go((game) => game.turn()),
    onGoOn: (by: 1 | -1) => go((game) => game.goOn(by)),
    onEntry: (entry: number) => go((game) => game.openEntry(entry)),
    onKey: (key: number) => go((game) => game.select(game.level.keys.indexOf(key))),
    hasOther: (by: 1 | -1) => {
      if (!open) return false;
      return by > 0 ? open.entry < open.level.entries.length - 1 : open.entry > 0;
    },
    onLetter: (letter: string) =>
      act((game) => {
        const done = game.type(letter);
        refocus();
        if (done === 'elsewhere') return `${describeDialKey(game.level.answers[game.cursor]!)}.`;
        if (done === 'taken') return `${letter} is another number already.`;
        if (done === 'moved') return settle(game, `${letter} was on another number: it is here now.`);
        if (done === 'written') sound.play([440 + 12 * (letter.charCodeAt(0) - 65)], { lengthMs: 70 });
        return settle(game, '');
      }),
    onErase: () => act((game) => (game.erase(), refocus(), settle(game, ''))),
    onWord: (word: string) =>
      act((game) => {
        const why = game.place(word);
        refocus();
        if (why === null) sound.play([440, 554], { lengthMs: 70 });
        return settle(game, why ?? '');
      }),
    onTakeOut: () =>
      act((game) => {
        const isOut = game.takeOut();
        refocus();
        return settle(game, isOut ? '' : 'Nothing to take out here.');
      }),
    onPencil: () =>
      act((game) => (game.togglePencil(), refocus(), game.isPencilling ? 'Pencil on' : 'Pencil off')),
    onCheck: () =>
      act((game) => {
        const wrongCount = game.check();
        if (wrongCount === null) return 'Nothing to check in this word.';
        const name = nameOf(game.level.entries[game.entry]!);
        if (wrongCount === 0) return `${name}: all right so far.`;
        return `${name}: ${wrongCount === 1 ? 'one letter is' : `${wrongCount} letters are`} not right, and crossed out.`;
      }),
    onRevealLetter: () =>
      act((game) => {
        const isDone = game.revealLetter();
        refocus();
        return settle(game, isDone ? 'One letter revealed.' : 'This letter is known already.');
      }),
    onRevealWord: () =>
      act((game) => {
        const isDone = game.revealWord();
        refocus();
        return settle(game, isDone ? 'The word is revealed.' : 'This word is known already.');
      }),
    onPause: pause,
  };
  const view = createView(handlers);
  return {
    view,
    keys: createKeyMap(handlers),
    hasTyping: true,
    howTo: () => howToPictures(edition.kind),
    onOpen(game, _day, label) {
      open = game;
      wasFull = game.isFullAndWrong();
      view.open(game, edition.title, label);
    },
    countedNoun: 'letters',
    levelName: ({ level }) => `${level.columns} by ${level.rows}`,
    solvedTitle: ({ moves }) => (moves.some(([kind]) => kind === 'set') ? 'Solved' : 'Revealed'),
    isWon: ({ moves }) => moves.some(([kind]) => kind === 'set'),
    describeResult: ({ moves }) => {
      const checks = moves.filter(([kind]) => kind === 'check').length;
      return checks ? `${countHints(moves)}, ${checks} check${checks > 1 ? 's' : ''}` : countHints(moves);
    },
    shareGrid: shareGridOf,
  };
}
