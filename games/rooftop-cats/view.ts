/** The screen of a run: the scene in the entire frame, the overlay, and the countdown before the run resumes. */
import { isReducedMotion, listenToAppearance } from '../kit/appearance';
import { el, icon, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createTickClock } from '../kit/tick-clock';
import { MODES, TICKS_PER_SECOND } from './config';
import { createHud } from './hud';
import { ICONS } from './icons';
import { metresOf } from './play';
import type { Game } from './state';
import { createStageView, type StageView } from './view-stage';

export interface ViewHandlers {
  onPause(): void;
  /** Called after every second of play. */
  onBeat(): void;
  /** Called at intervals during play, so that the game saves its state before a reload can lose it. */
  onStretch(): void;
  /** Called when the run has ended, before the final move is recorded. */
  onOver(): void;
}

export interface View extends PuzzleView<Game> {
  stage: StageView;
  /** The element on which a press jumps. */
  pad: HTMLElement;
  slide: HTMLButtonElement;
  open(game: Game, mode: string): void;
}

const BEAT_TICKS = 60;
/** The interval between saves, a fifth of a second. It is short because data sent while a page closes may not arrive. */
const STRETCH_TICKS = 12;
const COUNT = 3;
const COUNT_MS = 800;
const LONGEST_MS = 100;
const END_MS = 1_000;
const REDUCED_END_MS = 250;
/** The distance up to which the keys are shown, in meters. */
const HINT_METRES = 45;

export function createView(handlers: ViewHandlers): View {
  const stage = createStageView();
  const hud = createHud(handlers.onPause);
  const count = el('p', { class: 'rc-count', role: 'status', hidden: true });
  const line = el('p', { class: 'rc-line', 'aria-live': 'polite' });
  const hint = el('p', { class: 'rc-hint', text: 'Space jumps, hold for higher. Down slides. P pauses.' });
  const slide = el(
    'button',
    { type: 'button', class: 'rc-slide' },
    icon(ICONS.slide),
    el('span', { text: 'Slide' }),
  );
  const pad = el(
    'div',
    {
      class: 'rc-pad',
      tabindex: '0',
      role: 'application',
      'aria-label':
        'Rooftops. Space jumps, hold it to jump higher, press again in the air for a second jump. Down slides.',
    },
    stage.node,
  );
  const node = el('main', { class: 'rc' }, pad, hud.node, hint, slide, count, line);
  let game: Game | null = null;
  let isOver = false;

  const clock = createTickClock(
    { ticksPerSecond: TICKS_PER_SECOND, longestMs: LONGEST_MS, countMs: COUNT_MS },
    {
      tick() {
        if (!game || game.isOver()) return false;
        stage.mark();
        game.step();
        if (game.play.tick % BEAT_TICKS === 0) handlers.onBeat();
        else if (game.play.tick % STRETCH_TICKS === 0) handlers.onStretch();
        return !game.isOver();
      },
      show(share, nowMs, passedMs) {
        if (!game) return;
        stage.show(game.isOver() ? 1 : share, nowMs / 1000, passedMs / 1000);
        hud.show(game);
        if (!hint.hidden && metresOf(game.play) > HINT_METRES) hint.hidden = true;
        if (!game.isOver() || isOver) return;
        isOver = true;
        handlers.onOver();
      },
      count(seconds) {
        count.hidden = seconds === null;
        setText(count, seconds === null ? '' : String(seconds));
      },
    },
  );
  listenToAppearance(stage.restyle);

  return {
    node,
    stage,
    pad,
    slide,
    setTime: () => undefined,
    say: (text) => setText(line, text),
    focusBoard: () => pad.focus({ preventScroll: true }),
    setHidden(isHidden) {
      if (isHidden || !game) return clock.stop();
      clock.start(game.play.tick > 0 && !game.isOver() ? COUNT : 0);
    },
    shine: () =>
      new Promise((done) => {
        const isReduced = isReducedMotion();
        setTimeout(done, isReduced ? REDUCED_END_MS : END_MS);
      }),
    open(opened, mode) {
      game = opened;
      isOver = opened.isOver();
      stage.open(opened);
      hint.hidden = metresOf(opened.play) > HINT_METRES;
      hud.setHeading('Rooftop Cats', mode, MODES[opened.play.mode].isCarried);
      hud.show(opened);
    },
    render: (shown) => hud.show(shown),
  };
}
