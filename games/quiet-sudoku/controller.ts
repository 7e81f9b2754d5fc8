/** Joins the session, the game and the screens: what happens when the player does something. */
import type { GameInit } from '@/lib/game-protocol';
import { listenGamepad, listenKeys } from '../kit/keyboard';
import { createSaver } from '../kit/saver';
import { createScreens } from '../kit/screens';
import { createSound } from '../kit/sound';
import { followSettings } from '../kit/theme';
import { formatDay, formatTime } from '../kit/time';
import type { Starwick } from '../sdk/api';
import { SAVE_DELAY_MS, MODE_LABELS, type Edition } from './config';
import { keysOf } from './keys';
import { layoutOf } from './layout';
import { showHowTo, showPause, showResult, showStart, showTrouble, type Outcome } from './screens';
import { createSession, type Puzzle } from './session';
import { shareText } from './share';
import type { ModeKey } from './types';
import { createView } from './view';

const CLOCK_EVERY_MS = 250;
const LIGHT_UP_MS = 900;

/** Builds the game in the root and opens its start screen. */
export function startGame(root: HTMLElement, starwick: Starwick, init: GameInit, edition: Edition): void {
  const session = createSession(starwick, init, edition);
  const saver = createSaver(starwick, session.serialise, SAVE_DELAY_MS);
  const sound = createSound();
  let puzzle: Puzzle | null = null;

  const timeMs = () => starwick.run.activeMs() + (puzzle?.game.play.penaltyMs ?? 0);
  const labelOf = ({ mode, run, game }: Puzzle) =>
    mode === 'daily' && run.levelKey
      ? `${formatDay(run.levelKey, init.locale)}, ${game.play.level.grade}`
      : MODE_LABELS[mode];
  const isPlaying = () => puzzle !== null && screens.current() === null;

  /** Runs an action on the open puzzle, then shows, keeps and weighs what came of it. */
  const act = (action: (open: Puzzle) => string | void) => {
    if (!puzzle || !isPlaying()) return;
    const line = action(puzzle);
    if (typeof line === 'string') view.say(line);
    starwick.run.setMoveCount(puzzle.game.moves.length);
    view.render(puzzle.game);
    session.keep(puzzle);
    saver.touch();
    if (puzzle.game.isDone()) void finish(puzzle);
  };
  const handlers = {
    onSelect: (cell: number) => act(({ game }) => void (game.select(cell), queueMicrotask(view.focusBoard))),
    onStep: (down: number, right: number) =>
      act(({ game }) => void (game.step(down, right), queueMicrotask(view.focusBoard))),
    onDigit: (digit: number, isNote?: boolean) =>
      act(({ game }) => {
        const done = game.enter(digit, isNote);
        if (done !== 'refused') sound.play(done === 'placed' ? [392 + digit * 22] : [660], { lengthMs: 90 });
        return '';
      }),
    onErase: () => act(({ game }) => (game.erase(), '')),
    onUndo: () => act(({ game }) => (game.undo(), '')),
    onRedo: () => act(({ game }) => (game.redo(), '')),
    onNotes: () => act(({ game }) => (game.toggleNoting(), game.isNoting ? 'Notes on' : 'Notes off')),
    onHint: () => act(({ game }) => (game.askHint() ? '' : 'Nothing to hint at.')),
    onCloseHint: () => act(({ game }) => (game.closeHint(), queueMicrotask(view.focusBoard), '')),
    onCheck: () =>
      act(({ game }) => {
        const wrong = game.check();
        return wrong
          ? `${wrong === 1 ? 'One cell is' : `${wrong} cells are`} not right: marked with a cross.`
          : 'All right so far.';
      }),
    onPause: () => pause(),
  };

  const layout = layoutOf(edition.variant);
  const view = createView(layout, handlers);
  root.replaceChildren(view.node);
  const screens = createScreens(root, view.node);

  const openStart = () => {
    puzzle = null;
    view.setHidden(true);
    const { saves } = session;
    const choices = edition.modes.map((mode) => {
      const saved = saves.puzzles[mode];
      return {
        mode,
        note: saved
          ? saved.isFinished
            ? 'Solved, not sent yet'
            : `Begun, ${formatTime(saved.activeMs)}`
          : '',
      };
    });
    const first = edition.modes.find((mode) => mode === init.mode) ?? saves.lastMode ?? edition.modes[0]!;
    showStart(screens, edition, choices, first, {
      play: (mode) => void open(mode),
      howTo: () => showHowTo(screens, edition, openStart),
    });
  };

  const open = async (mode: ModeKey) => {
    const hasSeen = session.saves.hasSeenHowTo;
    session.saves.hasSeenHowTo = true;
    try {
      const opened = await session.open(mode);
      if (hasSeen) enter(opened);
      else showHowTo(screens, edition, () => enter(opened));
    } catch {
      showTrouble(
        screens,
        'No puzzle came',
        'The server could not be reached. You can play for practice meanwhile.',
        [
          { label: 'Try again', onPress: () => void open(mode) },
          { label: 'Play for practice', onPress: () => enter(session.practise(mode)) },
          { label: 'Back', onPress: openStart },
        ],
      );
    }
  };

  const enter = (opened: Puzzle) => {
    puzzle = opened;
    view.setHeading(edition.title, labelOf(opened));
    view.render(opened.game);
    starwick.run.setMoveCount(opened.game.moves.length);
    if (opened.game.isDone()) return void finish(opened);
    session.keep(opened);
    saver.touch();
    resume();
  };

  const resume = () => {
    screens.hide();
    view.setHidden(false);
    starwick.gameplay('start');
    view.focusBoard();
  };

  const pause = () => {
    if (!puzzle || !isPlaying() || puzzle.game.isDone()) return;
    starwick.gameplay('stop');
    session.keep(puzzle);
    saver.touch();
    view.setHidden(true);
    showPause(screens, formatTime(timeMs()), {
      resume,
      howTo: () => showHowTo(screens, edition, () => (resume(), pause())),
      leave: openStart,
    });
  };

  const finish = async (solved: Puzzle) => {
    starwick.gameplay('stop');
    session.keep(solved);
    saver.touch();
    void saver.flush();
    const isFresh = isPlaying();
    view.setHidden(false);
    const outcome: Outcome = {
      label: labelOf(solved),
      timeMs: timeMs(),
      penaltyMs: solved.game.play.penaltyMs,
      result: null,
      status: solved.isRanked ? 'sending' : 'unranked',
    };
    const show = () =>
      showResult(screens, outcome, {
        share: () => void share(outcome),
        next: openStart,
        scores: () => starwick.navigate('scores'),
        again: () => void send(),
      });
    const share = async (shared: Outcome) => {
      const text = shareText(edition.title, solved, shared);
      const how = await starwick.share(text).catch(() => 'shown' as const);
      if (how === 'shown') showTrouble(screens, 'Share', text, [{ label: 'Back', onPress: show }]);
    };
    const send = async () => {
      outcome.status = 'sending';
      show();
      try {
        outcome.result = await session.submit(solved);
        outcome.status = 'sent';
      } catch {
        outcome.status = 'kept';
      }
      saver.touch();
      void saver.flush();
      if (puzzle === solved) show();
    };
    if (isFresh) {
      starwick.celebrate();
      sound.play([523, 659, 784, 1047], { gapMs: 110, lengthMs: 420 });
      view.shine();
      if (!starwick.settings().reducedMotion) await new Promise((done) => setTimeout(done, LIGHT_UP_MS));
    }
    if (solved.isRanked) return send();
    delete session.saves.puzzles[solved.mode];
    saver.touch();
    show();
  };

  followSettings(starwick, ({ muted }) => sound.setMuted(muted));
  listenKeys(
    keysOf(handlers, () => (screens.current() === 'pause' ? resume() : pause())),
    () => puzzle !== null,
  );
  listenGamepad();
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
  setInterval(() => isPlaying() && view.setTime(timeMs()), CLOCK_EVERY_MS);
  openStart();
}
