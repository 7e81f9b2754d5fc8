/** Finds the items of a level that an arrow has to hit. */
import type { Level, Scene } from './types';

export const isGoal = ({ kind }: Level['items'][number]): boolean =>
  kind === 'face' || kind === 'balloon' || kind === 'apple' || kind === 'bell' || kind === 'lantern';

export const isCleared = ({ items }: Level, { struck }: Scene): boolean =>
  items.every((item, index) => !isGoal(item) || struck[index]);

export const countGoalsLeft = ({ items }: Level, { struck }: Scene): number =>
  items.filter((item, index) => isGoal(item) && !struck[index]).length;
