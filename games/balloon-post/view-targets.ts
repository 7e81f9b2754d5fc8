/** Shows rings where a craft would come to rest, and the dotted routes to them. */
import { el, icon, setAttribute } from '../kit/dom';
import { STEER_COUNT } from './config';
import { STEER_ICONS } from './icons';
import type { Game } from './state';
import { levelOf } from './play';
import { createSvg } from './svg';
import type { Flight, Level, SteerDirection } from './types';
import { placeName, STEER_NAMES } from './words';

export interface SteerTargets {
  nodes: readonly Element[];
  open(level: Level): void;
  render(game: Game): void;
}

const ALL_STEERS: readonly SteerDirection[] = [0, 1, 2];

/** When several routes end in the same cell, the ring belongs to the suggested route, or else to drifting. */
function listRings(game: Game, flights: readonly (Flight | null)[]): number[] {
  const first = game.hinted >= 0 ? game.hinted % STEER_COUNT : 1;
  const ends = new Set<number>();
  return [first, 1, 0, 2].filter((steer) => {
    const end = flights[steer]?.path.at(-1);
    if (end === undefined || ends.has(end)) return false;
    ends.add(end);
    return true;
  });
}

/** Creates the rings. */
export function createTargets(onSteer: (steer: SteerDirection) => void): SteerTargets {
  const trace = createSvg('<path class="bp-trace-edge"/><path class="bp-trace-line"/>', 'bp-trace');
  const rings = ALL_STEERS.map((steer) =>
    el('button', {
      type: 'button',
      class: 'bp-piece bp-target',
      hidden: true,
      on: { click: () => onSteer(steer) },
    }),
  );
  const lineOf = (level: Level, path: readonly number[]): string =>
    path
      .map((cell, index) => {
        const x = (cell % level.columns) * 100 + 50;
        const y = Math.floor(cell / level.columns) * 100 + 50;
        return `${index ? 'L' : 'M'}${x} ${y}`;
      })
      .join('');
  return {
    nodes: [trace, ...rings],
    open({ world, columns, rows }) {
      trace.setAttribute('viewBox', `0 0 ${columns * 100} ${rows * 100}`);
      rings.forEach((ring, steer) => ring.replaceChildren(icon(STEER_ICONS[world][steer]!)));
    },
    render(game) {
      const level = levelOf(game.play);
      const flights = game.flights();
      const paths = flights.map((flight) => (flight ? lineOf(level, flight.path) : '')).join('');
      for (const path of trace.children) path.setAttribute('d', paths);
      const shownRings = listRings(game, flights);
      rings.forEach((ring, steer) => {
        const cell = shownRings.includes(steer) ? flights[steer]?.path.at(-1) : undefined;
        if (cell === undefined && ring === document.activeElement)
          ring.closest<HTMLElement>('.bp-field')?.focus();
        ring.hidden = cell === undefined;
        ring.classList.toggle('is-hinted', game.hinted === game.craft * STEER_COUNT + steer);
        if (cell === undefined) return;
        ring.style.setProperty('--x', String(cell % level.columns));
        ring.style.setProperty('--y', String(Math.floor(cell / level.columns)));
        const name = STEER_NAMES[level.world][steer]!;
        setAttribute(ring, 'aria-label', `To ${placeName(level, cell)}: ${name.toLowerCase()}`);
      });
    },
  };
}
