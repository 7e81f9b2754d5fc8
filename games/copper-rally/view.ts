/** The screen of a race: the scene in the entire frame, the overlay, and the countdown before the race resumes. */
import { isReducedMotion, listenToAppearance } from '../kit/appearance';
import { el, icon, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createTickClock } from '../kit/tick-clock';
import { findLeg, TICKS_PER_SECOND, type World } from './config';
import { createHud } from './hud';
import { ICONS } from './icons';
import { listenToInputs, type Inputs } from './inputs';
import type { EngineHum } from './sounds';
import type { StageView } from './stage';
import type { Game } from './state';
import { timeoutText } from './words';

export interface ViewHandlers {
  onPause(): void;
  onAgain(): void;
  /** Called at intervals during the race, so that the game saves its state before a reload can lose it. */
  onStretch(): void;
  /** Called when the car has passed the finish, before the last move is recorded. */
  onHome(): void;
}

export interface View extends PuzzleView<Game> {
  stage: StageView;
  inputs: Inputs;
  open(game: Game, label: string): void;
  /** Restarts from the start line after the countdown. */
  again(): void;
  /** Shows a word over the road for a moment. */
  shout(text: string): void;
  showTimeout(): void;
  isTimeoutShown(): boolean;
}

const STRETCH_TICKS = 60;
const COUNT = 3;
const COUNT_MS = 700;
const LONGEST_MS = 100;
const END_MS = 900;
const EVENT_TEXT_MS = 1_100;
const HINT_TICKS = 420;

const HINTS: Readonly<Record<World, string>> = {
  road: 'Arrows steer, down brakes, Space bursts. R begins again, P pauses.',
  table: 'Left and right turn, down brakes. Or lead the car with the pointer. R begins again, P pauses.',
};

const FIELD_LABELS: Readonly<Record<World, string>> = {
  road: 'The road. Left and right steer, down brakes, Space spends lamps on a burst.',
  table: 'The table. Left and right turn the car, down brakes.',
};

function createTimeout(on: { again(): void }) {
  const title = el('h2', { text: 'Out of time' });
  const text = el('p');
  const button = el('button', {
    type: 'button',
    class: 'kit-button is-play',
    text: 'Try again',
    on: { click: on.again },
  });
  const node = el(
    'div',
    { class: 'cr-late', hidden: true, role: 'group', 'aria-label': 'Out of time' },
    title,
    text,
    button,
  );
  return { node, text, button };
}

/** Creates the view of a world. */
export function createView(world: World, stage: StageView, hum: EngineHum, handlers: ViewHandlers): View {
  const hud = createHud(world, { pause: handlers.onPause, again: handlers.onAgain });
  const count = el('p', { class: 'cr-count', role: 'status', hidden: true });
  const about = el('p', { class: 'cr-about', hidden: true });
  const word = el('p', { class: 'cr-shout', 'aria-hidden': 'true', hidden: true });
  const line = el('p', { class: 'cr-line', 'aria-live': 'polite' });
  const hint = el('p', { class: 'cr-hint', text: HINTS[world] });
  const createPad = (name: string, label: string, path: string) =>
    el(
      'button',
      { type: 'button', class: `cr-pad is-${name}`, tabindex: '-1' },
      icon(path),
      el('span', { text: label }),
    );
  const brake = createPad('brake', 'Brake', ICONS.brake);
  const boost = createPad('burst', 'Burst', ICONS.burst);
  boost.hidden = world === 'table';
  const field = el(
    'div',
    { class: 'cr-field', tabindex: '0', role: 'application', 'aria-label': FIELD_LABELS[world] },
    stage.node,
  );
  const timeout = createTimeout({ again: () => handlers.onAgain() });
  const node = el(
    'main',
    { class: `cr is-${world} is-idle` },
    field,
    hud.node,
    word,
    hint,
    brake,
    boost,
    count,
    about,
    timeout.node,
    line,
  );
  const inputs = listenToInputs({ field, brake, boost }, world, stage);
  let game: Game | null = null;
  let isOver = false;
  let isHidden = true;
  let eventTextTimer: ReturnType<typeof setTimeout> | undefined;

  const speedOf = () => {
    const play = game!.play as unknown as { speed?: number; vx?: number; vy?: number };
    return play.speed !== undefined ? play.speed / 1.25 : Math.hypot(play.vx ?? 0, play.vy ?? 0) / 0.44;
  };
  const clock = createTickClock(
    { ticksPerSecond: TICKS_PER_SECOND, longestMs: LONGEST_MS, countMs: COUNT_MS },
    {
      tick() {
        if (!game || game.play.ending) return false;
        stage.mark();
        game.hold(inputs.read());
        game.step();
        if (game.play.tick % STRETCH_TICKS === 0) handlers.onStretch();
        return !game.play.ending;
      },
      show(share, nowMs, passedMs) {
        if (!game) return;
        stage.show(game.play.ending ? 1 : share, nowMs / 1000, passedMs / 1000);
        hud.show(game);
        if (game.play.ending) hum.stop();
        else if (count.hidden) hum.set(Math.min(1, speedOf()));
        if (!hint.hidden && game.play.tick > HINT_TICKS) hint.hidden = true;
        if (!game.play.ending || isOver) return;
        isOver = true;
        if (game.play.ending === 'home') handlers.onHome();
      },
      count(seconds) {
        count.hidden = seconds === null;
        about.hidden = seconds === null || (game?.play.tick ?? 0) > 0;
        setText(count, seconds === null ? '' : String(seconds));
      },
    },
  );
  const run = () => {
    if (isHidden || !game) {
      hum.stop();
      return clock.stop();
    }
    clock.start(game.play.ending ? 0 : COUNT);
  };
  listenToAppearance(() => stage.restyle());

  return {
    node,
    stage,
    inputs,
    setTime: () => undefined,
    say: (text) => setText(line, text),
    focusBoard: () => (timeout.node.hidden ? field : timeout.button).focus({ preventScroll: true }),
    setHidden(value) {
      isHidden = value;
      inputs.release();
      run();
    },
    shine: () => new Promise((done) => setTimeout(done, isReducedMotion() ? 200 : END_MS)),
    open(opened, label) {
      game = opened;
      isOver = false;
      node.classList.remove('is-idle');
      timeout.node.hidden = true;
      setText(about, findLeg(world, opened.play.mode).about);
      hint.hidden = opened.play.tick > HINT_TICKS;
      stage.open(opened);
      hud.open(label, opened);
      hud.show(opened);
    },
    again() {
      isOver = false;
      timeout.node.hidden = true;
      inputs.release();
      stage.open(game!);
      run();
      field.focus({ preventScroll: true });
    },
    shout(text) {
      clearTimeout(eventTextTimer);
      setText(word, text);
      word.hidden = false;
      // Restarts the rising animation.
      word.classList.remove('is-up');
      void word.offsetWidth;
      word.classList.add('is-up');
      eventTextTimer = setTimeout(() => (word.hidden = true), EVENT_TEXT_MS);
    },
    showTimeout() {
      setText(timeout.text, timeoutText(world, game!.play));
      timeout.node.hidden = false;
      timeout.button.focus({ preventScroll: true });
    },
    isTimeoutShown: () => !timeout.node.hidden,
    render: (shown) => hud.show(shown),
  };
}
