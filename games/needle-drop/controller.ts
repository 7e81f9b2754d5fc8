/** Handles the player's actions and the announcements. */
import { findByKey } from '../kit/key-names';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { createPointsValue } from '../kit/shell/value';
import type { Starwick } from '../sdk/api';
import { strengthName } from './config';
import { howToPictures } from './how-to';
import { createBand } from './music/band';
import { createSpeaker } from './music/speaker';
import { accuracyOf, starsOf } from './play';
import { createStarRow } from './room/stars';
import { createStrengthSwitches, createTimingSwitch } from './room/strength-switches';
import { createTimingTest } from './room/timing';
import { addStars, firstStrength, type Preferences } from './saved-preferences';
import type { Game } from './state';
import { createView, type View } from './view';

const LANE_OF: Readonly<Record<string, number>> = {
  KeyD: 0,
  KeyF: 1,
  KeyJ: 2,
  KeyK: 3,
  ArrowLeft: 0,
  ArrowDown: 1,
  ArrowUp: 2,
  ArrowRight: 3,
};

const TITLES = ['The record is over', 'A warm corner', 'A warm room', 'The whole house hums'];

const resultValue = createPointsValue(({ play }: Game) => play.score, {
  paused: (valueText) =>
    `${valueText} points so far. The needle is up; the tune continues from its last bar.`,
});

function resultPicture({ play }: Game): Element {
  const row = createStarRow(starsOf(play));
  row.classList.add('is-large');
  return row;
}

/** Returns a text such as `92 % of the notes, 41 in a row at most, Steady`. */
const describeResult = ({ play }: Game): string =>
  `${accuracyOf(play)} % played, ${play.bestCombo} in a row at best, ${strengthName(play.strength ?? 0)}`;

/** Creates the screen. Its controls act on the open tune. */
export function createPresenter(
  { act, pause }: PuzzleActions<Game>,
  starwick: Starwick,
  preferences: Preferences,
): PuzzlePresenter<Game> {
  const speaker = createSpeaker(starwick);
  const band = createBand(speaker);
  let open: Game | null = null;
  const save = () => act(() => undefined);
  const timing = createTimingTest(speaker, preferences, () => {
    save();
    view.begin();
  });
  const press = (lane: number, isDown: boolean, pageMs: number) => {
    if (isDown && timing.isShown) return void timing.tap(pageMs);
    // A browser may have blocked the sound until a press inside the game.
    if (isDown) speaker.wake();
    const ms = view.judgedAt(pageMs);
    // Presses bypass `act`, which would save after every note. The game is saved at longer intervals instead.
    if (ms !== null) open?.press(lane, isDown, ms);
  };
  const finishTune = (game: Game) => {
    game.seal();
    if (game.play.strength !== null)
      addStars(preferences, game.play.mode, game.play.strength, starsOf(game.play));
    return `${starsOf(game.play)} of 3 stars.`;
  };
  const view: View = createView(
    { preferences, speaker, band, timing },
    { onPause: pause, onStretch: save, onOver: () => act(finishTune), onLane: press },
  );
  document.addEventListener('keyup', (event) => {
    const lane = findByKey(LANE_OF, event);
    if (lane !== undefined) press(lane, false, event.timeStamp);
  });
  window.addEventListener('blur', pause);
  const laneKeys = Object.entries(LANE_OF).map(([key, lane]) => [
    key,
    (event: KeyboardEvent) => {
      if (!event.repeat) press(lane, true, event.timeStamp);
    },
  ]);
  return {
    view,
    value: resultValue,
    keys: Object.fromEntries(laneKeys) as PuzzlePresenter<Game>['keys'],
    howTo: howToPictures,
    pauseSwitches: ({ resume, restart }) => {
      const strengths = open
        ? createStrengthSwitches(preferences, open.play, (strength) => {
            preferences.strength = strength;
            restart();
          })
        : [];
      const test = createTimingSwitch(preferences, () => {
        view.wantTiming();
        resume();
      });
      return [...strengths, test];
    },
    begin(game) {
      if (game.play.strength === null) game.choose(firstStrength(preferences, game.play.mode));
    },
    onOpen(game, title) {
      open = game;
      game.listen((event, note, lane) => {
        if (event === 'perfect' || event === 'good') band.setClear(true);
        if (event === 'miss') band.setClear(false);
        if (event === 'stray') speaker.tick(0.8);
        else
          view.stage.showEvent(
            event,
            lane,
            performance.now(),
            game.play.ms - (game.play.chart.notes[note]?.at ?? 0),
          );
      });
      view.open(game, title);
    },
    levelName: () => '',
    solvedTitle: ({ play }) => TITLES[starsOf(play)]!,
    solvedPicture: resultPicture,
    isWon: ({ play }) => starsOf(play) > 0,
    describeResult,
  };
}
