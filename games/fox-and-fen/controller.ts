/** Handles the player's actions. */
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import type { PuzzleValue } from '../kit/shell/value';
import { createCard } from './card';
import { HINT_COST, MIN_GAP_MS, type Edition } from './config';
import type { InputHandlers } from './hands';
import { howToPictures } from './how-to';
import type { Painter } from './painter';
import { starsFor, totalOf } from './play';
import { listenToPointer } from './pointer';
import { createQueue } from './queue';
import { ROOM_HANDS } from './room/hands';
import { createRoomPainter } from './room/paint-room';
import { createStarRow } from './stars';
import type { Change, Game } from './state';
import { createView } from './view';
import { WOOD_HANDS } from './wood/hands';
import { createWoodPainter } from './wood/paint-wood';
import { compareWithPar, countMoves, praiseFor, titleOf } from './words';

/** How long the game waits after the player's last move before it looks for a dead end, in ms. */
const END_PAUSE_MS = 1_500;

const valueOf = (noun: string): PuzzleValue<Game> => ({
  label: noun === 'step' ? 'Steps' : 'Moves',
  noun: 'result',
  another: 'Another chapter',
  of: ({ play }) => totalOf(play),
  format: (moves) => String(moves),
  paused: (valueText) => `${countMoves(Number(valueText), noun)} so far. The chapter is saved.`,
  clause: (title, valueText) => `${title}: ${countMoves(Number(valueText), noun)}`,
});

