/** Handles the player's actions by pointer and by keys. Dailies and steps of the stair share this. */
import { createArrowKeys, type KeyMap } from '../kit/keyboard';
import type { Sound } from '../kit/sound';
import { neighborOf, isLoose } from './grid';
import { listenToPointer } from './pointer';
import { type Game, swapOf } from './state';
import type { Outcome, Swap } from './types';
import { createView, type View } from './view';
import { describeCell, describeHint, describeOutcome } from './words';

const IDLE_HINT_MS = 12_000;
const STEP_MS = 330;

export interface Controls {
  view: View;
  keys: KeyMap;
  /** Called when a board was opened. */
  open(game: Game<unknown>, title: string, subtitle: string): void;
}

export interface ControlActions {
  sound: Sound;
  act(action: (game: Game<unknown>) => string | void): void;
  pause(): void;
}

const playOutcomeSounds = (sound: Sound, { steps }: Outcome) => {
  steps.forEach(({ chain, blasts, created }, i) => {
    const pitchFactor = 2 ** (Math.min(chain - 1, 7) / 6);
    const notes = [330, 415, 494].map((note) => note * pitchFactor);
    setTimeout(
      () => {
        sound.play(notes, { gapMs: 45, lengthMs: 170, volume: 0.045 });
        if (blasts.length) sound.play([196, 147, 110], { gapMs: 60, lengthMs: 260, volume: 0.05 });
        if (created.length) sound.play([659, 880], { gapMs: 80, lengthMs: 240, volume: 0.04 });
      },
      130 + i * STEP_MS,
    );
  });
};

/** Creates the screen of a board with its controls. */
export function createControls({ act, pause, sound }: ControlActions): Controls {
  let open: Game<unknown> | null = null;
  let waiting: Swap | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      const hint = open && !view.isHidden() && !view.field.isBusy() ? open.hint() : null;
      if (hint) view.field.showHint(hint);
    }, IDLE_HINT_MS);
  };
  const trySwap = (move: Swap | null) => {
    if (!move) return;
    wait();
    // One swap is queued until the board is at rest.
    if (view.field.isBusy()) return void (waiting = move);
    act((game) => {
      const [from, to] = [move[0], move[1] ? move[0] + 8 : move[0] + 1];
      const canMove = isLoose(game.play, from) && isLoose(game.play, to);
      const outcome = game.swap(move);
      if (outcome) {
        view.field.play(outcome);
        playOutcomeSounds(sound, outcome);
        return describeOutcome(game.play, outcome);
      }
      sound.play([165], { lengthMs: 90 });
      if (canMove) view.field.refuse(from, to);
      return canMove ? 'Nothing would burn there.' : 'That one does not move.';
    });
  };
  const change = (action: (game: Game<unknown>) => string | void) => {
    if (!open || view.isHidden() || open.isDone()) return;
    const line = action(open);
    view.field.touch();
    if (line) view.say(line);
    wait();
  };
  const pick = (game: Game<unknown>, cell: number) => {
    const { held } = game;
    const swap = held === null ? null : swapOf(held, cell);
    game.hold(swap ? null : cell);
    if (game.held !== null) sound.play([294], { lengthMs: 60, volume: 0.03 });
    if (swap) trySwap(swap);
    return swap !== null;
  };
  const turn = (right: number, down: number) => () =>
    change((game) => {
      view.field.setCursor(true);
      if (game.held !== null) {
        const to = neighborOf(game.held, right, down);
        const swap = to === null ? null : swapOf(game.held, to);
        game.hold(null);
        if (to !== null) game.moveTo(to);
        return trySwap(swap);
      }
      game.step(right, down);
      return describeCell(game.play, game.cursor);
    });
  const press = () =>
    change((game) => {
      view.field.setCursor(true);
      if (pick(game, game.cursor)) return;
      return game.held === null
        ? 'Put down.'
        : `${describeCell(game.play, game.held)} Picked up: an arrow swaps it.`;
    });
  const showHint = () =>
    change((game) => {
      const hint = view.field.isBusy() ? null : game.hint();
      if (!hint) return;
      view.field.showHint(hint);
      sound.play([523, 659], { lengthMs: 110, volume: 0.035 });
      return describeHint(game, hint);
    });

  const view = createView({
    onHint: showHint,
    onPause: pause,
    onRest() {
      const next = waiting;
      waiting = null;
      if (next) queueMicrotask(() => trySwap(next));
    },
  });
  listenToPointer(view.field.node, {
    onTap: (cell) =>
      change((game) => {
        view.field.setCursor(false);
        game.moveTo(cell);
        pick(game, cell);
      }),
    onDrag: (from, to) =>
      change((game) => {
        view.field.setCursor(false);
        game.hold(null);
        game.moveTo(to);
        trySwap(swapOf(from, to));
      }),
  });
  return {
    view,
    keys: {
      ...createArrowKeys(turn),
      ' ': press,
      Enter: press,
      h: showHint,
    },
    open(game, title, subtitle) {
      open = game;
      waiting = null;
      view.field.setCursor(false);
      view.open(game, title, subtitle);
      wait();
    },
  };
}
