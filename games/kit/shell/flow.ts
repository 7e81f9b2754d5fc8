/** Runs a game from its start screen to its result: opens, pauses, saves, submits and shares. */
import { INSPECTION_MS } from '@/lib/domain/run/run-clock';
import type { GameInit } from '@/lib/game-protocol';
import type { Starwick } from '../../sdk/api';
import { listenToGamepad, listenToKeys } from '../keyboard';
import { createSaver } from '../saver';
import { createScreens } from '../screens';
import { createSound } from '../sound';
import { createSoundSwitch } from '../sound-switch';
import { followSettings } from '../theme';
import { formatDay } from '../time';
import { createChoices, findFirstChoice } from './choices';
import type { PuzzleActions, PuzzlePresenter } from './presenter';
import { finishPuzzle } from './finish';
import { showStrip, type InstructionStrip } from './instruction-strip';
import type { PuzzleGame, PuzzleKind } from './kind';
import { showHowTo, showPause, showStart, showTrouble } from './screens';
import { timeValue } from './value';
import { createSession, type OpenPuzzle } from './session';
import { describeTrouble } from './trouble';

const CLOCK_EVERY_MS = 250;

/**
 * Builds the game in the root. When the player has pressed Play on the page, the board opens at once; otherwise the
 * start screen opens. Reports to the page that the game is ready as soon as either is visible.
 */
