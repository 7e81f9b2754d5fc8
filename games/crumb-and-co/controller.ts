/** Handles the player's actions, and the events of the guests. */
import { el } from '../kit/dom';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import type { PuzzleValue } from '../kit/shell/value';
import { PRESS_CODES } from './codes';
import type { Edition } from './config';
import { moveFocus } from './focus';
import { howToPictures } from './how-to';
import { createKeyMap } from './keys';
import { scoreOf } from './play';
import { createSounds } from './sounds';
import type { Game } from './state';
import { createView } from './view';
import { weekStars } from './view-morning';
import { describeResult, storyStart, titleOf, totalStars } from './words';

const resultValue: PuzzleValue<Game> = {
  label: 'Coins',
  noun: 'score',
  another: 'Another week',
  of: ({ play }) => scoreOf(play),
  format: (coins) => coins.toLocaleString('en'),
  paused: (valueText) => `${valueText} coins this week. The guests wait, and so do the candles.`,
  clause: (title, valueText) => `${title} and ${valueText} coins`,
};

/** The saved data apart from the weeks. */
export interface CalmPreferences {
  /** Whether new weeks are calm. */
  isCalm: boolean;
}

/** Creates the switch for calm weeks. Calls `onChange` after a press. */
function createCalmSwitch(
  preferences: CalmPreferences,
  note: string,
  onChange: () => void,
): HTMLButtonElement {
  return el('button', {
    type: 'button',
    class: 'kit-button is-ghost',
    'aria-pressed': String(preferences.isCalm),
    title: `Nobody leaves, and tips are half. ${note}`.trim(),
    text: preferences.isCalm ? 'Calm weeks on' : 'Calm weeks off',
    on: {
      click() {
        preferences.isCalm = !preferences.isCalm;
        onChange();
      },
    },
  });
}

/** Creates the screen of an edition. Its controls act on the open week. */
export const createPresenter =
  (edition: Edition, preferences: CalmPreferences) =>
  ({ act, pause, sound }: PuzzleActions<Game>): PuzzlePresenter<Game> => {
    const ring = createSounds(sound);
    const press = (code: number) =>
      act((game) => {
        const reason = game.press(code);
        if (!reason) return;
        view.refuse(code);
        sound.play([165], { lengthMs: 70, volume: 0.04 });
        return reason;
      });
    let open: Game | null = null;
    const view = createView({ onPress: press, onPause: pause, onBeat: () => act(() => undefined) });
    const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
    return {
      view,
      value: resultValue,
      keys: {
        ...Object.fromEntries(
          [...createKeyMap(edition.kitchen)].map(([key, code]) => [
            key,
            (event: KeyboardEvent) => {
              if (!event.repeat) press(code);
            },
          ]),
        ),
        ...Object.fromEntries(arrows.map((direction) => [direction, () => moveFocus(view.node, direction)])),
      },
      howTo: () => howToPictures(edition.kitchen),
      startSwitches: (reopen) => [createCalmSwitch(preferences, '', reopen)],
      pauseSwitches({ restart }) {
        // If no guest has been served or has left yet, the player loses nothing by beginning another week.
        const isUnplayed = open !== null && open.play.day === 0 && open.play.served + open.play.lost === 0;
        const node = createCalmSwitch(
          preferences,
          isUnplayed ? 'Begins another week.' : 'From the next week on.',
          () => {
            if (isUnplayed) return restart();
            node.setAttribute('aria-pressed', String(preferences.isCalm));
            node.textContent = `Calm weeks ${preferences.isCalm ? 'on' : 'off'}, from the next week`;
          },
        );
        return [node];
      },
      begin(game) {
        if (game.play.phase !== 'morning' || game.play.day > 0) return;
        if (game.play.isCalm !== preferences.isCalm && !game.moves.length) game.press(PRESS_CODES.calm);
        game.press(PRESS_CODES.open);
      },
      story: ({ play }) => (play.day === 0 ? [storyStart(play)] : []),
      onOpen(game, label) {
        open = game;
        game.listen((event, at, coins) => {
          ring(event, game.play.row);
          if (event === 'served') view.counter.float(at, `+${coins}`, 'coins');
          if (event === 'left') {
            view.counter.float(at, 'Gone', 'sigh');
            view.say('A guest has left.');
          }
        });
        view.open(game, edition, label);
      },
      levelName: () => '',
      solvedTitle: titleOf,
      solvedPicture: ({ play }) => weekStars(play),
      isWon: ({ play }) => totalStars(play) > 0,
      describeResult,
    };
  };
