/** Shows the overlay of the race: time, clock or laps, lamps, the remaining distance, and the two round buttons. */
import { el, icon, setText } from '../kit/dom';
import { TICKS_PER_SECOND, type World } from './config';
import { ICONS } from './icons';
import { timeMsOf } from './race';
import type { RoadPlay } from './road/drive';
import { BURST, CAR } from './road/tuning';
import type { Game } from './state';
import { CAR as TABLE_CAR, type TablePlay } from './table/drive';
import { lapsOf } from './table/circuits';
import type { Race } from './types';
import { nextMedalText, formatLap } from './words';

export interface Hud {
  node: HTMLElement;
  open(title: string, game: Game): void;
  show(game: Game): void;
}

/** The clock shows a warning below this number of seconds. */
const HASTE_S = 6;
const KMH = 150;

/** Returns the positions of the checkpoints or laps along the course, 0 to 1. */
function gateMarksOf(world: World, play: Race): number[] {
  if (world === 'table') {
    const laps = lapsOf((play as TablePlay).track.circuit);
    return Array.from({ length: laps - 1 }, (_, i) => (i + 1) / laps);
  }
  const { gates, length } = (play as RoadPlay).course;
  return gates.slice(0, -1).map((z) => z / length);
}

/** Creates the overlay of the race. */
export function createHud(world: World, on: { pause(): void; again(): void }): Hud {
  const title = el('h1', { class: 'cr-title' });
  const time = el('span', { class: 'cr-time', role: 'timer', 'aria-label': 'Time' });
  const aim = el('span', { class: 'cr-aim' });
  const left = el('span', { class: 'cr-left' });
  const leftLabel = el('span', { class: 'cr-label', text: world === 'road' ? 'Time left' : 'Lap' });
  const speed = el('span', { class: 'cr-speed' });
  const cells = [0, 1, 2].map(() => el('i', {}, el('b')));
  const glow = el('span', { class: 'cr-glow', role: 'img', 'aria-label': 'Lamps for bursts' }, ...cells);
  const fill = el('b');
  const progressBar = el('div', { class: 'cr-way', 'aria-hidden': 'true' }, fill);
  const createRoundButton = (label: string, path: string, press: () => void) =>
    el(
      'button',
      { type: 'button', class: 'cr-round', 'aria-label': label, on: { click: press } },
      icon(path),
    );
  const gates: HTMLElement[] = [];
  const node = el(
    'header',
    { class: `cr-hud is-${world}` },
    progressBar,
    el('div', { class: 'cr-block' }, title, time, aim),
    el('div', { class: 'cr-block is-middle' }, leftLabel, left),
    el(
      'div',
      { class: 'cr-buttons' },
      createRoundButton('Begin again', ICONS.again, on.again),
      createRoundButton('Pause', ICONS.pause, on.pause),
    ),
    el('div', { class: 'cr-dials' }, speed, world === 'road' ? glow : null),
  );
  let shownValues = { share: -1, glow: -1, speed: -1 };

  const showProgress = (share: number) => {
    const percent = Math.round(share * 200) / 2;
    if (percent === shownValues.share) return;
    shownValues.share = percent;
    fill.style.transform = `scaleX(${percent / 100})`;
  };
  const showSpeed = (share: number) => {
    const value = Math.round(share * KMH);
    if (value === shownValues.speed) return;
    shownValues.speed = value;
    setText(speed, `${value} km/h`);
  };
  const showRoad = (play: RoadPlay) => {
    const seconds = Math.max(0, Math.ceil(play.left / TICKS_PER_SECOND));
    setText(left, String(seconds));
    left.classList.toggle('is-hasty', seconds <= HASTE_S);
    showProgress(Math.max(0, Math.min(1, play.z / play.course.length)));
    showSpeed(play.speed / CAR.fastest);
    const lit = Math.round(play.glow);
    if (lit === shownValues.glow) return;
    shownValues.glow = lit;
    cells.forEach((cell, i) => {
      const share = Math.max(0, Math.min(1, play.glow / BURST.price - i));
      (cell.firstChild as HTMLElement).style.transform = `scaleY(${share})`;
      cell.classList.toggle('is-full', share === 1);
    });
    glow.setAttribute('aria-label', `Bursts: ${Math.floor(play.glow / BURST.price)}`);
  };
  const showTable = (play: TablePlay) => {
    const laps = lapsOf(play.track.circuit);
    setText(left, `${Math.min(laps, play.lap + 1)}/${laps}`);
    showProgress(Math.max(0, Math.min(1, play.way / (play.track.count * laps))));
    showSpeed((Math.sqrt(play.vx * play.vx + play.vy * play.vy) / TABLE_CAR.fastest) * 0.4);
  };
  return {
    node,
    open(label, { play }) {
      setText(title, label);
      for (const gate of gates.splice(0)) gate.remove();
      for (const mark of gateMarksOf(world, play)) {
        const gate = el('i');
        gate.style.left = `${mark * 100}%`;
        gates.push(gate);
        progressBar.append(gate);
      }
      shownValues = { share: -1, glow: -1, speed: -1 };
    },
    show({ play }) {
      const ms = timeMsOf(play);
      setText(time, formatLap(ms));
      setText(aim, nextMedalText(world, play.mode, ms));
      if (world === 'road') showRoad(play as RoadPlay);
      else showTable(play as TablePlay);
    },
  };
}
