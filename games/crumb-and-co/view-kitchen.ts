/** Shows the kitchen below the counter: heating stations, sources, and the tray or the bowls. */
import { el } from '../kit/dom';
import { PRESS_CODES } from './codes';
import { createKeyMap, keyLabelOf } from './keys';
import {
  createBrewerLook,
  createOvenLook,
  createPotLook,
  POUR_LOOK,
  createSourceLook,
  createSpotLook,
} from './looks';
import { hasCoffee, listSources } from './menus';
import { createStation, type StationView, type StationLook } from './station';
import type { Play } from './types';

export interface KitchenView {
  node: HTMLElement;
  /** Sets up the kitchen for an evening. */
  open(play: Play): void;
  show(play: Play): void;
  refuse(code: number): void;
  focus(): void;
}

interface KitchenShelf {
  name: string;
  kind: string;
  codes: readonly number[];
  look(play: Play, index: number): StationLook;
}

function listShelves(play: Play): KitchenShelf[] {
  const { kitchen, mode } = play.week;
  const isBakery = kitchen === 'bakery';
  const sources = listSources(kitchen, mode, play.day);
  const drinks = isBakery && hasCoffee(mode, play.day) ? play.drinks : [];
  const heat = [
    ...play.machines.map((_, i) => PRESS_CODES.machine + i),
    ...drinks.map((_, i) => PRESS_CODES.drink + i),
  ];
  return [
    {
      name: isBakery ? 'Ovens and coffee' : 'Pots',
      kind: 'heat',
      codes: heat,
      look(at, code) {
        if (code >= PRESS_CODES.drink) return createBrewerLook(at, at.drinks[code - PRESS_CODES.drink]!);
        const machine = at.machines[code - PRESS_CODES.machine]!;
        return isBakery ? createOvenLook(at, machine) : createPotLook(at, machine);
      },
    },
    {
      name: isBakery ? 'Doughs and toppings' : 'Broths and toppings',
      kind: 'source',
      codes: sources.map((source) => PRESS_CODES.source + source),
      look: (at, code) => createSourceLook(at, code - PRESS_CODES.source),
    },
    {
      name: isBakery ? 'Tray' : 'Bowls',
      kind: isBakery ? 'tray' : 'bowl',
      codes: [...play.spots.map((_, i) => PRESS_CODES.spot + i), ...(isBakery ? [] : [PRESS_CODES.pour])],
      look: (at, code) =>
        code === PRESS_CODES.pour ? POUR_LOOK : createSpotLook(at, code - PRESS_CODES.spot),
    },
  ];
}

/** Creates the view. `onPress` receives the code of a station. */
export function createKitchenView(onPress: (code: number) => void): KitchenView {
  const node = el('div', { class: 'cc-kitchen' });
  let stations = new Map<number, StationView>();
  let shelves: KitchenShelf[] = [];
  return {
    node,
    open(play) {
      stations = new Map();
      shelves = listShelves(play);
      const { kitchen } = play.week;
      node.replaceChildren(
        ...shelves.map(({ name, kind, codes }) => {
          const buttons = codes.map((code) => {
            const cap = [...createKeyMap(kitchen).values()].includes(code) ? keyLabelOf(kitchen, code) : '';
            const station = createStation(kind, cap, () => onPress(code));
            stations.set(code, station);
            return station.node;
          });
          const group = el(
            'div',
            { class: `cc-shelf is-${kind}`, role: 'group', 'aria-label': name },
            ...buttons,
          );
          group.style.setProperty('--count', String(codes.length));
          return group;
        }),
      );
      this.show(play);
    },
    show(play) {
      if (play.phase !== 'open') return;
      for (const { codes, look } of shelves)
        for (const code of codes) stations.get(code)?.show(look(play, code));
    },
    refuse: (code) => stations.get(code)?.refuse(),
    focus: () => node.querySelector('button')?.focus({ preventScroll: true }),
  };
}
