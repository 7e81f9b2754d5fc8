/** Handles the player's actions, and announces the events of the night. */
import { createArrowKeys } from '../kit/keyboard';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { createPointsValue } from '../kit/shell/value';
import type { Edition } from './config';
import { createEventEffects } from './event-effects';
import { howToPictures } from './how-to';
import { ACTION_CODES, KINDS_PER_SPOT_CODE } from './night';
import { scoreOf, totalStars } from './play';
import type { Game } from './state';
import type { Listener } from './types';
import { storyOf } from './stories';
import { createView } from './view';
import { describeResult, SPELLS, titleOf, waveText } from './words';

const resultValue = createPointsValue(({ play }: Game) => scoreOf(play), {
  isRestarted: false,
  another: 'Another chapter',
  paused: (valueText) => `${valueText} points so far. The night holds its breath.`,
  clause: (title, valueText) => `${title} and ${valueText} points`,
});

/** Creates the screen of an edition. Its controls act on the open chapter. */
export const createPresenter =
  (edition: Edition) =>
  ({ act, pause, sound }: PuzzleActions<Game>): PuzzlePresenter<Game> => {
    let open: Game | null = null;
    const press = (action: number, arg = 0) =>
      act((game) => {
        const reason = game.press(action, arg);
        if (!reason) return;
        sound.play([165], { lengthMs: 70, volume: 0.04 });
        return reason;
      });
    const atChosen = (action: number, arg: number) => {
      if (view.chosen() < 0) return view.say('Choose a place first.');
      press(action, view.chosen() * KINDS_PER_SPOT_CODE + arg);
    };
    const build = (kind: number) => atChosen(ACTION_CODES.build, kind);
    const raise = (step: number) => atChosen(ACTION_CODES.raise, step);
    const sell = () => atChosen(ACTION_CODES.sell, 0);
    const turn = (by: number) => {
      const dir = open?.play.night.built[view.chosen()]?.dir ?? 0;
      const step = view.board.isTurned() ? -by : by;
      atChosen(ACTION_CODES.turn, (dir + step + 8) % 8);
    };
    const restartNight = () => {
      act((game) => {
        game.restart();
        return undefined;
      });
      view.focusBoard();
    };
    const next = () => {
      press(ACTION_CODES.next);
      if (open && !open.isDone()) view.focusBoard();
    };
    const finish = () => press(ACTION_CODES.finish);
    const pressSpot = (at: number, isByKey: boolean) => {
      const isSame = view.chosen() === at;
      if (isByKey && isSame) return view.focusCards();
      view.choose(isSame ? -1 : at);
    };
    const view = createView({
      onSpot: pressSpot,
      onPause: pause,
      onBeat: () => act(() => undefined),
      onCall: () => press(ACTION_CODES.call),
      onSpell: () => press(ACTION_CODES.spell),
      onBuild: build,
      onRaise: raise,
      onSell: sell,
      onTurn: turn,
      onBegin: () => view.hideSheet(),
      onNext: next,
      onAgain: restartNight,
      onFinish: finish,
    });
    const say: Listener = (event, _x, _y, _toX, _toY, number) => {
      const night = open!.play.night;
      if (event === 'called')
        view.say(
          `Wave ${night.wave}: ${waveText(night.ground, night.wave - 1)}.${number ? ` ${number} coins for calling early.` : ''}`,
        );
      if (event === 'through')
        view.say(`${number === 1 ? 'A heart' : `${number} hearts`} lost, ${night.hearts} left.`);
      if (event === 'snuffed') view.say('A tower is put out for a moment.');
      if (event === 'spell') view.say(SPELLS[night.ground.world].text);
    };
    const unlessRepeated = (action: () => void) => (event: KeyboardEvent) => {
      if (!event.repeat && !view.isSheetShown()) action();
    };
    const numberKey = (index: number) =>
      unlessRepeated(() => {
        const tower = open?.play.night.built[view.chosen()];
        if (!tower) build(index);
        else if (index < 2) raise(index);
      });
    const move = (dx: number, dy: number) => () => {
      if (view.isSheetShown()) return;
      const to = view.board.neighbor(view.chosen(), dx, dy);
      if (to < 0) return;
      view.choose(to);
      view.board.focus();
    };
    return {
      view,
      value: resultValue,
      keys: {
        ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((index) => [String(index + 1), numberKey(index)])),
        ...createArrowKeys(move),
        n: unlessRepeated(() => press(ACTION_CODES.call)),
        g: unlessRepeated(() => press(ACTION_CODES.spell)),
        f: unlessRepeated(() => view.togglePace()),
        t: unlessRepeated(() => view.toggleFreeze()),
        x: unlessRepeated(sell),
        q: unlessRepeated(() => turn(-1)),
        e: unlessRepeated(() => turn(1)),
        Backspace: unlessRepeated(() => view.choose(-1)),
        Enter: () => view.isSheetShown() && view.passSheet(),
        ' ': () => view.isSheetShown() && view.passSheet(),
      },
      howTo: () => howToPictures(edition.world),
      story: ({ play }) => [`${play.night.ground.name}.`, storyOf(play)],
      onOpen(game, label) {
        open = game;
        const announce = createEventEffects(view.board, sound, () => game.play.night);
        game.listen((...event) => {
          announce(...event);
          say(...event);
        });
        view.open(game, edition, label);
      },
      levelName: () => '',
      solvedTitle: titleOf,
      isWon: ({ play }) => totalStars(play) > 0,
      describeResult,
    };
  };
