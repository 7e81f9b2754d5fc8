/** The screen of a tune: the deck in the entire frame, its overlay, and the timing test. */
import { isReducedMotion, listenToAppearance } from '../kit/appearance';
import { stopFlings } from '../kit/stop-flings';
import { el, icon, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { strengthName } from './config';
import { laneAt } from './deck/geometry';
import { LANE_KEYS, LANE_NAMES, LANE_PATHS } from './deck/palette';
import { createStage, type DeckStage } from './deck/stage';
import { createRecordPlayback } from './deck/record-playback';
import type { MusicBand } from './music/band';
import type { Speaker } from './music/speaker';
import { createHud } from './room/hud';
import type { TimingTest } from './room/timing';
import type { Preferences } from './saved-preferences';
import { LAG_MS, type Game } from './state';
import { TUNES } from './tunes/tunes';

export interface ViewHandlers {
  onPause(): void;
  /** Called at intervals during play, so that the game saves its state before a reload can lose it. */
  onStretch(): void;
  /** Called when the tune has ended, before the final move is recorded. */
  onOver(): void;
  onLane(lane: number, isDown: boolean, pageMs: number): void;
}

export interface ViewParts {
  preferences: Preferences;
  speaker: Speaker;
  band: MusicBand;
  timing: TimingTest;
}

export interface View extends PuzzleView<Game> {
  stage: DeckStage;
  open(game: Game, title: string): void;
  /** Lowers the needle, or resumes at the last bar. */
  begin(): void;
  /** Converts the page time of a press to the position in the tune that it is judged at; null while nothing plays. */
  judgedAt(pageMs: number): number | null;
  /** Shows the timing test instead of the tune when the view is shown next. */
  wantTiming(): void;
}

const STRETCH_MS = 500;
const LEAD_MS = 1_300;
const COUNT = 3;
const SHORTEST_BEAT_MS = 520;
const END_MS = 900;
const REDUCED_END_MS = 200;

/** Creates the lanes as buttons, which screen readers use and fingers aim at. The deck around them reports presses. */
function makeLanes(onLane: ViewHandlers['onLane']): HTMLElement[] {
  return LANE_KEYS.map((key, lane) => {
    const button = el(
      'button',
      {
        type: 'button',
        class: `nd-lane is-${LANE_NAMES[lane]}`,
        'aria-label': `Lane ${lane + 1}, ${LANE_NAMES[lane]}, key ${key}`,
      },
      icon(LANE_PATHS[lane]!, true),
      el('b', { text: key, 'aria-hidden': 'true' }),
    );
    for (const [type, isDown] of [
      ['keydown', true],
      ['keyup', false],
    ] as const)
      button.addEventListener(type, (event) => {
        if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        onLane(lane, isDown, event.timeStamp);
      });
    return button;
  });
}

/** Handles touch and mouse input. Assigns each press to the nearest lane until its release. */
function listenToPad(pad: HTMLElement, stage: DeckStage, onLane: ViewHandlers['onLane']): void {
  const held = new Map<number, number>();
  pad.addEventListener('pointerdown', (event) => {
    if (event.button > 0) return;
    const lane = laneAt(stage.geometry, event.clientX - pad.getBoundingClientRect().left);
    held.set(event.pointerId, lane);
    pad.setPointerCapture(event.pointerId);
    onLane(lane, true, event.timeStamp);
  });
  const letGo = (event: PointerEvent) => {
    const lane = held.get(event.pointerId);
    if (lane === undefined) return;
    held.delete(event.pointerId);
    if (![...held.values()].includes(lane)) onLane(lane, false, event.timeStamp);
  };
  pad.addEventListener('pointerup', letGo);
  pad.addEventListener('pointercancel', letGo);
  pad.addEventListener('contextmenu', (event) => event.preventDefault());
  stopFlings(pad);
}

export function createView({ preferences, speaker, band, timing }: ViewParts, handlers: ViewHandlers): View {
  const stage = createStage();
  const hud = createHud(handlers.onPause);
  const count = el('p', { class: 'nd-count', role: 'status', hidden: true });
  const line = el('p', { class: 'nd-line', 'aria-live': 'polite' });
  const lanes = makeLanes(handlers.onLane);
  const pad = el(
    'div',
    {
      class: 'nd-pad',
      tabindex: '0',
      role: 'application',
      'aria-label': 'Record. Press D, F, J or K as the notes reach the needle.',
    },
    stage.node,
    ...lanes,
  );
  const node = el('main', { class: 'nd' }, pad, hud.node, count, line, timing.node);
  listenToPad(pad, stage, handlers.onLane);
  let game: Game | null = null;
  let isOver = false;
  let isTimingWanted = false;
  let savedMs = 0;
  let tune = TUNES.test;

  stage.onLayout(({ x, y, radii, gap, height }) => {
    lanes.forEach((button, lane) => {
      button.style.left = `${x + radii[lane]!}px`;
      button.style.top = `${y + gap * 0.42}px`;
      button.style.width = `${gap - 6}px`;
      button.style.height = `${Math.max(44, height - y - gap * 0.42 - 8)}px`;
    });
  });
  const turning = createRecordPlayback({
    frame(songMs, zeroMs, nowMs) {
      if (!game) return false;
      const judgedMs = songMs - preferences.offsetMs;
      game.advanceTo(judgedMs - LAG_MS);
      band.follow(songMs, zeroMs);
      stage.show(songMs, nowMs);
      hud.show(game);
      if (Math.abs(game.play.ms - savedMs) >= STRETCH_MS) {
        savedMs = game.play.ms;
        handlers.onStretch();
      }
      if (judgedMs - LAG_MS < game.play.chart.lengthMs || isOver) return true;
      isOver = true;
      handlers.onOver();
      return false;
    },
    count(beats) {
      count.hidden = beats === null;
      setText(count, beats === null ? '' : String(beats));
      if (beats !== null) speaker.tick(3);
    },
  });
  const begin = () => {
    if (!game || game.play.strength === null || game.play.isOver) return;
    timing.hide();
    speaker.wake();
    game.loosen();
    const from = game.play.ms > 0 ? game.barBefore(game.play.ms) : 0;
    const beatMs = Math.max(SHORTEST_BEAT_MS, 60_000 / tune.bpm);
    band.start(from);
    turning.start(game.play.ms > 0 ? from : -LEAD_MS, COUNT, beatMs);
    hud.setHeading(tune.title, strengthName(game.play.strength));
    pad.focus({ preventScroll: true });
  };
  const stop = () => {
    turning.stop();
    band.stop();
  };
  listenToAppearance(() => stage.restyle());
  return {
    node,
    stage,
    begin,
    wantTiming: () => void (isTimingWanted = true),
    setTime: () => undefined,
    say: (text) => setText(line, text),
    focusBoard() {
      if (!timing.isShown) pad.focus({ preventScroll: true });
    },
    setHidden(isHidden) {
      if (isHidden || !game) return stop();
      if (isTimingWanted) timing.show();
      else begin();
      isTimingWanted = false;
    },
    shine() {
      stop();
      const isReduced = isReducedMotion();
      return new Promise((done) => setTimeout(done, isReduced ? REDUCED_END_MS : END_MS));
    },
    open(opened, title) {
      game = opened;
      isOver = opened.play.isOver;
      savedMs = opened.play.ms;
      tune = TUNES[opened.play.mode];
      timing.hide();
      band.open(opened.play.mode);
      stage.open(opened);
      hud.setHeading(title, opened.play.strength === null ? '' : strengthName(opened.play.strength));
      hud.show(opened);
    },
    render: (shown) => hud.show(shown),
    judgedAt: (pageMs) => (turning.isTurning ? turning.songAt(pageMs) - preferences.offsetMs : null),
  };
}
