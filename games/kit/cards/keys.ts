/** Defines the keys of a card table: arrows move between piles and cards, Enter picks up and puts down. */
import { createArrowKeys, type KeyMap } from '../keyboard';
import type { PuzzleActions } from '../shell/presenter';
import { capitalize, nameOf } from './cards';
import type { CardDesk, TableSize } from './desk';
import type { CardGame } from './game';
import type { CardPosition, TableTurn } from './types';
import type { CardView } from './view';

export interface KeyHandlers<Game> {
  onUndo(): void;
  onRedo(): void;
  onHint(): void;
  onHome(): void;
  onFinish(): void;
  make(game: Game, turn: TableTurn): boolean;
  nowhere(game: Game, position: CardPosition): string;
  pick(game: Game, position: CardPosition): string;
  drawFrom(game: Game): string;
}

/** Returns the key map of the table. */
export function createKeyMap<Level, Play extends { readonly penaltyMs: number }, Metrics extends TableSize>(
  desk: CardDesk<Play, Metrics>,
  act: PuzzleActions<CardGame<Level, Play>>['act'],
  view: CardView<CardGame<Level, Play>, Metrics>,
  on: KeyHandlers<CardGame<Level, Play>>,
): KeyMap {
  type Game = CardGame<Level, Play>;
  const withFocusedPosition = (action: (game: Game) => string) => () =>
    act((game) => {
      game.moveTo(desk.clampPosition(game.play, game.cursor));
      const message = action(game);
      game.moveTo(desk.clampPosition(game.play, game.cursor));
      queueMicrotask(view.focusBoard);
      return message;
    });
  const step = (right: number, down: number) =>
    withFocusedPosition((game) => {
      game.moveTo(desk.stepFrom(game.play, game.cursor, down, right, !!game.held, view.metrics()));
      return '';
    });
  const press = withFocusedPosition((game) => {
    const { cursor, held, play } = game;
    if (desk.isPicking && cursor.pile !== desk.stock) return on.pick(game, cursor);
    if (held) {
      game.hold(null);
      if (held.pile === cursor.pile) return (view.announce('Put back.'), '');
      const to = desk.aimAt(play, held, cursor.pile);
      return on.make(game, [held.pile, to, held.count]) ? '' : on.nowhere(game, held);
    }
    if (cursor.pile === desk.stock) return on.drawFrom(game);
    const card = desk.cardAt(play, cursor.pile, cursor.count);
    if (card === null) return '';
    game.hold(cursor);
    const more = cursor.count > 1 ? ` and ${cursor.count - 1} more` : '';
    view.announce(`Picked up: ${capitalize(nameOf(card))}${more}.`);
    return '';
  });
  return {
    ...createArrowKeys(step),
    Enter: press,
    ' ': press,
    Backspace: withFocusedPosition((game) => (game.hold(null), '')),
    d: withFocusedPosition((game) => on.drawFrom(game)),
    f: on.onHome,
    u: on.onUndo,
    z: on.onUndo,
    y: on.onRedo,
    h: on.onHint,
    a: on.onFinish,
  };
}
