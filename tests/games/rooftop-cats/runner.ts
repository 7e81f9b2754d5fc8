/** An automatic runner that looks ahead using the game's rules, and changes its buttons at most ten times per second. */
import { createPlay, hold, isFinished, step } from '@/games/rooftop-cats/play';
import { DUCK_HELD, END_MOVE, JUMP_HELD, type Move, type Play } from '@/games/rooftop-cats/types';

/** The number of ticks between two changes of the buttons. */
export const HAND_TICKS = 6;
const LOOK_TICKS = 96;

export const copyOf = (play: Play): Play => ({ ...play });

const keyOf = ({ tick, x, h, rise, held, isGrounded, hasSecond, isFloating, slide, buffer, carried }: Play) =>
  `${tick} ${x} ${h >> 6} ${rise >> 4} ${held} ${isGrounded} ${hasSecond} ${isFloating} ${Math.min(slide, 20)} ${buffer} ${carried}`;

interface RunnerInputs {
  /** The button combinations that the runner may hold, in order of preference. */
  choices: readonly number[];
  /** Returns whether a future state should be avoided. */
  isBad(play: Play, from: Play): boolean;
}

const isWorse = (play: Play, from: Play) =>
  play.ending === 'fell' ||
  play.ending === 'bumped' ||
  (play.carried > 0 && from.carried === 0) ||
  (from.isLit && !play.isLit);

export const BOTH_HANDS: RunnerInputs = { choices: [0, JUMP_HELD, DUCK_HELD], isBad: isWorse };
export const ONE_BUTTON: RunnerInputs = { choices: [0, JUMP_HELD], isBad: isWorse };

/** Returns the buttons to hold that bring the cat safely through the next ticks, or null if there are none. */
export function lookAhead(play: Play, hands: RunnerInputs, ticks = LOOK_TICKS): number[] | null {
  const seen = new Set<string>();
  const search = (from: Play): number[] | null => {
    if (from.tick - play.tick >= ticks || isFinished(from)) return [];
    const key = keyOf(from);
    if (seen.has(key)) return null;
    seen.add(key);
    for (const held of hands.choices) {
      const next = copyOf(from);
      if (held !== next.held) hold(next, held);
      for (let i = 0; i < HAND_TICKS && !hands.isBad(next, play); i++) step(next);
      if (hands.isBad(next, play)) continue;
      const rest = search(next);
      if (rest) return [held, ...rest];
    }
    return null;
  };
  return search(play);
}

/** The number of candidate plays that the search for moths keeps at each step. */
const ROUTES = 26;

interface PlannedRoute {
  play: Play;
  holds: number[];
}

const rateRoute = ({ play }: PlannedRoute) =>
  play.moths * 20 +
  play.shine +
  play.style +
  play.houses * 60 +
  (play.hasSecond ? 4 : 0) +
  (play.isGrounded ? 3 : 0);

/** Works like `lookAhead`, but collects moths: returns the buttons of the best candidate play. */
export function lookForMoths(play: Play, hands: RunnerInputs, ticks = LOOK_TICKS): number[] | null {
  let routes: PlannedRoute[] = [{ play: copyOf(play), holds: [] }];
  for (let tick = 0; tick < ticks; tick += HAND_TICKS) {
    const next = new Map<string, PlannedRoute>();
    for (const route of routes)
      for (const held of hands.choices) {
        const nextPlay = copyOf(route.play);
        if (held !== nextPlay.held) hold(nextPlay, held);
        for (let i = 0; i < HAND_TICKS && !hands.isBad(nextPlay, play); i++) step(nextPlay);
        if (!hands.isBad(nextPlay, play))
          next.set(keyOf(nextPlay), { play: nextPlay, holds: [...route.holds, held] });
      }
    routes = [...next.values()].sort((a, b) => rateRoute(b) - rateRoute(a)).slice(0, ROUTES);
    if (!routes.length) return null;
  }
  return routes[0]!.holds;
}

export interface PlayedRun {
  play: Play;
  moves: Move[];
}

/** Plays until the end or for a number of ticks, and records the moves. Adds the end as a move only if the run ended. */
export function playAhead(
  spec: { seed: string; mode: string },
  { ticks = Infinity, look = lookAhead, hands = BOTH_HANDS, handsKept = 4 } = {},
): PlayedRun {
  const play = createPlay(spec);
  const moves: Move[] = [];
  let since = 0;
  while (!play.ending && play.tick < ticks) {
    const holds = look(play, hands) ?? lookAhead(play, hands, 48) ?? [0, 0, 0, 0];
    for (const held of holds.slice(0, handsKept)) {
      if (play.ending) break;
      if (held !== play.held) {
        hold(play, held);
        moves.push([play.tick - since, held]);
        since = play.tick;
      }
      for (let i = 0; i < HAND_TICKS; i++) step(play);
    }
  }
  if (play.ending) moves.push([play.tick - since, END_MOVE]);
  return { play, moves };
}
