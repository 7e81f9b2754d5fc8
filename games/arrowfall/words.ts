/** Creates the text of the screen: wind, hits, near misses, the ends of levels and chapters. */
import { STARS_PER_LEVEL, SUBUNITS } from './config';
import { stuckPositionsAt } from './fly';
import { isGoal } from './goals';
import { arrowsLeft, levelOf, starsOf } from './play';
import type { Game } from './state';
import type { Item, ItemKind, Level, Play, Scene, Shot } from './types';

const STRENGTHS = ['calm', 'light', 'fresh', 'strong'] as const;

/** Returns a text such as `Strong wind to the right, 3`. */
export function describeWind({ wind, gust }: Level): string {
  if (!wind) return 'No wind';
  const strength = STRENGTHS[Math.abs(wind)] ?? 'strong';
  if (gust) return `Turning wind, up to ${strength} (${Math.abs(wind)})`;
  const word = strength.charAt(0).toUpperCase() + strength.slice(1);
  return `${word} wind ${wind > 0 ? 'to the right' : 'to the left'} (${Math.abs(wind)})`;
}

const NAMES: Readonly<Record<ItemKind, string>> = {
  face: 'target',
  balloon: 'balloon',
  apple: 'apple',
  bell: 'bell',
  board: 'board',
  drum: 'drum',
  sack: 'sack',
  gate: 'board',
  lantern: 'lantern',
  brazier: 'brazier',
  spout: 'spout',
  rocket: 'rocket',
};
const RINGS = ['', 'Gold', 'Red', 'Blue', 'Black', 'White'] as const;
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const countNoun = (number: number, noun: string): string =>
  `${COUNTS[number] ?? number} ${noun}${number === 1 ? '' : 's'}`;
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ringName = (ring: number): string => RINGS[ring] ?? '';

/** Returns the remaining goals, such as `two balloons and one bell`. */
export function describeGoals({ items }: Level, { struck }: Scene): string {
  const left = new Map<ItemKind, number>();
  items.forEach((item, index) => {
    if (isGoal(item) && !struck[index]) left.set(item.kind, (left.get(item.kind) ?? 0) + 1);
  });
  const parts = [...left].map(([kind, number]) => countNoun(number, NAMES[kind]));
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? 'nothing');
}

export const countArrows = (number: number): string => countNoun(number, 'arrow');

const NEAR_MISS_DISTANCE = 22;

const distanceToItem = (item: Item, dx: number, dy: number): number =>
  item.kind === 'face' ? Math.hypot(dx, Math.max(0, Math.abs(dy) - item.h)) : Math.hypot(dx, dy) - item.w;

/**
 * Returns a line about an arrow that missed every object: the goal that it passed most closely, and on which side.
 * Returns null when no goal was near.
 */
export function describeNearMiss(level: Level, before: Scene, shot: Shot): string | null {
  let best: { gap: number; item: Item; dx: number; dy: number } | null = null;
  shot.xs.forEach((x, step) => {
    const positions = stuckPositionsAt(level, before, shot.tick + step);
    level.items.forEach((item, index) => {
      if (!isGoal(item) || before.struck[index]) return;
      const [dx, dy] = [x - positions[index]!.x / SUBUNITS, shot.ys[step]! - positions[index]!.y / SUBUNITS];
      const gap = distanceToItem(item, dx, dy);
      if (gap < (best?.gap ?? NEAR_MISS_DISTANCE)) best = { gap, item, dx, dy };
    });
  });
  const found = best as { gap: number; item: Item; dx: number; dy: number } | null;
  if (!found) return null;
  const side = Math.abs(found.dy) >= Math.abs(found.dx) ? (found.dy < 0 ? 'over' : 'under') : 'past';
  return `${found.gap < 9 ? 'A finger' : 'A hand'} ${side} the ${NAMES[found.item.kind]}`;
}

/** Returns a line about the effects of one arrow. */
export function describeShot(level: Level, before: Scene, shot: Shot): string {
  const hits = shot.events.filter(({ kind }) => kind === 'hit');
  const left = describeGoals(level, shot.scene);
  const tail = left === 'nothing' ? 'All done.' : `Left: ${left}.`;
  if (hits.length > 1)
    return `${capitalize(COUNTS[hits.length] ?? 'many')} with one arrow, ${shot.points} points. ${tail}`;
  const [hit] = hits;
  if (hit) {
    const item = level.items[hit.item]!;
    const targetName = hit.ring ? `${ringName(hit.ring)} ring` : capitalize(NAMES[item.kind]);
    return `${targetName}, ${shot.points} points. ${tail}`;
  }
  if (shot.events.some(({ kind }) => kind === 'cut')) return `The rope is cut. ${tail}`;
  if (shot.events.some(({ kind }) => kind === 'douse')) return `The water put it out. ${tail}`;
  const near = describeNearMiss(level, before, shot);
  return near ? `${near}. ${tail}` : `Missed. ${tail}`;
}

const TITLES = ['The quiver is empty', 'Done', 'Well shot', 'Clean shooting'] as const;
export const levelTitle = (stars: number): string => TITLES[stars] ?? '';
export const maxStars = ({ levels }: Play): number => levels.length * STARS_PER_LEVEL;
export const countStars = (play: Play): string => `${starsOf(play)} of ${maxStars(play)} stars`;
export const describeResult = ({ play }: Game): string => countStars(play);

export function solvedTitle({ play, edition }: Game): string {
  const passed = play.best.filter(({ stars }) => stars > 0).length;
  if (passed < play.levels.length) return passed ? 'Some lamps are lit' : 'The lamps stay dark';
  if (starsOf(play) === maxStars(play)) return 'Every star of the night';
  return edition.world === 'fair' ? 'The fair is lit' : 'The harbor is lit';
}

export const levelLabel = ({ play }: Game): string => {
  const number = Math.min(play.at + 1, play.levels.length);
  return `Level ${number} of ${play.levels.length}: ${levelOf(play).name}`;
};
export const describeLevel = ({ play }: Game): string => {
  const level = levelOf(play);
  const wind = level.wind ? ` ${describeWind(level)}.` : '';
  return `${level.name}.${wind} ${capitalize(countArrows(arrowsLeft(play)))}.`;
};
