/** Handles the player's actions, and the events of the guests. */
import type { PuzzleActions, PuzzleFace } from '../kit/puzzle/face';
import type { PuzzleValue } from '../kit/puzzle/value';
import type { Edition } from './config';
import { moveFocus } from './focus';
import { howToPictures } from './how-to';
import { keysOf } from './keys';
import { scoreOf } from './play';
import { createSounds } from './sounds';
import type { Game } from './state';
import { createView } from './view';
import { weekStars } from './view-morning';
import { howItWent, titleOf, totalStars } from './words';

const value: PuzzleValue<Game> = {
  label: 'Coins',
  noun: 'score',
  another: 'Another week',
  of: ({ play }) => scoreOf(play),
  format: (coins) => coins.toLocaleString('en'),
  paused: (written) => `${written} coins this week. The guests wait, and so do the candles.`,
  clause: (title, written) => `${title} and ${written} coins`,
};

/** Creates the presenter of an edition, whose controls act on the open week. */
export const faceOf =
  (edition: Edition) =>
  ({ act, pause, sound }: PuzzleActions<Game>): PuzzleFace<Game> => {
    const ring = createSounds(sound);
    const press = (code: number) =>
      act((game) => {
        const reason = game.press(code);
        if (!reason) return;
        view.refuse(code);
        sound.play([165], { lengthMs: 70, volume: 0.04 });
        return reason;
      });
    const view = createView({ onPress: press, onPause: pause, onBeat: () => act(() => undefined) });
    const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
    return {
      view,
      value,
      keys: {
        ...Object.fromEntries(
          [...keysOf(edition.kitchen)].map(([key, code]) => [
            key,
            (event: KeyboardEvent) => {
              if (!event.repeat) press(code);
            },
          ]),
        ),
        ...Object.fromEntries(arrows.map((way) => [way, () => moveFocus(view.node, way)])),
      },
      howTo: () => howToPictures(edition.kitchen),
      opened(game, label) {
        game.listen((what, at, coins) => {
          ring(what, game.play.row);
          if (what === 'served') view.counter.float(at, `+${coins}`, 'coins');
          if (what === 'left') {
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
      howItWent,
    };
  };
