/** Simulates the noodle bar's kitchen: pots boil noodles from firm to soft, bowls fill layer by layer. */
import { RAMEN, UPGRADE } from './config';
import { isBroth, isNoodle, LAYER_CODES, PRESS_CODES } from './codes';
import type { Listener, Play } from './types';

export interface BoilTimes {
  firm: number;
  soft: number;
  over: number;
}

/** Returns the ticks after which noodles are firm, soft and too soft. */
export function boilTimesOf({ owned }: Play): BoilTimes {
  const firm = Math.floor((RAMEN.firmFrom * (owned[UPGRADE.fast] ? RAMEN.fastTenths : 10)) / 10);
  const stretch = owned[UPGRADE.gentle] ? RAMEN.gentleTenths : 10;
  const soft = firm + Math.floor(((RAMEN.softFrom - RAMEN.firmFrom) * stretch) / 10);
  return { firm, soft, over: soft + Math.floor(((RAMEN.overFrom - RAMEN.softFrom) * stretch) / 10) };
}

function pressPot(play: Play, index: number, on: Listener): string | null {
  const pot = play.machines[index];
  if (!pot) return 'no such pot';
  if (pot.content < 0) {
    Object.assign(pot, { content: 0, ticks: 0 });
    on('put', index, 0);
    return null;
  }
  const { firm, soft, over } = boilTimesOf(play);
  if (pot.ticks < firm) return 'Still hard. Firm comes first, soft a little later.';
  if (pot.ticks < over) {
    const spot = bowlForNoodles(play);
    if (spot < 0) return 'Noodles go into a bowl of broth.';
    play.spots[spot]!.push(pot.ticks < soft ? LAYER_CODES.firm : LAYER_CODES.soft);
    play.active = spot;
  }
  pot.content = -1;
  on(pot.ticks < over ? 'taken' : 'thrown', index, 0);
  return null;
}

/** Returns the selected bowl if it needs noodles, otherwise the first bowl that does. */
function bowlForNoodles({ spots, active }: Play): number {
  return spots[active]!.length === 1 ? active : spots.findIndex(({ length }) => length === 1);
}

function pressLayer(play: Play, layer: number, on: Listener): string | null {
  if (layer > LAYER_CODES.swirl || isNoodle(layer)) return 'nothing there';
  if (isBroth(layer)) {
    const spot = play.spots[play.active]!.length
      ? play.spots.findIndex(({ length }) => !length)
      : play.active;
    if (spot < 0) return 'No bowl is empty.';
    play.spots[spot] = [layer];
    play.active = spot;
    on('added', spot, 0);
    return null;
  }
  const bowl = play.spots[play.active]!;
  if (bowl.length < 2) return bowl.length ? 'Noodles come first.' : 'Broth comes first.';
  if (bowl.includes(layer)) return 'That is in the bowl already.';
  if (bowl.length - 2 >= RAMEN.maxToppings) return 'The bowl is full.';
  bowl.push(layer);
  on('added', play.active, 0);
  return null;
}

/** Performs a press in the noodle bar. Returns null, or the reason for a rejection. */
export function pressRamen(play: Play, code: number, on: Listener): string | null {
  if (code === PRESS_CODES.pour) {
    if (!play.spots[play.active]!.length) return 'The bowl is empty.';
    play.spots[play.active] = [];
    on('thrown', PRESS_CODES.spot + play.active, 0);
    return null;
  }
  if (code >= PRESS_CODES.spot) {
    const spot = code - PRESS_CODES.spot;
    if (!play.spots[spot]) return 'no such bowl';
    if (play.active === spot) return 'This bowl is being filled.';
    play.active = spot;
    on('marked', spot, 0);
    return null;
  }
  if (code >= PRESS_CODES.source) return pressLayer(play, code - PRESS_CODES.source, on);
  return code < PRESS_CODES.drink ? pressPot(play, code - PRESS_CODES.machine, on) : 'nothing there';
}

/** Plays a tick in the noodle bar. */
export function stepRamen(play: Play, on: Listener): void {
  const { firm, soft, over } = boilTimesOf(play);
  play.machines.forEach((pot, index) => {
    if (pot.content < 0) return;
    pot.ticks++;
    if (pot.ticks === firm || pot.ticks === soft) on('ready', index, 0);
    if (pot.ticks === over) on('burnt', index, 0);
  });
}
