/** The keys: arrows between piles and cards, Enter picks up and puts down. */
import type { KeyMap } from '../kit/keyboard';
import type { PuzzleActions } from '../kit/puzzle/face';
import { capital, nameOf, suitOf } from './cards';
import { cardOfPlace, settlePlace, stepFrom } from './cursor';
import { FOUNDATION, cardAt, isFoundation, STOCK } from './play';
import type { Game, Place } from './state';
import type { Turn } from './types';
import type { View } from './view';

export interface KeyHandlers {
  onUndo(): void;
  onRedo(): void;
  onHint(): void;
  onDraw(): void;
  onHome(): void;
  onFinish(): void;
  make(game: Game, turn: Turn): boolean;
  nowhere(game: Game, place: Place): string;
  drawFrom(game: Game): string;
}

/** Gives the keys of the table. */
export function keysOf(act: PuzzleActions<Game>['act'], view: View, on: KeyHandlers): KeyMap {
  const focused = (action: (game: Game) => string) => () =>
    act((game) => {
      game.moveTo(settlePlace(game.play, game.cursor));
      const said = action(game);
      game.moveTo(settlePlace(game.play, game.cursor));
      queueMicrotask(view.focusBoard);
      return said;
    });
  const step = (down: number, right: number) =>
    focused((game) => (game.moveTo(stepFrom(game.play, game.cursor, down, right, !!game.held)), ''));
  const press = focused((game) => {
    const { cursor, held, play } = game;
    if (held) {
      game.hold(null);
      if (held.pile === cursor.pile) return (view.tell('Put back.'), '');
      const card = cardOfPlace(play, held);
      const home = card === null ? cursor.pile : FOUNDATION + suitOf(card);
      const to = isFoundation(cursor.pile) ? home : cursor.pile;
      return on.make(game, [held.pile, to, held.count]) ? '' : on.nowhere(game, held);
    }
    if (cursor.pile === STOCK) return on.drawFrom(game);
    const card = cardAt(play, cursor.pile, cursor.count);
    if (card === null) return '';
    game.hold(cursor);
    const more = cursor.count > 1 ? ` and ${cursor.count - 1} more` : '';
    view.tell(`Picked up: ${capital(nameOf(card))}${more}.`);
    return '';
  });
  // The kit leaves what is pressed with Ctrl to the browser, which has nothing to undo here.
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) on.onRedo();
    else on.onUndo();
  });
  return {
    ArrowUp: step(-1, 0),
    ArrowDown: step(1, 0),
    ArrowLeft: step(0, -1),
    ArrowRight: step(0, 1),
    Enter: press,
    ' ': press,
    Backspace: focused((game) => (game.hold(null), '')),
    d: focused((game) => on.drawFrom(game)),
    f: on.onHome,
    u: on.onUndo,
    z: on.onUndo,
    y: on.onRedo,
    h: on.onHint,
    a: on.onFinish,
  };
}
