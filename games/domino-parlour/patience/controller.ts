/** Handles the player's actions in the solitaire game. */
import { countHints } from '../../kit/shell/finish';
import type { PuzzleActions, PuzzlePresenter } from '../../kit/shell/presenter';
import { createTimeValue } from '../../kit/shell/value';
import { nameOf } from '../tiles';
import type { Tile } from '../types';
import { PATIENCE } from './config';
import { patienceHowTo } from './how-to';
import type { PatienceGame } from './state';
import { createPatienceView } from './view';

const CLACK = { gapMs: 20, lengthMs: 60, volume: 0.09 };

/** Creates the screen. Its controls act on the open deal. */
export function createPatiencePresenter({
  act,
  pause,
  sound,
}: PuzzleActions<PatienceGame>): PuzzlePresenter<PatienceGame> {
  let current: PatienceGame | null = null;
  const press = (game: PatienceGame, tile: Tile): string | void => {
    const touchResult = game.touch(tile);
    if (touchResult === 'paired') sound.play([311, 392, 523], CLACK);
    else if (touchResult === 'held') sound.play([262], CLACK);
    if (touchResult === 'covered') return `${nameOf(tile)} is under other tiles.`;
    if (touchResult === 'no pair') return 'Those two make no twelve.';
    return undefined;
  };
  const shelveTile = (game: PatienceGame): string => {
    const tile = game.held ?? game.cursor;
    if (tile === null) return 'Take a tile first.';
    if (!game.shelve(tile)) return 'The shelf has no room for it.';
    sound.play([294, 147], CLACK);
    return `${nameOf(tile)} is set aside.`;
  };
  /** Pairs a tile with the tile that it was dropped on, if possible. Otherwise the tile returns to its position. */
  const drop = (game: PatienceGame, tile: Tile, on: Tile | 'shelf' | null): string | void => {
    if (game.held !== tile) return `${nameOf(tile)} is under other tiles.`;
    if (on === 'shelf') return shelveTile(game);
    const message = on === null ? undefined : press(game, on);
    game.letGo();
    return message;
  };
  const undo = () => act((game) => (game.undo() ? 'Taken back.' : 'Nothing to undo.'));
  const hint = () =>
    act((game) => {
      const tiles = game.hint();
      if (!tiles) return 'I see no way from here: take something back.';
      const names = tiles.map(nameOf);
      return names.length === 1 ? `Set ${names[0]} aside.` : `${names.join(' and ')}.`;
    });
  const step = (by: number) => () => act((game) => (game.step(by), view.render(game), view.focusBoard()));
  const take = () => act((game) => (game.cursor === null ? undefined : press(game, game.cursor)));
  const view = createPatienceView({
    onTile: (tile) => act((game) => press(game, tile)),
    onLift: (tile) => act((game) => void (game.held === tile || game.lift(tile))),
    onDrop: (tile, on) => act((game) => drop(game, tile, on)),
    onShelf: () => act(shelveTile),
    onUndo: undo,
    onHint: hint,
    onPause: pause,
  });
  // Escape first deselects a selected tile. Without a selected tile, Escape belongs to the page.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || current?.held == null) return;
      event.preventDefault();
      act((game) => game.letGo());
    },
    { capture: true },
  );
  return {
    view,
    keys: {
      ArrowLeft: step(-1),
      ArrowRight: step(1),
      ArrowUp: step(-1),
      ArrowDown: step(1),
      Enter: take,
      ' ': take,
      s: () => act(shelveTile),
      n: () => act(shelveTile),
      z: undo,
      h: hint,
    },
    howTo: patienceHowTo,
    onOpen(game, _, label) {
      current = game;
      view.open(game, PATIENCE.title, label);
    },
    value: createTimeValue('Another deal'),
    countedNoun: 'tiles',
    levelName: () => '',
    solvedTitle: () => 'The table is clear',
    describeResult: ({ moves }) => countHints(moves),
  };
}
