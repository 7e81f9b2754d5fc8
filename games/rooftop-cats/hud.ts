/** Shows the overlay of the scene: the distance or the time, the points, the lantern, and the pause button. */
import { el, icon, setAttribute, setText } from '../kit/dom';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { formatTime } from '../kit/time';
import { LANTERN, MODES, TICKS_PER_SECOND } from './config';
import { multiplierOf } from './finds';
import { ICONS } from './icons';
import { metresOf, scoreOf } from './play';
import type { Game } from './state';

export interface Hud {
  node: HTMLElement;
  show(game: Game): void;
  /** Sets the heading. In a timed run, shows the multiplier of the moths instead of the lantern. */
  setHeading(title: string, mode: string, isTimed: boolean): void;
}

const LEVELS = 12;

/** Returns a function that writes a number into a node only when it has changed, because formatting numbers is slow. */
function createWriter(node: HTMLElement, write: (number: number) => string): (number: number) => void {
  let shownPoints: number | null = null;
  return (number) => {
    if (number === shownPoints) return;
    shownPoints = number;
    setText(node, write(number));
  };
}

export function createHud(onPause: () => void): Hud {
  const title = el('h1', { class: 'rc-title' });
  const mode = el('p', { class: 'rc-mode' });
  const distanceText = el('strong', { class: 'rc-way' });
  const score = el('strong', { class: 'rc-score' });
  const moths = el('span', { class: 'rc-moths' });
  const times = el('span', { class: 'rc-times', hidden: true });
  const lantern = el('span', { class: 'rc-lantern', role: 'img' }, icon(ICONS.lantern), el('i'));
  const pause = el(
    'button',
    { type: 'button', class: 'kit-pause', 'aria-label': 'Pause', on: { click: onPause } },
    icon(PUZZLE_ICONS.pause),
  );
  const writeDistance = createWriter(distanceText, (metres) => `${metres.toLocaleString('en')} m`);
  const writeTime = createWriter(distanceText, (seconds) => formatTime(seconds * 1000));
  const writeScore = createWriter(score, (points) => points.toLocaleString('en'));
  const writeMoths = createWriter(moths, (count) => `${count} ${count === 1 ? 'moth' : 'moths'}`);
  const filling = el('span', { class: 'rc-filling', 'aria-hidden': 'true' });
  const writeFilling = createWriter(filling, (glow) => (glow < LANTERN ? `${glow}/${LANTERN}` : ''));
  const writeTimes = createWriter(times, (number) => `×${number}`);
  let shownLevel = -1;
  const writeLevel = (level: number) => {
    if (level === shownLevel) return;
    shownLevel = level;
    setAttribute(lantern, 'data-level', level);
    const words = level === LEVELS ? 'Lantern lit' : `Lantern ${Math.round((level / LEVELS) * 100)}% full`;
    setAttribute(lantern, 'aria-label', words);
  };
  const node = el(
    'header',
    { class: 'rc-hud' },
    title,
    el('div', { class: 'rc-left' }, mode, distanceText),
    el('div', { class: 'rc-middle' }, lantern, filling, moths, times),
    el('div', { class: 'rc-right' }, el('span', { class: 'rc-label', text: 'Points' }), score),
    pause,
  );
  return {
    node,
    setHeading(heading, sub, isTimed) {
      lantern.hidden = filling.hidden = isTimed;
      times.hidden = !isTimed;
      setText(title, heading);
      setText(mode, sub);
    },
    show({ play }) {
      const { isCarried, ticks } = MODES[play.mode];
      if (isCarried) writeTime(Math.max(0, Math.ceil((ticks - play.tick) / TICKS_PER_SECOND)));
      else writeDistance(metresOf(play));
      writeScore(scoreOf(play));
      writeMoths(play.moths);
      if (isCarried) writeTimes(multiplierOf(play));
      else {
        writeLevel(play.isLit ? LEVELS : Math.floor((play.glow / LANTERN) * LEVELS));
        writeFilling(play.isLit ? LANTERN : play.glow);
      }
    },
  };
}
