/** Computes the visible state of each cell as class names. */
import { presenterOf } from './presenters';
import { computeGlow } from './glow';
import { PLANS } from './plans';
import type { Game } from './state';
import type { Level } from './types';

/** Returns the lit cells of each rule that allows fewer lit cells. */
function findClashes({ plan, rules }: Level, filled: readonly boolean[]): number[] {
  const kinds = presenterOf(plan)?.clash?.kinds;
  if (!kinds) return [];
  return rules.flatMap(({ kind, cells, hi }) => {
    const on = kinds.includes(kind) ? cells.filter((cell) => filled[cell]) : [];
    return on.length > hi ? on : [];
  });
}

/** Returns the class names of each cell. */
export function computeStates(game: Game): string[][] {
  const { level, play, crosses, hint, cursor, wrongCells } = game;
  const { light, clashing: shining } = computeGlow(level, play.filled);
  const clashing = new Set([...shining, ...findClashes(level, play.filled)]);
  const { counted, isMet } = PLANS[level.plan];
  const isMistake = hint?.kind === 'mistake';
  return level.solution.map((_, cell) => {
    const isOn = play.filled[cell]!;
    const number = level.numbers[cell];
    const count =
      counted && typeof number === 'number'
        ? counted(level.size, cell, level).filter((other) => play.filled[other]).length
        : -1;
    const states: Record<string, boolean> = {
      'is-fixed': level.isFixed[cell]!,
      'is-on': isOn,
      'is-marked': crosses[cell]! && !isOn && !game.isDone(),
      'is-lit': light[cell]! > 0,
      'is-kept':
        number === count ||
        (!!isMet && typeof number === 'number' && isMet(level.size, cell, number, play.filled)),
      'is-over': typeof number === 'number' && count > number,
      'is-clashing': clashing.has(cell),
      'is-cursor': cell === cursor,
      'is-line': !!hint?.line.includes(cell),
      'is-target': !!hint?.targets.includes(cell),
      'is-wrong': wrongCells.has(cell) || (isMistake && hint.targets.includes(cell)),
    };
    return Object.keys(states).filter((name) => states[name]);
  });
}