export function startPuzzle<Mode extends string, Move, Game extends PuzzleGame<Move>, Extra extends object>(
  root: HTMLElement,
  starwick: Starwick,
  init: GameInit,
  kind: PuzzleKind<Mode, Move, Game, Extra>,
  makeFace: (actions: PuzzleActions<Game>) => PuzzlePresenter<Game>,
): void {
  const { edition, modeLabels } = kind;
  const session = createSession(starwick, init, kind);
  const saver = createSaver(starwick, session.serialize);
  const sound = createSound();
  const switches = [createSoundSwitch(starwick)];
  let puzzle: OpenPuzzle<Mode, Game> | null = null;

  /** Returns whether finishing a mode offers another run of the same mode directly. */
  const isRestarted = (mode: Mode) => {
    const value = face.value ?? timeValue;
    return value.isRestarted === true || (value.isRestarted === 'but the daily' && mode !== 'daily');
  };
  const timeMs = () => starwick.run.activeMs() + (puzzle?.game.play.penaltyMs ?? 0);
  const isPlaying = () => puzzle !== null && screens.current() === null;
  const dayOf = ({ mode, run }: OpenPuzzle<Mode, Game>) =>
    mode === 'daily' && run.levelKey ? formatDay(run.levelKey, init.locale) : modeLabels[mode];
  const labelOf = (open: OpenPuzzle<Mode, Game>) =>
    open.mode === 'daily' ? `${dayOf(open)}, ${face.levelName(open.game)}` : dayOf(open);

  const reportMoves = (game: Game) => {
    const done = view.node.querySelector('.kit-done')?.textContent;
    const words = [done, face.countedNoun].filter(Boolean).join(' ');
    starwick.run.setMoveCount(game.moves.length, kind.progressOf?.(game), words);
    if (game.moves.length !== openedMoves) hideStrip();
  };

  let strip: InstructionStrip | null = null;
  let openedMoves = 0;
  const hideStrip = () => {
    if (!strip?.isShown()) return;
    const isFocused = strip.hasFocus();
    strip.hide();
    session.saves.hasSeenHowTo = true;
    saver.touch();
    if (isFocused) view.focusBoard();
  };
  const showInstructions = (story: readonly string[]) => {
    strip?.hide();
    strip = showStrip({
      game: view.node,
      steps: session.saves.hasSeenHowTo ? [] : face.howTo().map(({ text }) => text),
      story,
      onRules: () => {
        pause();
        showHowTo(screens, face.howTo(), resume);
      },
      onClose: hideStrip,
    });
  };

  let inspection: ReturnType<typeof setTimeout> | undefined;
  const startClock = () => {
    clearTimeout(inspection);
    inspection = undefined;
    starwick.gameplay('start');
  };
  /** Starts the free inspection of a new level. Ranked time starts at the first move, at the first pause or after 15 s. */
  const startInspection = () => {
    inspection = setTimeout(startClock, INSPECTION_MS);
  };

  const performAction = (action: (game: Game) => string | void) => {
    if (!puzzle || !isPlaying() || puzzle.game.isDone()) return;
    const line = action(puzzle.game);
    // Starts the clock before it reports the move, because the server counts time from that report on.
    if (inspection && puzzle.game.moves.length !== openedMoves) startClock();
    if (typeof line === 'string') view.say(line);
    view.render(puzzle.game);
    reportMoves(puzzle.game);
    session.store(puzzle);
    saver.touch();
    if (puzzle.game.isDone()) void finish(puzzle);
  };

  const choose = () => {
    const choices = createChoices({ kind, session, value: face.value ?? timeValue, levelKey: init.levelKey });
    const isDayRequested = init.levelKey !== null;
    const first = findFirstChoice(choices, {
      requested: init.mode,
      last: session.saves.lastMode,
      isDayRequested,
    });
    return { choices, first };
  };

  const openStart = () => {
    puzzle = null;
    delete root.dataset.finished;
    view.setHidden(true);
    const { choices, first } = choose();
    const howTo = () => {
      session.saves.hasSeenHowTo = true;
      showHowTo(screens, face.howTo(), openStart);
    };
    showStart(
      screens,
      edition,
      choices,
      first,
      { play: (mode) => void open(mode), restart: startAnother, howTo },
      [...switches, ...(face.startSwitches?.(openStart) ?? [])],
    );
  };

  const open = async (mode: Mode) => {
    try {
      enter(await session.open(mode));
    } catch (error) {
      const { lede, isRefused } = describeTrouble(error);
      const isOtherDay = isRefused && mode === 'daily' && init.levelKey !== null;
      showTrouble(screens, 'No puzzle came', lede, [
        isOtherDay
          ? { label: 'Play today’s puzzle', onPress: () => starwick.navigate('today') }
          : { label: 'Try again', onPress: () => void open(mode) },
        { label: 'Play for practice', onPress: () => enter(session.practise(mode)) },
        { label: 'Back', onPress: openStart },
      ]);
    }
  };

  const enter = (opened: OpenPuzzle<Mode, Game>) => {
    puzzle = opened;
    delete root.dataset.finished;
    face.onOpen(opened.game, dayOf(opened), labelOf(opened));
    const isNew = opened.game.moves.length === 0;
    face.begin?.(opened.game);
    view.say('');
    view.render(opened.game);
    reportMoves(opened.game);
    if (opened.game.isDone()) return void finish(opened);
    session.store(opened);
    saver.touch();
    openedMoves = opened.game.moves.length;
    const story = isNew ? (face.story?.(opened.game) ?? []) : [];
    if (story.length || !session.saves.hasSeenHowTo) showInstructions(story);
    else strip?.hide();
    screens.hide();
    view.setHidden(false);
    // In a game with ticks, the state changes even if the player makes no move.
    const isUntouched = openedMoves === 0 && starwick.run.activeMs() === 0 && !kind.hasTimedMoves;
    if (isUntouched) startInspection();
    else startClock();
    view.focusBoard();
  };

  const startAnother = (mode: Mode) => {
    session.drop(mode);
    void open(mode);
  };

  const resume = () => {
    screens.hide();
    view.setHidden(false);
    startClock();
    view.focusBoard();
  };

  const pause = () => {
    if (!puzzle || !isPlaying() || puzzle.game.isDone()) return;
    // A pause ends the free inspection, because otherwise pauses would extend it.
    if (inspection) startClock();
    starwick.gameplay('stop');
    session.store(puzzle);
    saver.touch();
    view.setHidden(true);
    const value = face.value ?? timeValue;
    const lede = value.paused(value.format(value.of(puzzle.game, timeMs())), puzzle.game);
    const { mode } = puzzle;
    showPause(
      screens,
      { lede, another: isRestarted(puzzle.mode) ? 'Modes' : value.another },
      {
        resume,
        howTo: () => showHowTo(screens, face.howTo(), () => (resume(), pause())),
        leave: openStart,
      },
      [...switches, ...(face.pauseSwitches?.({ resume, restart: () => startAnother(mode) }) ?? [])],
    );
  };

  const finish = (solved: OpenPuzzle<Mode, Game>) => {
    const isFresh = isPlaying();
    view.setHidden(false);
    const hasPanel = init.hasResultPanel === true;
    root.toggleAttribute('data-finished', hasPanel);
    return finishPuzzle({
      ...{ starwick, session, saver, screens, sound, face, edition, isFresh },
      puzzle: solved,
      label: labelOf(solved),
      timeMs: timeMs(),
      isOpen: () => puzzle === solved,
      next: isRestarted(solved.mode) ? () => void open(solved.mode) : openStart,
      chapter: (mode) => void open(mode),
      start: isRestarted(solved.mode) ? openStart : null,
      hasPanel,
    });
  };

  const face = makeFace({ sound, act: performAction, pause: () => pause() });
  const { view } = face;
  root.replaceChildren(view.node);
  const screens = createScreens(root, view.node);
  followSettings(starwick, ({ muted }) => sound.setMuted(muted));
  const togglePause = () => (screens.current() === 'pause' ? resume() : pause());
  // Keys are ignored while a screen covers the game.
  listenToKeys(face.keys, isPlaying, { hasUndo: !face.hasTyping, hasTyping: face.hasTyping ?? false });
  listenToKeys({ p: togglePause }, () => puzzle !== null && !(face.hasTyping && isPlaying()));
  // The gamepad buttons act as letter keys.
  if (!face.hasTyping) listenToGamepad();
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
  setInterval(() => isPlaying() && view.setTime(timeMs()), CLOCK_EVERY_MS);
  if (!init.isPlayPressed) {
    openStart();
    return starwick.ready();
  }
  void open(choose().first).finally(starwick.ready);
}
