/** Handles the player's actions on the endless floor. */
import { createArrowKeys } from '../../kit/keyboard';
import { setText } from '../../kit/dom';
import type { PuzzleActions, PuzzlePresenter } from '../../kit/shell/presenter';
import { toolButton } from '../../kit/shell/frame';
import { PUZZLE_ICONS } from '../../kit/shell/icons';
import type { PuzzleValue } from '../../kit/shell/value';
import { ATTIC, MODE_LABELS, POINTS, ROOMS, SIZE, VAN_STARS } from '../config';
import { showCleared, showPoints } from '../effects';
import { howToAttic } from '../how-to';
import { ICONS } from '../icons';
import { cellsOf, gripCellAt } from '../shapes';
import type { AtticOutcome, Cell, Ending } from '../types';
import { createTable } from '../view';
import { roomNumberOf } from './deal';
import { createHud, starsOf } from './hud';
import { fitsSomewhere } from './play';
import type { AtticGame } from './state';

const TITLES: Record<Ending, string> = {
  packed: 'The van is full',
  stuck: 'No room left',
  ended: 'Enough for today',
};

const resultValue: PuzzleValue<AtticGame> = {
  label: 'Points',
  noun: 'score',
  another: 'Play again',
  isRestarted: true,
  of: ({ play }) => play.score,
  format: (score) => score.toLocaleString('en'),
  paused: (valueText) => `${valueText} points so far. The floor is saved.`,
  clause: (title, valueText) => `${title} with ${valueText} points`,
};

const countNoun = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function describe({ play }: AtticGame, { points, groups, lit, streak, isSwept, room }: AtticOutcome): string {
  const parts = [groups ? `${countNoun(groups, 'line')} cleared, ${points} points.` : `${points} points.`];
  if (streak > 1) parts.push(`Streak of ${streak}.`);
  if (lit) parts.push(`${countNoun(lit, 'lantern')} lit.`);
  if (isSwept) parts.push('The floor is swept.');
  if (room >= 0) parts.push(`Down to ${ROOMS[room]!.toLowerCase()}.`);
  if (play.ending) parts.push(`${TITLES[play.ending]}.`);
  return parts.join(' ');
}

