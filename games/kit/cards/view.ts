/** Creates the screen of a deal: the kit's frame around the table and its tools. */
import { el, setText } from '../dom';
import type { PuzzleView } from '../shell/presenter';
import { createFrame, toolButton } from '../shell/frame';
import { PUZZLE_ICONS } from '../shell/icons';
import type { CardDesk, TableSize } from './desk';
import type { CardGame } from './game';
import { CARD_ICONS } from './icons';
import type { CardPosition } from './types';
import { createTableView, type TableHandlers } from './view-table';

export interface ViewHandlers extends TableHandlers {
  onUndo(): void;
  onRedo(): void;
  onHint(): void;
  onCloseHint(): void;
  onRestart(): void;
  onFinish(): void;
  onPause(): void;
}

export interface CardView<Game, Metrics> extends PuzzleView<Game> {
  metrics(): Metrics;
  setHeading(title: string, subtitle: string): void;
  /** Announces a visible change to screen readers. */
  announce(text: string): void;
  refuse(position: CardPosition): void;
}

/** The delay before the search for remaining moves, so that it does not slow down the cards' flight. */
const SEARCH_AFTER_MS = 320;
const NO_MOVES_LEFT = { title: 'No moves left', text: 'Take some moves back, or start this deal again.' };

/** Creates the view. */
export function createView<Level, Play, Metrics extends TableSize>(
  desk: CardDesk<Play, Metrics>,
  hintPenaltyMs: number,
  handlers: ViewHandlers,
): CardView<CardGame<Level, Play>, Metrics> {
  type Game = CardGame<Level, Play>;
  const table = createTableView<Level, Play, Metrics>(desk, handlers);
  const announcement = el('p', { class: 'deck-told', 'aria-live': 'polite' });
  const undo = toolButton(PUZZLE_ICONS.undo, 'Undo', handlers.onUndo);
  const redo = toolButton(PUZZLE_ICONS.redo, 'Redo', handlers.onRedo);
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint, hintPenaltyMs);
  const restart = toolButton(CARD_ICONS.restart, 'Restart', handlers.onRestart);
  const finish = toolButton(CARD_ICONS.finish, 'Finish', handlers.onFinish);
  finish.classList.add('deck-finish');
  finish.disabled = true;
  const choiceButton = (text: string, click: () => void) =>
    el('button', { type: 'button', class: 'kit-button', text, on: { click } });
  const stuck = el(
    'div',
    { class: 'deck-stuck', role: 'status', hidden: true },
    el('p', {}, el('strong', { text: NO_MOVES_LEFT.title }), NO_MOVES_LEFT.text),
    choiceButton('Undo', handlers.onUndo),
    choiceButton('Restart', handlers.onRestart),
  );
  const tools = el(
    'div',
    { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' },
    ...[undo, redo, hint, restart, ...(desk.hasFinish ? [finish] : [])],
  );
  const frame = createFrame({
    class: 'deck',
    board: el('div', { class: 'deck-scene' }, table.node, stuck, announcement),
    controls: el('div', { class: 'deck-controls' }, tools),
    onPause: handlers.onPause,
    onCloseHint: handlers.onCloseHint,
  });
  let searching: ReturnType<typeof setTimeout> | undefined;
  let searched: { game: Game; moves: string } | null = null;
  const search = (game: Game) => {
    const moves = JSON.stringify(game.moves);
    if (searched?.game === game && searched.moves === moves) return;
    clearTimeout(searching);
    stuck.hidden = true;
    finish.disabled = true;
    searching = setTimeout(() => {
      searched = { game, moves };
      stuck.hidden = !game.isStuck;
      finish.disabled = !game.finish();
    }, SEARCH_AFTER_MS);
  };
  return {
    ...frame,
    focusBoard: table.focus,
    metrics: table.metrics,
    refuse: table.refuse,
    announce: (text) => setText(announcement, text),
    shine: () => frame.node.classList.add('is-shining'),
    render(game) {
      if (!game.isDone()) frame.node.classList.remove('is-shining');
      table.render(game);
      frame.setDone(`${game.turnCount} move${game.turnCount === 1 ? '' : 's'}`);
      frame.setHint(game.hint);
      undo.disabled = !game.canUndo;
      restart.disabled = !game.canUndo;
      redo.disabled = !game.undone.length || game.isDone();
      search(game);
    },
  };
}
