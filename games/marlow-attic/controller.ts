/** Handles the player's actions. */
import { createArrowKeys } from '../kit/keyboard';
import type { Starwick } from '../sdk/api';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { countHints } from '../kit/shell/finish';
import { timeValue, type PuzzleValue } from '../kit/shell/value';
import { CHAPTERS } from './chapters';
import { isChapter, MIN_MS_PER_MOVE, type Edition } from './config';
import { howToPictures } from './how-to';
import { createNote } from './note';
import { countFound, targetAt } from './play';
import { shareGridOf } from './share';
import type { Game } from './state';
import { createView } from './view';
import { describeCue, nameOf, regionOf, sceneName, squareOf } from './words';

/** The movement of the magnifying glass in units: per press, at most while a key is held, and per press with Shift. */
const STEP = 6;
const FASTEST = 52;
const LEAP = 50;

const resultValue: PuzzleValue<Game> = {
  ...timeValue,
  isRestarted: false,
  next: 'The next letter',
  paused: (valueText, game) =>
    game.mode === 'calm' ? 'The attic is hidden and saved.' : timeValue.paused(valueText, game),
};

/** Creates the screen. Its controls act on the open level. */
export function createPresenter(
  { act, pause, sound }: PuzzleActions<Game>,
  edition: Edition,
  starwick: Pick<Starwick, 'gameplay' | 'on'>,
): PuzzlePresenter<Game> {
  let open: Game | null = null;
  let lastMove = -MIN_MS_PER_MOVE;
  let step = STEP;

  /**
   * Returns whether a move comes too soon after another one. The rules require a minimum time per move, and the second
   * tap of a double tap must not count as a wrong tap.
   */
  const isTooSoon = (at: number) => {
    const isSoon = at - lastMove < MIN_MS_PER_MOVE;
    lastMove = at;
    return isSoon;
  };
  const pick = (x: number, y: number) =>
    act((game) => {
      const isMiss = targetAt(game.play, x, y) < 0;
      if (isTooSoon(performance.now()) && isMiss) return;
      const picking = game.pick(x, y);
      if (picking.outcome === 'missed') {
        sound.play([196], { lengthMs: 110 });
        const isReported = picking.costMs > 0 && game.mode !== 'calm';
        view.scene.miss(x, y, isReported ? `+${picking.costMs / 1000} s` : '×');
        if (game.mode === 'calm') return 'Not asked for.';
        if (isReported) return 'Not asked for: 5 seconds more.';
        return game.play.misses === 2
          ? 'Not asked for. The next wrong tap costs 5 seconds.'
          : 'Not asked for.';
      }
      const { level, play } = game;
      const count = countFound(play);
      view.scene.spark(level.lying[level.wanted[picking.place]!]!);
      sound.play([392 * 2 ** (count / 12), 523 * 2 ** (count / 12)], { lengthMs: 180 });
      return `${nameOf(level, picking.place)} found, ${count} of ${level.wanted.length}.`;
    });
  const requestHint = () =>
    act((game) => {
      if (isTooSoon(performance.now())) return;
      const position = game.requestHint();
      if (position === null) return 'Everything that is left has its light.';
      const { x, y } = game.level.lights[position]!;
      return `${describeCue(game.level, position)}: look ${regionOf(x, y)}, about ${squareOf(x, y)}.`;
    });
  const move =
    (dx: number, dy: number) =>
    ({ repeat, shiftKey }: KeyboardEvent) =>
      act((game) => {
        step = repeat ? Math.min(FASTEST, step * 1.18) : STEP;
        const distance = shiftKey ? LEAP : step;
        view.scene.showGlass(true);
        game.moveGlass(dx * distance, dy * distance);
        return `The glass: ${squareOf(game.glass.x, game.glass.y)}.`;
      });
  const pickByKey = () => {
    if (!open) return;
    view.scene.showGlass(true);
    pick(open.glass.x, open.glass.y);
  };
  const view = createView({
    onTap(x, y) {
      view.scene.showGlass(false);
      pick(x, y);
    },
    onHint: requestHint,
    onPause: pause,
  });
  // Repaints in the next frame, because the theme is applied to the document slightly later.
  starwick.on('settings', () => requestAnimationFrame(view.scene.repaint));
  return {
    view,
    value: resultValue,
    keys: {
      ...createArrowKeys(move),
      Home: () =>
        act((game) => {
          view.scene.showGlass(true);
          game.centerGlass();
          return 'The glass is in the middle.';
        }),
      Enter: pickByKey,
      ' ': pickByKey,
      h: requestHint,
      '+': () => view.zoom(1.45),
      '=': () => view.zoom(1.45),
      '-': () => view.zoom(1 / 1.45),
      '0': () => view.scene.fit(),
    },
    howTo: () => howToPictures(edition.isDaily),
    onOpen(game, day) {
      open = game;
      view.scene.showGlass(false);
      view.open(game, isChapter(game.mode) ? day : edition.title, isChapter(game.mode) ? edition.title : day);
    },
    story: ({ mode }) => (isChapter(mode) ? [`${CHAPTERS[mode].title}.`, CHAPTERS[mode].letter] : []),
    countedNoun: 'things',
    levelName: ({ level }) => sceneName(level),
    solvedTitle: () => 'All found',
    ...(edition.isDaily
      ? {}
      : { solvedPicture: ({ mode }: Game) => createNote(isChapter(mode) ? CHAPTERS[mode].after : '') }),
    describeResult: ({ level, moves }) => `${level.wanted.length} things, ${countHints(moves)}`,
    shareGrid: shareGridOf,
  };
}
