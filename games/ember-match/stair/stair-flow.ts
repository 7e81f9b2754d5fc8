/** Runs the stair from its house to a step and back: opens, pauses, saves, submits. */
import type { GameInit } from '@/lib/game-protocol';
import { listenToGamepad, listenToKeys } from '../../kit/keyboard';
import { showStrip, type InstructionStrip } from '../../kit/shell/instruction-strip';
import { showHowTo, showPause } from '../../kit/shell/screens';
import { createSession, type OpenPuzzle } from '../../kit/shell/session';
import { createSaver } from '../../kit/saver';
import { createScreens } from '../../kit/screens';
import { createSound } from '../../kit/sound';
import { createSoundSwitch } from '../../kit/sound-switch';
import { followSettings } from '../../kit/theme';
import type { Starwick } from '../../sdk/api';
import { POINTS, STAIR } from '../config';
import { createControls } from '../controls';
import { howToStair } from '../how-to';
import type { Game } from '../state';
import type { ModeKey } from '../types';
import { nextBoardCode, nextStep, parseLedger, parseLosses, serialiseLedger } from './ledger';
import { finishStep } from './stair-finish';
import { type StairGame, stairKind, stepOfMoves } from './stair-kind';
import { showMap, showStep } from './stair-screens';
import { floorOf, STEPS } from './steps';

const parseSaved = (saved: GameInit['savedState']): { steps?: unknown; losses?: unknown; worth?: unknown } =>
  typeof saved === 'object' && saved !== null ? (saved as object) : {};

/**
 * Builds the stair mode in the root. Shows the map of the house; if Play was pressed on the page, opens the step in
 * progress or the next step instead.
 */
export function startStair(root: HTMLElement, starwick: Starwick, init: GameInit): void {
  const saved = parseSaved(init.savedState);
  const ledger = parseLedger(saved.steps, saved.worth === POINTS.moveLeft);
  const losses = parseLosses(saved.losses);
  let chosenStep = nextStep(ledger);
  const session = createSession(
    starwick,
    init,
    stairKind(ledger, () => nextBoardCode(losses, chosenStep)),
  );
  const { saves } = session;
  const serialize = () => ({
    ...(session.serialize() as object),
    steps: serialiseLedger(ledger),
    losses,
    worth: POINTS.moveLeft,
  });
  const saver = createSaver(starwick, serialize);
  const sound = createSound();
  const switches = [createSoundSwitch(starwick)];
  let puzzle: OpenPuzzle<ModeKey, StairGame> | null = null;
  const isPlaying = () => puzzle !== null && screens.current() === null;

  const performOnGame = (action: (game: Game<unknown>) => string | void) => {
    if (!puzzle || !isPlaying() || puzzle.game.isDone()) return;
    const line = action(puzzle.game as Game<unknown>);
    if (typeof line === 'string') controls.view.say(line);
    starwick.run.setMoveCount(puzzle.game.moves.length);
    if (puzzle.game.moves.length !== openedMoves) hideStrip();
    controls.view.render(puzzle.game as Game<unknown>);
    session.store(puzzle);
    saver.touch();
    if (puzzle.game.isDone()) void finish(puzzle);
  };

  let strip: InstructionStrip | null = null;
  let openedMoves = 0;
  const hideStrip = () => {
    if (!strip?.isShown()) return;
    strip.hide();
    saves.hasSeenHowTo = true;
    saver.touch();
  };
  const showInstructions = () => {
    strip?.hide();
    strip = showStrip({
      game: controls.view.node,
      steps: howToStair().map(({ text }) => text),
      onRules: () => {
        pause();
        showHowTo(screens, howToStair(), resume);
      },
      onClose: () => {
        hideStrip();
        controls.view.focusBoard();
      },
    });
  };

  const begunStep = () => {
    const saved = saves.puzzles.stair;
    return saved && !saved.isFinished ? stepOfMoves(saved.moves) : null;
  };
  const openMap = () => {
    puzzle = null;
    controls.view.setHidden(true);
    const howTo = () => showHowTo(screens, howToStair(), openMap);
    showMap(screens, 'The Long Stair', { ledger, begun: begunStep() }, { pick: openStep, howTo }, switches);
  };
  const openStep = (step: number) => {
    // A step in progress resumes without its start screen.
    if (begunStep() === step) return void open(step);
    showStep(screens, step, ledger, { play: () => void open(step), back: openMap });
  };
  const open = async (step: number) => {
    chosenStep = step;
    // The ledger already contains the finished step, so its saved run is no longer needed.
    if (begunStep() !== step) delete saves.puzzles.stair;
    const opened = await session.open('stair').catch(() => session.practise('stair'));
    enter(opened);
  };
  const enter = (opened: OpenPuzzle<ModeKey, StairGame>) => {
    puzzle = opened;
    const step = stepOfMoves(opened.game.moves)!;
    chosenStep = step;
    controls.open(
      opened.game as Game<unknown>,
      `Step ${step + 1}`,
      `${floorOf(step).name}: ${STEPS[step]!.name}`,
    );
    controls.view.say('');
    starwick.run.setMoveCount(opened.game.moves.length);
    session.store(opened);
    saver.touch();
    openedMoves = opened.game.moves.length;
    if (!saves.hasSeenHowTo) showInstructions();
    resume();
  };
  const resume = () => {
    screens.hide();
    controls.view.setHidden(false);
    starwick.gameplay('start');
    controls.view.focusBoard();
  };
  const pause = () => {
    if (!puzzle || !isPlaying() || puzzle.game.isDone()) return;
    starwick.gameplay('stop');
    session.store(puzzle);
    saver.touch();
    controls.view.setHidden(true);
    const { movesLeft } = puzzle.game.play;
    const lede = `${movesLeft} ${movesLeft === 1 ? 'swap' : 'swaps'} left. The board is saved.`;
    const howTo = () => showHowTo(screens, howToStair(), () => (resume(), pause()));
    showPause(screens, { lede, another: 'The house' }, { resume, howTo, leave: openMap }, switches);
  };
  const finish = (done: OpenPuzzle<ModeKey, StairGame>) =>
    finishStep({
      ...{ starwick, session, saver, screens, sound, ledger, losses, puzzle: done },
      view: controls.view,
      isOpen: () => puzzle === done,
      startStep: (step) => void open(step),
      showNext: openStep,
      showMap: openMap,
    });

  const controls = createControls({ sound, act: performOnGame, pause: () => pause() });
  root.replaceChildren(controls.view.node);
  const screens = createScreens(root, controls.view.node);
  followSettings(starwick, ({ muted }) => sound.setMuted(muted));
  const togglePause = () => (screens.current() === 'pause' ? resume() : pause());
  listenToKeys(controls.keys, isPlaying);
  listenToKeys({ p: togglePause }, () => puzzle !== null);
  listenToGamepad();
  let isPagePause = false;
  starwick.on('pause', () => {
    isPagePause = isPlaying();
    pause();
  });
  starwick.on('resume', () => {
    if (isPagePause && screens.current() === 'pause') resume();
    isPagePause = false;
  });
  document.addEventListener('visibilitychange', () => document.hidden && pause());
  window.addEventListener('pagehide', pause);
  document.title = STAIR.title;
  if (!init.isPlayPressed) {
    openMap();
    return starwick.ready();
  }
  void open(begunStep() ?? nextStep(ledger)).finally(starwick.ready);
}