/** Creates the screen. Its controls act on the open run. */
export function createAtticPresenter({
  act,
  pause,
  sound,
}: PuzzleActions<AtticGame>): PuzzlePresenter<AtticGame> {
  let open: AtticGame | null = null;
  let isEndRequested = false;
  const hud = createHud();
  const cellLooksOf = ({ play }: AtticGame) =>
    play.cells.map((tint, cell) => ({ tint, hasLantern: play.lanterns[cell]! }));
  const showHeldPiece = (game: AtticGame) => {
    const corner = game.corner();
    table.floor.preview(corner === null ? null : game.preview(game.held!, corner));
  };
  const ring = ({ groups, lit, streak }: AtticOutcome) => {
    if (!groups) return sound.play([196], { lengthMs: 90, volume: 0.05 });
    const pitchFactor = 2 ** (Math.min(streak - 1, 8) / 12);
    const chord = [392, 494, 587, 740].slice(0, 2 + Math.min(groups, 2));
    sound.play(
      chord.map((note) => note * pitchFactor),
      { gapMs: 60, lengthMs: 190 },
    );
    if (lit) sound.play([1047, 1319], { gapMs: 120, lengthMs: 420, volume: 0.035 });
  };
  const putDown = (game: AtticGame, slot: number, corner: Cell): string => {
    const outcome = game.place(slot, corner);
    if (!outcome) return (sound.play([131], { lengthMs: 120 }), 'It does not fit there.');
    confirmEnd(false);
    ring(outcome);
    const covered = cellsOf(outcome.piece.shape, corner, SIZE);
    showCleared(table.floor, outcome.cleared, covered[0]!, SIZE);
    if (outcome.groups)
      showPoints(table.floor, covered[0]!, outcome.points, outcome.groups > 1 || outcome.streak > 2);
    return describe(game, outcome);
  };
  const hold = (slot: number) =>
    act((game) => {
      game.hold(slot);
      if (game.held !== null) sound.play([330], { lengthMs: 60, volume: 0.04 });
      return game.held === null ? '' : `Piece ${slot + 1} is in your hand.`;
    });
  const hintAt = (game: AtticGame) => {
    const hint = game.requestHint();
    if (!hint) return 'There is nothing to advise.';
    if (game.held !== hint.slot) game.hold(hint.slot);
    game.moveTo(gripCellAt(game.play.hand[hint.slot]!.shape, hint.cell, SIZE));
    return `Piece ${hint.slot + 1} goes where it is lit, for ${POINTS.hint} points.`;
  };
  const finish = toolButton(ICONS.end, 'Finish', () =>
    act((game) => {
      if (!isEndRequested) return (confirmEnd(true), 'Press Finish again to stop here and take your points.');
      confirmEnd(false);
      game.end();
      return 'You stopped here.';
    }),
  );
  const confirmEnd = (isConfirming: boolean) => {
    isEndRequested = isConfirming;
    setText(finish.querySelector('span')!, isConfirming ? 'Sure? Press again' : 'Finish');
  };
  const hint = () => act(hintAt);
  const undo = () =>
    act((game) => {
      confirmEnd(false);
      return game.undo() ? 'Taken back.' : 'A hand that is down stays down.';
    });
  const undoTool = toolButton(PUZZLE_ICONS.undo, 'Undo', undo);
  const table = createTable(
    {
      class: 'is-attic',
      title: ATTIC.title,
      floorLabel: 'Floor',
      trayLabel: 'Your pieces',
      hud: hud.node,
      tools: [undoTool, toolButton(PUZZLE_ICONS.hint, `Hint −${POINTS.hint}`, hint), finish],
      keys: '1 to 3 take a piece, arrows move it, Space puts it down, Z undoes, H hints, P pauses.',
      hasClock: false,
    },
    {
      onPause: pause,
      onCloseHint: () => undefined,
      onPiece: hold,
      onCell: (cell) =>
        act((game) => {
          game.moveTo(cell);
          const corner = game.corner();
          return corner === null ? 'Take a piece first.' : putDown(game, game.held!, corner);
        }),
      // Hovering does not change the saved state, so it bypasses `act`, which would save.
      onHover(cell) {
        if (!open || open.held === null) return;
        if (cell === null) return table.floor.preview(null);
        open.moveTo(cell);
        showHeldPiece(open);
      },
      take(target) {
        const slot = table.tray.pieceOf(target);
        const piece = slot === null || !open || open.isDone() ? null : open.play.hand[slot];
        return piece ? { number: slot!, piece } : null;
      },
      over: (slot, corner) =>
        table.floor.preview(corner === null || !open ? null : open.preview(slot, corner)),
      drop: (slot, corner) =>
        act((game) => {
          game.hold(null);
          return corner === null ? '' : putDown(game, slot, corner);
        }),
    },
  );
  const step = (right: number, down: number) => () =>
    act((game) => {
      game.step(right, down);
      queueMicrotask(table.focusBoard);
    });
  const pressAtCursor = () =>
    act((game) => {
      const corner = game.corner();
      return corner === null ? 'Take a piece first.' : putDown(game, game.held!, corner);
    });
  const takeByKey = (slot: number) => () => {
    hold(slot);
    table.focusBoard();
  };
  const subtitleOf = ({ play }: AtticGame) => `${MODE_LABELS[play.mode]} · ${ROOMS[roomNumberOf(play)]}`;
  return {
    view: {
      ...table,
      render(game) {
        const { play } = game;
        const unplaceable = play.hand.flatMap((piece, slot) =>
          piece && !fitsSomewhere(play, piece.shape) ? [slot] : [],
        );
        table.floor.render(cellLooksOf(game), game.cursor);
        table.tray.render(play.hand, game.held, new Set(unplaceable));
        const { advice } = game;
        const advised = advice && play.hand[advice.slot];
        table.floor.mark(advised ? cellsOf(advised.shape, advice.cell, SIZE) : []);
        showHeldPiece(game);
        hud.show(play);
        undoTool.disabled = !game.canUndo;
        table.setHeading(ATTIC.title, subtitleOf(game));
        table.node.dataset.room = String(roomNumberOf(play));
      },
      setTime: () => undefined,
    },
    value: resultValue,
    keys: {
      ...createArrowKeys(step),
      1: takeByKey(0),
      2: takeByKey(1),
      3: takeByKey(2),
      n: () => (act((game) => game.holdNext()), table.focusBoard()),
      Backspace: () => act((game) => game.hold(null)),
      ' ': pressAtCursor,
      Enter: pressAtCursor,
      h: hint,
      z: undo,
    },
    howTo: howToAttic,
    onOpen(game) {
      open = game;
      confirmEnd(false);
      table.floor.open(SIZE, SIZE, () => false, true);
      table.opened(subtitleOf(game));
    },
    levelName: () => '',
    solvedTitle: ({ play }) => TITLES[play.ending ?? 'ended'],
    isWon: ({ play }) => play.ending === 'packed' && starsOf(play) > 0,
    describeResult: ({ play }) => {
      const stars = play.mode === 'van' ? `${starsOf(play)} of ${VAN_STARS.length} stars, ` : '';
      return `${stars}${countNoun(play.lit, 'lantern')} lit, longest streak ${play.longestStreak}`;
    },
  };
}
