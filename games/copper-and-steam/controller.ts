/** Handles the player's actions. */
import { createArrowKeys } from '../kit/keyboard';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { countHints } from '../kit/shell/finish';
import type { Edition } from './config';
import { howToPictures } from './how-to';
import { cellsMovedWith } from './play';
import type { Game, Tool } from './state';
import { countLitValves, countValves, hasMixedSteam } from './steam';
import { createView } from './view';

const TURN_SOUND = { notes: [196], lengthMs: 70 };
const LIT_NOTES = [523, 659];
const MEETING_NOTES = [147, 139];

/** Creates the screen. Its controls act on the open level. */
export function createPresenter(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  /** Runs an action, and announces the number of lit valves if the action has changed it. */
  const watch = (game: Game, action: () => boolean): string | null => {
    const { level } = game;
    const before = countLitValves(level, game.steamed);
    const wasMixed = hasMixedSteam(game.steamed);
    if (!action()) return null;
    if (hasMixedSteam(game.steamed) && !wasMixed) {
      sound.play(MEETING_NOTES, { lengthMs: 140 });
      return 'The two kinds of steam meet: they must not.';
    }
    const after = countLitValves(level, game.steamed);
    if (after > before) sound.play(LIT_NOTES, { lengthMs: 180 });
    else sound.play(TURN_SOUND.notes, { lengthMs: TURN_SOUND.lengthMs });
    return after === before ? '' : `${after} of ${countValves(level)} valves lit.`;
  };
  const explainFixed = (game: Game, cell: number): string => {
    sound.play([110], { lengthMs: 60 });
    if (game.level.boilers.includes(cell)) return 'The boiler stays where it is.';
    if (game.play.bolted[cell]) return 'Bolted down: this piece is right.';
    if (game.locks.has(cell)) return 'Locked. Hold it, or press L, to let it go.';
    const isHeld = cellsMovedWith(game.play, cell).some((one) => game.locks.has(one));
    return isHeld ? 'A piece that turns with it is locked.' : 'The same every way.';
  };
  const turn = (game: Game, cell: number, by: 1 | -1) =>
    watch(game, () => game.turn(cell, by)) ?? explainFixed(game, cell);
  const lock = (game: Game, cell: number) => {
    game.moveTo(cell);
    if (!game.toggleLock(cell)) return explainFixed(game, cell);
    sound.play([game.locks.has(cell) ? 330 : 262], { lengthMs: 60 });
    return game.locks.has(cell) ? 'Locked.' : 'Unlocked.';
  };
  const press = (game: Game, cell: number, isReversed: boolean) => {
    game.moveTo(cell);
    if (game.tool === 'lock') return lock(game, cell);
    return turn(game, cell, (game.tool === 'left') === isReversed ? 1 : -1);
  };
  const hint = () =>
    act((game) => {
      let cell = -1;
      watch(game, () => (cell = game.hint()) >= 0);
      if (cell >= 0) game.moveTo(cell);
      return 'One piece turned the right way and bolted down.';
    });
  const undo = () => act((game) => (game.canUndo ? (watch(game, game.undo) ?? '') : 'Nothing to undo.'));
  const pickTool = (tool: Tool) => act((game) => (game.pickTool(tool), ''));
  const step = (right: number, down: number) => () =>
    act((game) => (game.step(right, down), view.focusBoard()));
  const pressHere = (isReversed: boolean) => () => act((game) => press(game, game.cursor, isReversed));
  const view = createView({
    onPress: (cell, isReversed) => act((game) => press(game, cell, isReversed)),
    onLock: (cell) => act((game) => lock(game, cell)),
    onUndo: undo,
    onTool: pickTool,
    onHint: hint,
    onPause: pause,
  });
  return {
    view,
    keys: {
      ...createArrowKeys(step),
      ' ': (event) => pressHere(event.shiftKey)(),
      Enter: (event) => pressHere(event.shiftKey)(),
      x: pressHere(true),
      Backspace: pressHere(true),
      l: () => act((game) => lock(game, game.cursor)),
      h: hint,
      z: undo,
    },
    howTo: () => howToPictures(edition.plan),
    onOpen: (game, _, label) => view.open(game, edition.title, label),
    levelName: ({ level: { grid } }) => `${grid.columns} by ${grid.rows}`,
    solvedTitle: () => 'Full steam',
    describeResult: ({ moves }) => countHints(moves),
  };
}
