/** Handles the player's actions and the events of the car. */
import { el } from '../kit/dom';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import type { PuzzleValue } from '../kit/shell/value';
import type { GameInit } from '@/lib/game-protocol';
import type { Starwick } from '../sdk/api';
import { easyModeOf, labelOf, MEDALS, plainModeOf, type Edition, type World } from './config';
import { howToPictures } from './how-to';
import { keysOf } from './inputs';
import { indexOf, isWarmUp, STAGES_COUNT } from './legs';
import { cupPicture, medalPicture } from './medal';
import { timeMsOf } from './race';
import { createRoadView } from './road/view-road';
import { saveBest, readMoves, type SavedRecords } from './saved-records';
import { createEngineHum, createSounds } from './sounds';
import type { Game } from './state';
import { createTableView } from './table/view-table';
import { createView } from './view';
import {
  formatLap,
  describeResult,
  eventLineFor,
  medalRankOf,
  medalsOf,
  eventTextFor,
  titleOf,
} from './words';

const resultValue: PuzzleValue<Game> = {
  label: 'Time',
  noun: 'time',
  another: 'Drive again',
  next: 'Next stage',
  isRestarted: true,
  of: ({ play }) => timeMsOf(play),
  format: formatLap,
  paused: (valueText) => `${valueText} on the clock. The engine idles.`,
  clause: (title, valueText) => `${title} in ${valueText}`,
};

/** The text after all twelve medals have been won. */
const CROWNED: Readonly<Record<World, string>> = {
  road: 'The rally is won',
  table: 'The whole table is yours',
};

/** Returns the mode of the next stage with the same steering. */
const nextModeOf = (mode: string, isEasy: boolean): string => {
  const next = isWarmUp(mode) ? 1 : Math.min(STAGES_COUNT, indexOf(mode) + 2);
  return `${mode[0]}${next}${isEasy ? 'e' : ''}`;
};

export interface PresenterParts {
  starwick: Starwick;
  /** The page's initial data. Its mode is preselected on the start screen. */
  init: GameInit;
  records: SavedRecords;
}

/** Creates the screen of an edition. Its controls act on the open race. */
export const createPresenter =
  ({ world, modes }: Edition, { starwick, init, records }: PresenterParts) =>
  ({ act, pause, sound }: PuzzleActions<Game>): PuzzlePresenter<Game> => {
    const ring = createSounds(sound);
    const stage =
      world === 'road' ? createRoadView() : createTableView((mode) => readMoves(records.ghosts[mode]));
    /** Whether the finished race completed the set of twelve medals. */
    let isCrowned = false;
    const createRally = (mode: string) =>
      modes.filter((one) => !isWarmUp(one) && one.endsWith('e') === mode.endsWith('e'));
    /** Returns whether the race earned a medal or was the warm-up. */
    const isPassed = ({ play }: Game) =>
      isWarmUp(play.mode) || medalRankOf(world, play.mode, timeMsOf(play)) < MEDALS.length;
    const restartRace = () => {
      act((game) => game.restart());
      view.again();
    };
    const view = createView(world, stage, createEngineHum(starwick), {
      onPause: pause,
      onAgain: restartRace,
      onStretch: () => act(() => undefined),
      onHome: () =>
        act((game) => {
          game.seal();
          const rally = createRally(game.play.mode);
          const before = medalsOf(world, rally, records.bests);
          saveBest(records, game.play.mode, timeMsOf(game.play), game.moves, world === 'table');
          isCrowned = before < rally.length && medalsOf(world, rally, records.bests) === rally.length;
          const isWon = isPassed(game);
          init.mode = isWon ? nextModeOf(game.play.mode, records.isEasy) : game.play.mode;
          return eventLineFor('home', 0, game) ?? undefined;
        }),
    });
    document.addEventListener('keyup', (event) => view.inputs.key(event, false));
    // The car drives by itself, so it would crash while the frame has no keyboard focus.
    window.addEventListener('blur', pause);
    const keys = Object.fromEntries(
      keysOf(world).map((key) => [
        key,
        (event: KeyboardEvent) => {
          if (event.repeat) return;
          if (view.isTimeoutShown() && (key === ' ' || key === 'Enter')) return restartRace();
          view.inputs.key(event, true);
        },
      ]),
    );
    return {
      view,
      value: resultValue,
      keys: { ...keys, r: (event) => event.repeat || restartRace() },
      howTo: () => howToPictures(world),
      startSwitches: (reopen) => [easySwitch(records, init, reopen)],
      onOpen(game) {
        game.listen((event, number) => {
          ring(event);
          stage.showEvent(event, number);
          const word = eventTextFor(event, number, world, game.play);
          if (word) view.shout(word);
          const line = eventLineFor(event, number, game);
          if (line) view.say(line);
          if (event !== 'late') return;
          view.showTimeout();
          // Saves immediately. Otherwise, a reload would resume the finished race just before its end instead of
          // starting a new one.
          act(() => undefined);
        });
        isCrowned = false;
        const { mode } = game.play;
        init.mode = mode;
        view.open(game, labelOf(world, mode));
      },
      levelName: () => '',
      solvedTitle: (game) => (isCrowned ? CROWNED[world] : titleOf(world, game)),
      solvedPicture: ({ play }) =>
        isCrowned ? cupPicture() : medalPicture(medalRankOf(world, play.mode, timeMsOf(play))),
      isWon: isPassed,
      describeResult: (game) => describeResult(world, game),
    };
  };

/** Creates the switch for easy steering, which also switches between the boards on the start screen. */
function easySwitch(records: SavedRecords, init: GameInit, reopen: () => void): HTMLButtonElement {
  return el('button', {
    type: 'button',
    class: 'kit-button is-ghost cr-easy',
    'aria-pressed': String(records.isEasy),
    text: records.isEasy ? 'Easy steering on' : 'Easy steering off',
    on: {
      click: () => {
        records.isEasy = !records.isEasy;
        const mode = document.querySelector<HTMLInputElement>('.kit-choice input:checked')?.value;
        if (mode) init.mode = records.isEasy ? easyModeOf(mode) : plainModeOf(mode);
        reopen();
      },
    },
  });
}
