/** Simulates the counter: guests come to the seats, wait, are served, tip, or leave. */
import { PATIENCE, TIPS, UPGRADE } from './config';
import { thingKeyOf, priceOf } from './menus';
import type { Guest, Listener, Play, Seat, OrderedThing } from './types';

/** Returns the number of ticks that a guest waits, including the effect of the lamp upgrade. */
export const patienceOf = ({ owned }: Play, guest: Guest): number =>
  owned[UPGRADE.lamp] ? Math.floor((guest.patience * PATIENCE.lampPercent) / 100) : guest.patience;

const isSame = (one: OrderedThing, other: OrderedThing): boolean =>
  one.length === other.length && one.every((layer, i) => layer === other[i]);

/** Seats guests whose time has come, as long as a seat is free. */
export function letInGuests(play: Play, on: Listener): void {
  const { guests } = play.week.evenings[play.day]!;
  for (;;) {
    const guest = guests[play.nextGuest];
    const seat = play.seats.indexOf(null);
    if (!guest || guest.at > play.dayTick || seat < 0) return;
    play.seats[seat] = { guest, patienceLeft: patienceOf(play, guest), served: guest.wants.map(() => false) };
    play.nextGuest++;
    on('came', seat, 0);
  }
}

/** Plays a tick of waiting. On calm evenings, no guest leaves. */
export function waitAtSeats(play: Play, on: Listener): void {
  play.seats.forEach((seat, index) => {
    if (!seat) return;
    if (seat.patienceLeft > 0) seat.patienceLeft--;
    if (seat.patienceLeft > 0 || play.isCalm) return;
    play.seats[index] = null;
    play.lost++;
    play.row = 0;
    play.rowKeys = [];
    on('left', index, 0);
  });
}

/** Returns pairs of an item that the guest still wants and a spot that has it. */
function listMatches({ spots }: Play, { guest, served }: Seat): [want: number, spot: number][] {
  const used = new Set<number>();
  return guest.wants.flatMap((want, index): [number, number][] => {
    if (served[index]) return [];
    const spot = spots.findIndex((thing, at) => !used.has(at) && thing.length > 0 && isSame(thing, want));
    if (spot < 0) return [];
    used.add(spot);
    return [[index, spot]];
  });
}

/** Returns whether anything can be served to a seat. */
export const canServe = (play: Play, index: number): boolean => {
  const seat = play.seats[index];
  return !!seat && listMatches(play, seat).length > 0;
};

function tipFor(play: Play, { guest, patienceLeft }: Seat): number {
  const patience = patienceOf(play, guest);
  const isQuick = patienceLeft * 100 >= patience * PATIENCE.quickPercent;
  const isFair = patienceLeft * 100 >= patience * PATIENCE.fairPercent;
  const tip = isQuick ? TIPS.quick : isFair ? TIPS.fair : 0;
  const bell = tip && play.owned[UPGRADE.bell] ? TIPS.bell : 0;
  const all = tip + bell + Math.min(play.row - 1, TIPS.maxRow);
  return play.isCalm ? Math.floor(all / 2) : all;
}

function continueRow(play: Play, wants: readonly OrderedThing[]): void {
  const keys = wants.map(thingKeyOf);
  play.row = keys.some((key) => play.rowKeys.includes(key)) ? play.row + 1 : 1;
  play.bestRow = Math.max(play.bestRow, play.row);
  play.rowKeys = keys;
}

/** Serves all matching items. Returns null, or the reason why nothing was served. */
export function serveGuest(play: Play, index: number, on: Listener): string | null {
  const seat = play.seats[index];
  if (!seat) return 'Nobody is there.';
  const matches = listMatches(play, seat);
  if (!matches.length) return 'Nothing ready for this guest yet.';
  for (const [want, spot] of matches) {
    seat.served[want] = true;
    play.spots[spot] = [];
  }
  play.marked = -1;
  if (seat.served.includes(false)) {
    const patience = patienceOf(play, seat.guest);
    seat.patienceLeft = Math.min(
      patience,
      seat.patienceLeft + Math.floor((patience * PATIENCE.partPercent) / 100),
    );
    on('part', index, 0);
    return null;
  }
  const { wants } = seat.guest;
  continueRow(play, wants);
  const coins = wants.reduce((sum, thing) => sum + priceOf(play.week.kitchen, thing), 0) + tipFor(play, seat);
  play.takings[play.day]! += coins;
  play.earned += coins;
  play.purse += coins;
  play.served++;
  play.seats[index] = null;
  on('served', index, coins);
  return null;
}
