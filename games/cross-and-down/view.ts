/** The complete screen of a level: the kit's frame around the grid, the clues and the keys. */
import { el, setAttribute } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { CHECK_PENALTY_MS, LETTER_PENALTY_MS, WORD_PENALTY_MS } from './config';
import { ICONS } from './icons';
import type { Game } from './state';
import { createBoardView, type BoardHandlers } from './view-board';
import { createClues, type ClueHandlers } from './view-clues';
import { createKeyboard, type KeyboardHandlers } from './view-keyboard';
import { createLegend } from './view-legend';
import { createWords } from './view-words';

export interface ViewHandlers extends BoardHandlers, ClueHandlers, KeyboardHandlers {
  onPencil(): void;
  onCheck(): void;
  onRevealLetter(): void;
  onRevealWord(): void;
  onKey(key: number): void;
  onWord(word: string): void;
  onTakeOut(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  /** Shows another level. */
  open(game: Game, title: string, subtitle: string): void;
}

export function createView(on: ViewHandlers): View {
  const board = createBoardView(on);
  const clues = createClues(on);
  const keyboard = createKeyboard(on);
  const legend = createLegend(on.onKey);
  const words = createWords(on.onWord);
  const takeOut = toolButton(ICONS.out, 'Take out', on.onTakeOut);
  const pencil = toolButton(ICONS.pencil, 'Pencil', on.onPencil);
  const check = toolButton(PUZZLE_ICONS.check, 'Check', on.onCheck, CHECK_PENALTY_MS);
  const letter = toolButton(ICONS.letter, 'Letter', on.onRevealLetter, LETTER_PENALTY_MS);
  const word = toolButton(ICONS.word, 'Word', on.onRevealWord, WORD_PENALTY_MS);
  check.title = 'Mark what is wrong in this word';
  letter.title = 'Reveal this letter';
  word.title = 'Reveal this word';
  const tools = el(
    'div',
    { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' },
    ...[pencil, takeOut, check, letter, word],
  );
  const frame = createFrame({
    class: 'cd',
    board: el('div', { class: 'kit-card cd-card' }, board.node),
    controls: el(
      'div',
      { class: 'cd-controls' },
      ...[clues.bar, legend.node, clues.lists, words.node, tools, keyboard.node],
    ),
    onPause: on.onPause,
    onCloseHint: () => undefined,
  });
  return {
    ...frame,
    focusBoard: board.focus,
    shine: () => frame.node.classList.add('is-shining'),
    open({ level }, title, subtitle) {
      frame.node.classList.remove('is-shining');
      for (const kind of ['code', 'list']) frame.node.classList.toggle(`is-${kind}`, level.kind === kind);
      pencil.hidden = level.kind === 'list';
      takeOut.hidden = !pencil.hidden;
      frame.setHeading(title, subtitle);
      for (const part of [board, clues, legend, words]) part.open(level);
    },
    render(game) {
      for (const part of [board, clues, keyboard, legend, words]) part.render(game);
      const { level, play } = game;
      const filled = level.keys.filter((key) => key >= 0 && play.letters[key]).length;
      frame.setDone(`${filled} of ${level.keys.filter((key) => key >= 0).length}`);
      setAttribute(pencil, 'aria-pressed', String(game.isPencilling));
      letter.disabled = play.locked[level.keys[game.cursor]!]!;
    },
  };
}
