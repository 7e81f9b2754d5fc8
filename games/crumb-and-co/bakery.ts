/** Simulates the bakery's kitchen: doughs bake in the ovens, coffee is brewed, and items on the tray get toppings. */
import { BAKERY, UPGRADE } from './config';
import { BAKE_CODES, PRESS_CODES, SOURCE_CODES } from './codes';
import type { Listener, KitchenMachine, Play } from './types';

/** The product that each topping is added to, and the resulting product. */
const TOPPINGS: Readonly<Record<number, readonly [from: number, to: number]>> = {
  [SOURCE_CODES.icing]: [BAKE_CODES.bun, BAKE_CODES.iced],
  [SOURCE_CODES.jam]: [BAKE_CODES.croissant, BAKE_CODES.jam],
  [SOURCE_CODES.milk]: [BAKE_CODES.coffee, BAKE_CODES.latte],
  [SOURCE_CODES.cherry]: [BAKE_CODES.iced, BAKE_CODES.cherry],
};

export const bakedTicksOf = (dough: number): number => BAKERY.bakeTicks[dough]!;
export const burntTicksOf = ({ owned }: Play, dough: number): number =>
  bakedTicksOf(dough) + BAKERY.goodTicks[dough]! * (owned[UPGRADE.gentle] ? BAKERY.gentleShare : 1);
export const brewedTicksOf = ({ owned }: Play): number =>
  owned[UPGRADE.fast] ? BAKERY.fastCoffeeTicks : BAKERY.coffeeTicks;

const freeSpot = ({ spots }: Play): number => spots.findIndex(({ length }) => length === 0);

/** Moves a finished item to the tray. */
function takeOutContent(play: Play, machine: KitchenMachine): string | null {
  const spot = freeSpot(play);
  if (spot < 0) return 'The tray is full.';
  play.spots[spot] = [machine.content];
  machine.content = -1;
  return null;
}

function pressOven(play: Play, index: number, on: Listener): string | null {
  const oven = play.machines[index];
  if (!oven) return 'no such oven';
  if (oven.content < 0) return 'Press dough to fill the oven.';
  if (oven.ticks < bakedTicksOf(oven.content)) return 'Not done yet.';
  if (oven.ticks >= burntTicksOf(play, oven.content)) {
    oven.content = -1;
    on('thrown', index, 0);
    return null;
  }
  const reason = takeOutContent(play, oven);
  if (!reason) on('taken', index, 0);
  return reason;
}

function pressCoffee(play: Play, index: number, on: Listener): string | null {
  const brewer = play.drinks[index];
  if (!brewer) return 'no such machine';
  if (brewer.content < 0) {
    Object.assign(brewer, { content: BAKE_CODES.coffee, ticks: 0 });
    on('put', PRESS_CODES.drink + index, 0);
    return null;
  }
  if (brewer.ticks < brewedTicksOf(play)) return 'Not done yet.';
  const reason = takeOutContent(play, brewer);
  if (!reason) on('taken', PRESS_CODES.drink + index, 0);
  return reason;
}

function pressSource(play: Play, source: number, on: Listener): string | null {
  if (source <= SOURCE_CODES.croissant) {
    const oven = play.machines.findIndex(({ content }) => content < 0);
    if (oven < 0) return 'No oven is free.';
    Object.assign(play.machines[oven]!, { content: source, ticks: 0 });
    on('put', oven, 0);
    return null;
  }
  const topping = TOPPINGS[source];
  if (!topping) return 'nothing there';
  const spot = play.spots.findIndex(([thing]) => thing === topping[0]);
  if (spot < 0)
    return source === SOURCE_CODES.cherry
      ? 'Cherries go on an iced bun.'
      : 'Nothing on the tray to put it on.';
  play.spots[spot] = [topping[1]];
  on('added', spot, 0);
  return null;
}

function pressTray(play: Play, spot: number, on: Listener): string | null {
  if (!play.spots[spot]?.length) return 'An empty place on the tray.';
  if (play.marked !== spot) {
    play.marked = spot;
    on('marked', spot, 0);
    return null;
  }
  play.spots[spot] = [];
  play.marked = -1;
  on('thrown', PRESS_CODES.spot + spot, 0);
  return null;
}

/** Performs a press in the bakery. Returns null, or the reason for a rejection. */
export function pressBakery(play: Play, code: number, on: Listener): string | null {
  if (code >= PRESS_CODES.spot) return pressTray(play, code - PRESS_CODES.spot, on);
  play.marked = -1;
  if (code >= PRESS_CODES.source) return pressSource(play, code - PRESS_CODES.source, on);
  if (code >= PRESS_CODES.drink) return pressCoffee(play, code - PRESS_CODES.drink, on);
  return pressOven(play, code - PRESS_CODES.machine, on);
}

/** Plays a tick in the bakery. */
export function stepBakery(play: Play, on: Listener): void {
  play.machines.forEach((oven, index) => {
    if (oven.content < 0) return;
    oven.ticks++;
    if (oven.ticks === bakedTicksOf(oven.content)) on('ready', index, 0);
    if (oven.ticks === burntTicksOf(play, oven.content)) on('burnt', index, 0);
  });
  play.drinks.forEach((brewer, index) => {
    if (brewer.content < 0) return;
    brewer.ticks++;
    if (brewer.ticks === brewedTicksOf(play)) on('ready', PRESS_CODES.drink + index, 0);
  });
}
