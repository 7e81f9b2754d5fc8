/**
 * Shows the houses. They are built one by one as they approach, moved by the compositor, and removed once they are out
 * of view.
 */
import { el } from '../kit/dom';
import type { CameraLens } from './camera';
import { UNITS_PER_DOT } from './config';
import type { Game } from './state';
import { createHouseView, type HouseStyle, type HouseView, isBehind, isNear } from './view-house';

export interface TownView {
  node: HTMLElement;
  /** Shows the houses from a camera position. Builds a part of at most one approaching house. */
  show(game: Game, eyeX: number, eyeH: number): void;
  house(id: number): HouseView | undefined;
  /** Lets a flock fly away, whatever house it is on. */
  flush(flock: number): void;
  /** Removes all houses for another run, size or theme. */
  clear(lens: CameraLens, isContrast: boolean, origin: number): void;
}

const MAX_RATIO = 2;
const PRELOAD_PX = 600;
const MAX_ORIGIN_DISTANCE = 60_000;

/** Creates the view of the houses. */
export function createTownView(): TownView {
  const belt = el('div', { class: 'rc-belt' });
  const node = el('div', { class: 'rc-town', 'aria-hidden': 'true' }, belt);
  const houseViews = new Map<number, HouseView>();
  let style: HouseStyle | null = null;
  let first = 0;

  const unbuilt = new Map<number, HouseView>();
  const raise = (game: Game, id: number, by: HouseStyle): HouseView => {
    const house = createHouseView(game, id, by);
    houseViews.set(id, house);
    belt.append(house.node);
    return house;
  };
  const rebuild = (next: HouseStyle) => {
    style = next;
    first = 0;
    for (const house of houseViews.values()) house.node.remove();
    houseViews.clear();
    unbuilt.clear();
  };
  return {
    node,
    show(game, eyeX, eyeH) {
      if (!style) return;
      // Moves the origin, because positions far from it would be rounded.
      if (eyeX - style.origin > MAX_ORIGIN_DISTANCE) rebuild({ ...style, origin: eyeX });
      const { houses } = game.play.course;
      for (const [id, house] of houseViews)
        if (isBehind(house.plan, eyeX)) {
          house.node.remove();
          houseViews.delete(id);
        }
      while (first < houses.length - 1 && houses[first]!.end < (eyeX - 60) * UNITS_PER_DOT) first++;
      const { width } = style.lens;
      let isBusy = false;
      for (let id = first; id < houses.length && isNear(houses[id]!.x, eyeX, width + PRELOAD_PX); id++) {
        // Houses that are not visible yet can wait for later frames.
        const isSeen = isNear(houses[id]!.x, eyeX, width + 60);
        if (isBusy && !isSeen) break;
        if (!houseViews.has(id)) unbuilt.set(id, raise(game, id, style));
        const house = unbuilt.get(id);
        if (!house) continue;
        isBusy = true;
        let hasMore = house.build();
        while (hasMore && isSeen) hasMore = house.build();
        if (!hasMore) unbuilt.delete(id);
      }
      const { lens, ratio, origin } = style;
      const x = Math.round((origin - eyeX) * lens.scale * ratio) / ratio;
      const y = Math.round((lens.floorY + eyeH) * lens.scale * ratio) / ratio;
      belt.style.transform = `translate3d(${x}px,${y}px,0)`;
    },
    house: (id) => houseViews.get(id),
    flush(flock) {
      for (const house of houseViews.values()) house.flush(flock);
    },
    clear(lens, isContrast, origin) {
      rebuild({ lens, isContrast, origin, ratio: Math.min(MAX_RATIO, window.devicePixelRatio || 1) });
    },
  };
}
