/** Handles the player's actions. */
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { countHints } from '../kit/shell/finish';
import { EXTRAS_PER_LETTER, SHORTEST_WORD, type Edition } from './config';
import { howToPictures } from './how-to';
import { countFound, freeLetters } from './play';
import type { CastResult, Game } from './state';
import { createView } from './view';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Creates the screen of an edition. Its controls act on the open level. */
export function createPresenter(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  let open: Game | null = null;
  const tick = (game: Game) =>
    sound.play([294 * 2 ** (game.stick.length / 6)], { lengthMs: 70, volume: 0.04 });
  const extraLine = (game: Game, text: string): string => {
    const count = game.play.extras.length;
    return count % EXTRAS_PER_LETTER === 0
      ? `${text}: the fifth bonus word, the next letter is free`
      : `${text}: a bonus word, into the crucible`;
  };
  /** Returns the announcement of a submitted word, and shows it at the current word. */
  const describe = (game: Game, casting: CastResult): string => {
    const { outcome, text } = casting;
    if (outcome === 'found') {
      const count = countFound(game.play);
      sound.play([392 * 2 ** (count / 12), 523 * 2 ** (count / 12)], { lengthMs: 200 });
      view.announce(`${text}`, 'good');
      return `${text} cast, ${count} of ${game.level.words.length}.`;
    }
    if (outcome === 'extra') {
      sound.play([659, 880], { lengthMs: 120 });
      view.announce(extraLine(game, text), 'extra');
      return `${extraLine(game, text)}.`;
    }
    if (outcome === 'already') {
      view.point(casting.word);
      view.announce(
        casting.word === null ? `${text} is in the crucible` : `${text} is cast already`,
        'plain',
      );
      return `${text} is there already.`;
    }
    if (outcome === 'short' && text.length < 2) {
      view.announce('', 'plain');
      return '';
    }
    sound.play([196], { lengthMs: 110 });
    const line =
      outcome === 'short'
        ? `Words have ${SHORTEST_WORD} letters or more`
        : outcome === 'keyless'
          ? `${text} lacks the ${game.level.letters[game.level.keystone!]!}`
          : `${text} is not in the dictionary`;
    view.announce(line, 'bad');
    return `${line}.`;
  };
  // Moves the focus to the board, so that Enter submits the next word instead of pressing the tool again.
  const refocus = () => queueMicrotask(view.focusBoard);
  const cast = (game: Game) => describe(game, game.cast());
  const spell = (change: (game: Game) => void) =>
    act((game) => {
      const before = game.stick.length;
      change(game);
      view.announce('', 'plain');
      if (game.stick.length > before) tick(game);
    });
  const handlers = {
    onPress: (letter: number) => spell((game) => game.press(letter)),
    onDragFrom: (letter: number) => spell((game) => (game.clear(), game.press(letter))),
    onDragOver: (letter: number) =>
      spell((game) => {
        if (game.stick.at(-2) === letter) game.back();
        else if (game.stick.at(-1) !== letter) game.press(letter);
      }),
    onDrop: () => act(cast),
    onBreakOff: () => spell((game) => game.clear()),
    onCast: () => act(cast),
    onBack: () => spell((game) => game.back()),
    onShake: () => act((game) => (game.shake(Math.random), refocus(), 'Letters shaken.')),
    onHint: () =>
      act((game) => {
        const isFree = freeLetters(game.play) > 0;
        const cell = game.requestHint();
        const letter = game.level.forme[cell]!;
        refocus();
        sound.play([523, 659], { lengthMs: 140 });
        view.announce(isFree ? `${letter}, paid for by the crucible` : `${letter}, for 20 seconds`, 'plain');
        return `A letter of a word that is left: ${letter}.`;
      }),
    onPause: pause,
  };
  const view = createView(edition, handlers);
  const createTypeAction = (letter: string) => () =>
    act((game) => {
      const isThere = game.type(letter.toUpperCase());
      view.announce('', 'plain');
      if (isThere) tick(game);
      return isThere ? game.word : `No ${letter.toUpperCase()} is left on the stone.`;
    });
  // Escape first clears the current word. Without one, Escape belongs to the page.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !open?.stick.length) return;
      event.preventDefault();
      handlers.onBreakOff();
    },
    { capture: true },
  );
  return {
    view,
    keys: {
      ...Object.fromEntries(LETTERS.map((letter) => [letter, createTypeAction(letter)])),
      Enter: handlers.onCast,
      Backspace: handlers.onBack,
      ' ': handlers.onShake,
      '?': handlers.onHint,
    },
    hasTyping: true,
    howTo: () => howToPictures(edition.setting),
    onOpen(game, day) {
      open = game;
      view.open(game, day);
    },
    countedNoun: 'words',
    levelName: ({ level }) => `${level.letters.length} letters`,
    solvedTitle: () => 'Every word cast',
    describeResult: ({ level, play, moves }) =>
      [
        `${level.words.length} words`,
        play.extras.length ? `${play.extras.length} bonus word${play.extras.length > 1 ? 's' : ''}` : '',
        countHints(moves),
      ]
        .filter(Boolean)
        .join(', '),
  };
}