/** Creates the screen of an edition. Its controls act on the open chapter. */
export function createPresenter(
  { act, pause, sound }: PuzzleActions<Game>,
  edition: Edition,
): PuzzlePresenter<Game> {
  const isWood = edition.world === 'wood';
  const hands = (isWood ? WOOD_HANDS : ROOM_HANDS) as InputHandlers<unknown>;
  const painter = (isWood ? createWoodPainter() : createRoomPainter()) as Painter<unknown>;
  let open: Game | null = null;
  let chosen: number | null = null;
  const queue = createQueue(MIN_GAP_MS);
  const isFree = () => open !== null && !open.isDone() && !view.isSheetShown();

  const showLevel = (game: Game) => {
    const state = game.now();
    queue.clear();
    chosen = null;
    board.open(state, hands.sizeOf(state));
    view.render(game);
    view.announce(game.level().line);
    view.say(`${game.level().name}. ${game.level().line} ${hands.describe(state, state)}`);
    view.focusBoard();
  };
  const closeLevel = (game: Game, { won }: Change) => {
    if (!won || game.isDone()) return;
    const stars = starsFor(won.level, won.moves);
    const movesOverPar = won.moves - won.level.par;
    view.say('');
    view.showSheet({
      title: praiseFor(stars),
      above: createStarRow(stars),
      story: `${countMoves(won.moves, hands.noun)}. ${movesOverPar ? `The shortest way has ${won.level.par}.` : 'There is no shorter way.'}`,
      rule: `Next: ${game.level().name}`,
      button: 'Go on',
      onDone: () => showLevel(game),
    });
  };
  const step = (move: number) =>
    act((game) => {
      const change = game.step(move);
      lookAhead();
      if (!change) {
        if (game.isLost()) return warn(hands.announceLost(game.now()));
        sound.play([140], { lengthMs: 50, volume: 0.03 });
        return hands.announceNothing(game.now(), move);
      }
      const { from, to, won } = change;
      const went = board.go(from, to);
      hands.play(sound, from, to);
      queue.hold(went);
      view.waitFor(went);
      void went.then(() => {
        if (open !== game) return;
        closeLevel(game, change);
        if (game.isLost()) warn(hands.announceLost(to));
      });
      if (!won && !game.isLost()) view.announce(game.level().line);
      return won ? '' : game.isLost() ? hands.announceLost(to) : hands.describe(from, to);
    });
  let lookTimer: ReturnType<typeof setTimeout> | undefined;
  /** Warns a player who pauses in a dead end, before the player wastes more moves. */
  const lookAhead = () => {
    clearTimeout(lookTimer);
    view.requestUndo(false);
    lookTimer = setTimeout(() => {
      const game = open;
      if (!game || !isFree() || !game.canUndo() || game.isLost() || !game.isStuck()) return;
      view.requestUndo(true);
      view.say(warn('No way leads on from here. Take some of it back.'));
    }, END_PAUSE_MS);
  };
  const warn = (text: string) => {
    view.announce(text, true);
    return text;
  };
  const queueAction = (job: () => void) => () => queue.add(() => isFree() && job());
  const move = (number: number | null) => {
    if (number !== null) queueAction(() => step(number))();
  };
  const createUndoAction = (goBack: (game: Game) => boolean, text: string) =>
    queueAction(() =>
      act((game) => {
        const from = game.now();
        if (!goBack(game)) return 'Nothing to undo.';
        board.set(game.now());
        lookAhead();
        sound.play([294, 247], { gapMs: 45, lengthMs: 70, volume: 0.03 });
        view.announce(game.level().line);
        return `${text} ${hands.describe(from, game.now())}`;
      }),
    );
  const undo = createUndoAction((game) => game.undo(), 'Taken back.');
  const restartLevel = createUndoAction((game) => game.restart(), 'From the beginning.');
  const hint = queueAction(() =>
    act((game) => {
      const next = game.hint();
      if (next === null) return warn('There is no way on from here. Take some of it back.');
      board.hint(next);
      // Moves the cursor to the hint.
      if (hands.space === null) {
        chosen = next;
        board.choose(next);
      }
      const text = `${hands.announceHint(game.now(), next)} It counts ${HINT_COST} ${hands.noun}s.`;
      view.announce(text);
      return text;
    }),
  );
  const choose = (direction: number) => {
    if (!isFree()) return;
    const state = open!.now();
    const numbers = hands.choices(state);
    const from = chosen === null ? null : hands.choiceAt(state, chosen);
    chosen = from === null ? numbers[0]! : nextChoice(hands, state, numbers, chosen!, direction);
    board.choose(chosen);
    view.say(hands.announceChoice(state, chosen));
  };
  const createArrowAction = (direction: number) => () =>
    hands.hasSteps ? move(direction) : choose(direction);
  const pressSpace = (event?: KeyboardEvent) => {
    if (view.isSheetShown()) return event?.repeat ? undefined : view.passSheet();
    if (!open || open.isDone() || event?.repeat) return;
    if (hands.space === null) return chosen === null ? choose(1) : move(chosen);
    if (hands.toolOf(open.now()) !== null) move(hands.space);
  };
  const createNumberAction = (key: number) => () => {
    if (isFree() && hands.choices(open!.now()).includes(key)) move(key);
  };
  const view = createView(painter, hands, {
    onUndo: undo,
    onAgain: restartLevel,
    onHint: hint,
    onSpace: pressSpace,
    onPause: pause,
  });
  const { board } = view;
  listenToPointer(board.node, {
    tile: board.tile,
    onSwipe: (direction) => move(hands.swiped(direction)),
    onTap(x, y) {
      const position = board.positionOf(x, y);
      if (position && isFree()) move(hands.tapped(open!.now(), position));
    },
  });
  const [up, right, down, left] = [0, 1, 2, 3].map(createArrowAction) as [
    () => void,
    () => void,
    () => void,
    () => void,
  ];
  return {
    view,
    value: valueOf(hands.noun),
    keys: {
      ...{ ArrowUp: up, ArrowRight: right, ArrowDown: down, ArrowLeft: left },
      ...{ w: up, d: right, s: down, a: left },
      ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), createNumberAction(i)])),
      ' ': pressSpace,
      Enter: pressSpace,
      z: undo,
      Backspace: undo,
      r: restartLevel,
      h: hint,
    },
    howTo: () => howToPictures(edition.world),
    onOpen(game) {
      open = game;
      queue.clear();
      view.hideSheet();
      view.waitFor(Promise.resolve());
      if (game.isDone()) return;
      showLevel(game);
    },
    story: ({ chapter }) => [chapter.story, chapter.rule],
    levelName: () => '',
    solvedTitle: titleOf,
    solvedPicture: createCard,
    isWon: () => true,
    describeResult: ({ play }) => compareWithPar(play),
  };
}

/** Returns the nearest choice in a direction on the screen, or the current one if there is none. */
function nextChoice(
  hands: InputHandlers<unknown>,
  state: unknown,
  numbers: readonly number[],
  chosen: number,
  direction: number,
): number {
  const [dx, dy] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][direction] as [number, number];
  const from = hands.choiceAt(state, chosen);
  let [best, least] = [chosen, Infinity];
  for (const number of numbers) {
    const { x, y } = hands.choiceAt(state, number);
    const along = (x - from.x) * dx + (y - from.y) * dy;
    if (along <= 0) continue;
    const cost = along + 2 * Math.abs((x - from.x) * dy + (y - from.y) * dx);
    if (cost < least) [best, least] = [number, cost];
  }
  if (best !== chosen) return best;
  const at = numbers.indexOf(chosen) + (direction === 1 || direction === 2 ? 1 : -1);
  return numbers[(at + numbers.length) % numbers.length]!;
}
