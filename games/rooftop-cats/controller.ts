/** Handles the player's actions and the events of the cat. */
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { createPointsValue } from '../kit/shell/value';
import { howToPictures } from './how-to';
import { KEYS, listenToInputs } from './inputs';
import { scoreOf } from './play';
import { createSounds } from './sounds';
import type { Game } from './state';
import { createView } from './view';
import { createRunAnnouncer, describeResult, isWon, titleOf, wordFor } from './words';

const resultValue = createPointsValue(({ play }: Game) => scoreOf(play), {
  another: 'Run again',
  paused: (valueText) => `${valueText} points so far. The cat waits where it is.`,
});

/** Creates the screen. Its controls act on the open run. */
export function createPresenter({ act, pause, sound }: PuzzleActions<Game>): PuzzlePresenter<Game> {
  const ring = createSounds(sound);
  const announce = createRunAnnouncer();
  let open: Game | null = null;
  const view = createView({
    onPause: pause,
    onBeat: () => act((game) => announce('beat', game) ?? undefined),
    onStretch: () => act(() => undefined),
    onOver: () => act((game) => (game.seal(), announce('lost', game) ?? undefined)),
  });
  // Presses bypass `act`, which would save after every press. The game is saved at longer intervals instead.
  const press = (button: number, isDown: boolean) => open?.press(button, isDown);
  listenToInputs(view.pad, view.slide, { onPress: press });
  // The cat runs by itself, so it would crash while the frame has no keyboard focus.
  window.addEventListener('blur', pause);
  const createPressAction = (button: number) => (event: KeyboardEvent) => {
    if (!event.repeat) press(button, true);
  };
  return {
    view,
    value: resultValue,
    keys: Object.fromEntries(Object.entries(KEYS).map(([key, button]) => [key, createPressAction(button)])),
    howTo: howToPictures,
    onOpen(game, label) {
      open = game;
      game.release();
      game.listen((event, number) => {
        ring(event);
        view.stage.showEvent(event, number);
        const word = wordFor(event, game);
        if (word) view.stage.word(word);
        const line = announce(event, game);
        if (line) view.say(line);
      });
      view.open(game, label);
    },
    levelName: () => '',
    solvedTitle: titleOf,
    isWon,
    describeResult,
  };
}
