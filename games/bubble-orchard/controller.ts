/** Handles the player's actions. */
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { createPointsValue } from '../kit/shell/value';
import { FRUITS, TREES } from './config';
import { neighborsOf } from './grid';
import { howToPictures } from './how-to';
import { listenToPointer } from './pointer';
import type { Game } from './state';
import type { Ending, Outcome } from './types';
import { createView } from './view';

const FINE = 1;
const COARSE = 4;

const TITLES: Record<Ending, string> = {
  cleared: 'Orchard picked',
  spent: 'Out of shots',
  line: 'Down to the grass',
  ended: 'Enough for today',
};

const resultValue = createPointsValue(({ play }: Game) => play.score, {
  paused: (valueText) => `${valueText} points so far. The orchard is saved.`,
});

const fruitName = (fruit: number) => FRUITS[fruit]!;

function describe(game: Game, { popped, fallen, points, bonus, hasNewRow }: Outcome): string {
  const { play } = game;
  const parts = popped.length
    ? [`${popped.length} burst${fallen.length ? `, ${fallen.length} fell` : ''}: ${points} points.`]
    : ['Nothing burst.'];
  if (bonus) parts.push(`Board cleared: ${bonus} more.`);
  if (hasNewRow) parts.push('A row came down.');
  if (play.ending) parts.push(`${TITLES[play.ending]}.`);
  else parts.push(`Now ${fruitName(play.current)}, then ${fruitName(play.next)}. ${play.shotsLeft} left.`);
  return parts.join(' ');
}

function announceAim(game: Game): string {
  const degrees = Math.abs(game.aim) / 2;
  const aimText = game.aim ? `${degrees}° ${game.aim < 0 ? 'left' : 'right'}` : 'Straight up';
  const { cells, parity } = game.play;
  const neighborFruits = neighborsOf(parity, game.flight().cell).map((cell) => cells[cell]!);
  const names = [...new Set(neighborFruits.filter((fruit) => fruit >= 0))].map(fruitName);
  return `${aimText}: ${names.length ? `beside ${names.join(', ')}` : 'the top'}.`;
}

/** Creates the screen. Its controls act on the open run. */
export function createPresenter({ act, pause, sound }: PuzzleActions<Game>): PuzzlePresenter<Game> {
  const ring = ({ popped, fallen, combo }: Outcome) => {
    if (!popped.length) return sound.play([165], { lengthMs: 90 });
    const pitchFactor = 2 ** (Math.min(combo, 8) / 12);
    sound.play(
      [392, 494, 587].map((note) => note * pitchFactor),
      { gapMs: 55, lengthMs: 150 },
    );
    if (fallen.length > 2) sound.play([440, 370, 311, 262], { gapMs: 85, lengthMs: 220, volume: 0.04 });
  };
  const shoot = () =>
    act((game) => {
      if (view.field.isBusy()) return;
      confirmEnd(false);
      sound.play([247], { lengthMs: 70, volume: 0.035 });
      const outcome = game.shoot();
      view.field.shoot(outcome, () => ring(outcome));
      return describe(game, outcome);
    });
  const swap = () =>
    act((game) => {
      if (view.field.isBusy()) return;
      game.swap();
      sound.play([330, 392], { lengthMs: 80, volume: 0.04 });
      return `Now ${fruitName(game.loaded().current)}.`;
    });
  let isEndRequested = false;
  const confirmEnd = (isConfirming: boolean) => {
    isEndRequested = isConfirming;
    view.confirmEnd(isConfirming);
  };
  // Aiming does not change the saved state, so it bypasses `act`, which would save.
  let open: Game | null = null;
  const aimAt = (aim: number) => {
    if (!open || open.isDone()) return;
    open.aimAt(aim);
    view.field.touch();
  };
  const turn = (direction: -1 | 1) => (event: KeyboardEvent) => {
    if (!open) return;
    aimAt(open.aim + direction * (event.shiftKey || !event.repeat ? FINE : COARSE));
    view.field.setAiming(true);
    view.say(announceAim(open));
  };
  const view = createView({
    onSwap: swap,
    onEnd: () =>
      act((game) => {
        if (view.field.isBusy()) return;
        if (!isEndRequested)
          return (confirmEnd(true), 'Press Finish again to stop here and take your points.');
        confirmEnd(false);
        game.end();
        return 'You stopped here.';
      }),
    onPause: pause,
  });
  listenToPointer(view.field.node, {
    onAim: aimAt,
    onAiming: view.field.setAiming,
    onShoot: shoot,
    onSwap: swap,
  });
  return {
    view,
    value: resultValue,
    keys: {
      ArrowLeft: turn(-1),
      ArrowRight: turn(1),
      ArrowUp: () => (aimAt(0), view.field.setAiming(true)),
      ArrowDown: swap,
      ' ': shoot,
      Enter: shoot,
      s: swap,
    },
    howTo: howToPictures,
    onOpen(game, label) {
      open = game;
      confirmEnd(false);
      view.open(game, label);
    },
    levelName: () => '',
    solvedTitle: ({ play }) => TITLES[play.ending ?? 'ended'],
    isWon: ({ play }) => play.ending === 'cleared',
    describeResult: ({ play }) =>
      play.mode === 'orchard'
        ? `${Math.min(play.stage, TREES.length)} of ${TREES.length} trees in ${play.shots} shots`
        : `${play.stage} rows in ${play.shots} shots`,
  };
}
