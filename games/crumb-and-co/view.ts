/** The complete screen: the kit's frame, the room with its counter, the kitchen, and the sheet between evenings. */
import { el, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame } from '../kit/shell/frame';
import { createTickClock } from '../kit/tick-clock';
import { TICKS_PER_SECOND, type Edition, EVENINGS } from './config';
import { PRESS_CODES } from './codes';
import { createHud } from './hud';
import { drawScene } from './scene';
import type { Game } from './state';
import { createSvg } from './svg';
import { createCounterView, type CounterView } from './view-counter';
import { createKitchenView } from './view-kitchen';
import { createMorningView } from './view-morning';

export interface ViewHandlers {
  onPress(code: number): void;
  onPause(): void;
  /** Called at intervals during play, so that the game saves its state before a reload can lose it. */
  onBeat(): void;
}

export interface View extends PuzzleView<Game> {
  counter: CounterView;
  open(game: Game, edition: Edition, sceneKey: string): void;
  /** Shows that a press was rejected. */
  refuse(code: number): void;
}

const BEAT_TICKS = 2 * TICKS_PER_SECOND;
const LINE_MS = 2_600;
const LONGEST_MS = 150;

export function createView(handlers: ViewHandlers): View {
  const counter = createCounterView(handlers.onPress);
  const kitchen = createKitchenView(handlers.onPress);
  const hud = createHud(() => handlers.onPress(PRESS_CODES.close));
  const morning = createMorningView(handlers.onPress);
  const scene = el('div', { class: 'cc-scene' });
  const room = el(
    'div',
    { class: 'kit-card cc-room' },
    scene,
    hud.node,
    counter.node,
    el('div', { class: 'cc-bench' }),
  );
  const frame = createFrame({
    class: 'cc',
    board: room,
    controls: kitchen.node,
    hasClock: false,
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  const backdrop = el('div', { class: 'cc-morning-scene', 'aria-hidden': 'true' });
  frame.node.append(backdrop, morning.node);
  let game: Game | null = null;
  let title = '';
  let sceneKey = '';
  let shownKey = '';
  let lineTimer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a new phase, once. */
  const follow = ({ play }: Game) => {
    const key = `${play.phase} ${play.day}`;
    if (key === shownKey) return;
    const hadPhase = shownKey !== '';
    shownKey = key;
    const isOpen = play.phase === 'open';
    frame.node.classList.toggle('is-morning', !isOpen);
    const evening = Math.min(play.day + 1, EVENINGS);
    frame.setHeading(title, `${sceneKey}, evening ${evening} of ${EVENINGS}`);
    if (isOpen) {
      counter.open(play);
      kitchen.open(play);
    } else morning.show(play);
    if (!hadPhase) return;
    view.say('');
    view.focusBoard();
  };
  const show = () => {
    if (!game) return;
    const { play } = game;
    follow(game);
    hud.show(play);
    if (play.phase !== 'open') return morning.show(play);
    counter.show(play);
    kitchen.show(play);
  };
  const clock = createTickClock(
    { ticksPerSecond: TICKS_PER_SECOND, longestMs: LONGEST_MS },
    {
      tick() {
        if (!game?.isOpen()) return false;
        game.step();
        if (game.play.tick % BEAT_TICKS === 0 || !game.isOpen()) handlers.onBeat();
        return true;
      },
      show: (_share, _nowMs, _passedMs, ticks) => ticks > 0 && show(),
    },
  );

  const view: View = {
    ...frame,
    counter,
    setTime: () => undefined,
    say(text) {
      clearTimeout(lineTimer);
      frame.say(text);
      if (text) lineTimer = setTimeout(() => frame.say(''), LINE_MS);
    },
    setHidden(isHidden) {
      frame.setHidden(isHidden);
      if (isHidden || !game) clock.stop();
      else clock.start();
    },
    focusBoard: () => (game?.isOpen() ? kitchen.focus() : morning.focus()),
    shine: () => undefined,
    open(opened, edition, label) {
      game = opened;
      title = edition.title;
      sceneKey = label.replace(/^\d\. /, '');
      shownKey = '';
      const { week } = opened.play;
      frame.node.dataset.kitchen = week.kitchen;
      for (const [sceneKey, id] of [
        [scene, 'cc'],
        [backdrop, 'cc-back'],
      ] as const) {
        const art = createSvg(drawScene(week.kitchen, week.mode, id), '0 0 640 400', 'cc-scene-art');
        art.setAttribute('preserveAspectRatio', 'xMidYMin slice');
        sceneKey.replaceChildren(art);
      }
      show();
    },
    render: show,
    refuse: (code) => (code < PRESS_CODES.machine ? counter.refuse(code) : kitchen.refuse(code)),
  };
  setText(frame.node.querySelector('.kit-done')!, '');
  return view;
}
