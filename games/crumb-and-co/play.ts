/** Simulates a week tick by tick, and applies each press. The replay and the screen share this code. */
import { pressBakery, stepBakery } from './bakery';
import { BAKERY, EVENINGS, MACHINES, PRICES, RAMEN, SEATS, TRIES_TICKS, UPGRADE } from './config';
import { PRESS_CODES } from './codes';
import { letInGuests, serveGuest, waitAtSeats } from './counter';
import { starsFor } from './evenings';
import { pressRamen, stepRamen } from './ramen';
import type { Listener, KitchenMachine, Move, Play, Week } from './types';

const ignoreEvents: Listener = () => undefined;
const emptyMachines = (count: number): KitchenMachine[] =>
  Array.from({ length: count }, () => ({ content: -1, ticks: 0 }));

/** Begins a week, before its first evening. */
export function createPlay(week: Week): Play {
  return {
    week,
    penaltyMs: 0,
    phase: 'morning',
    day: 0,
    tick: 0,
    dayTick: 0,
    isCalm: false,
    owned: PRICES.map(() => false),
    purse: 0,
    earned: 0,
    takings: [],
    served: 0,
    lost: 0,
    nextGuest: 0,
    seats: [],
    machines: [],
    drinks: [],
    spots: [],
    active: 0,
    marked: -1,
    rowKeys: [],
    row: 0,
    bestRow: 0,
    before: null,
  };
}

export const isFinished = ({ phase }: Play): boolean => phase === 'over';
export const scoreOf = ({ earned }: Play): number => earned;

/** Returns the finished fraction, 0 to 1. It is 1 only for a finished week. */
export const progressOf = (play: Play): number => (isFinished(play) ? 1 : play.day / (EVENINGS + 1));

/** Returns the stars of each finished evening. */
export const starsOf = ({ week, takings, day, isCalm }: Play): number[] =>
  takings.slice(0, day).map((coins, i) => starsFor(week.evenings[i]!, coins, isCalm));

function openShop(play: Play, on: Listener): string | null {
  const { week, owned, purse, earned, served, lost, bestRow } = play;
  play.before = { owned: [...owned], purse, earned, served, lost, bestRow };
  const isBakery = week.kitchen === 'bakery';
  const { tray, moreTray } = BAKERY;
  const slotCount = isBakery
    ? tray + (owned[UPGRADE.place] ? moreTray : 0)
    : RAMEN.bowls + (owned[UPGRADE.place] ? RAMEN.moreBowls : 0);
  Object.assign(play, {
    phase: 'open',
    dayTick: 0,
    nextGuest: 0,
    seats: Array.from({ length: SEATS[week.mode] }, () => null),
    machines: emptyMachines(MACHINES.base + (owned[UPGRADE.machine] ? MACHINES.more : 0)),
    drinks: emptyMachines(isBakery ? 1 : 0),
    spots: Array.from({ length: slotCount }, () => []),
    ...{ active: 0, marked: -1, rowKeys: [], row: 0 },
  });
  play.takings.push(0);
  on('opened', play.day, 0);
  return null;
}

function closeShop(play: Play, on: Listener): null {
  play.lost += play.seats.filter((seat) => seat !== null).length;
  play.seats = play.seats.map(() => null);
  const day = play.day++;
  play.phase = 'morning';
  on('closed', day, play.takings[day]!);
  return null;
}

/** Repeats the last evening. Resets the coins and undoes later purchases. */
function repeatEvening(play: Play): string | null {
  if (!play.before) return 'No evening has been closed.';
  if (play.tick > TRIES_TICKS) return 'Enough tries for one week.';
  Object.assign(play, play.before);
  play.before = null;
  play.day--;
  play.takings.pop();
  return null;
}

function pressMorning(play: Play, code: number, on: Listener): string | null {
  if (code === PRESS_CODES.end) {
    if (!play.day) return 'The week has not begun.';
    play.phase = 'over';
    return null;
  }
  if (code === PRESS_CODES.again) return repeatEvening(play);
  if (play.day >= EVENINGS) return 'the week is over';
  if (code === PRESS_CODES.open) return openShop(play, on);
  if (code === PRESS_CODES.calm) {
    if (play.day > 0) return 'A week stays calm or brisk.';
    play.isCalm = !play.isCalm;
    return null;
  }
  const upgrade = code - PRESS_CODES.buy;
  const price = PRICES[upgrade];
  if (code < PRESS_CODES.buy || price === undefined) return 'the shop is closed';
  if (play.owned[upgrade]) return 'You have it already.';
  if (play.purse < price) return 'Not enough coins for it yet.';
  play.owned[upgrade] = true;
  play.purse -= price;
  on('bought', upgrade, price);
  return null;
}

/** Performs a press. Returns null, or the reason for a rejection. A rejected press changes nothing. */
export function applyPress(play: Play, code: number, on: Listener = ignoreEvents): string | null {
  if (play.phase === 'over') return 'press after the end';
  if (play.phase === 'morning') return pressMorning(play, code, on);
  if (code === PRESS_CODES.close) return closeShop(play, on);
  if (code > PRESS_CODES.pour) return 'the shop is open';
  if (code < PRESS_CODES.machine) return serveGuest(play, code, on);
  return play.week.kitchen === 'bakery' ? pressBakery(play, code, on) : pressRamen(play, code, on);
}

/** Plays a tick, if an evening is open. */
export function stepPlay(play: Play, on: Listener = ignoreEvents): void {
  if (play.phase !== 'open') return;
  const evening = play.week.evenings[play.day]!;
  play.tick++;
  play.dayTick++;
  if (play.week.kitchen === 'bakery') stepBakery(play, on);
  else stepRamen(play, on);
  waitAtSeats(play, on);
  letInGuests(play, on);
  const isEmpty = play.nextGuest >= evening.guests.length && play.seats.every((seat) => !seat);
  if (isEmpty || play.dayTick >= evening.closing) closeShop(play, on);
}

/** Carries out a move. Returns null, or the reason why the move is illegal; even then, time may have passed. */
export function applyMove(play: Play, [ticks, code]: Move, on?: Listener): string | null {
  for (let i = 0; i < ticks; i++) {
    if (play.phase !== 'open') return 'time passes only in the evening';
    stepPlay(play, on);
  }
  return applyPress(play, code, on);
}
