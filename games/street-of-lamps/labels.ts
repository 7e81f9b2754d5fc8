/** Returns the screen reader text of a cell. */
import { presenterOf } from './presenters';
import type { PlanPresenter } from './presenters/presenter';
import { listFences } from './scene';
import type { Level } from './types';

type CellStates = ReadonlySet<string>;

/** Returns the position, the content and the state of a cell. */
export function labelOf(level: Level, cell: number, states: CellStates): string {
  const { size, numbers, plan, regions } = level;
  const parts = [`Row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`];
  const face = presenterOf(plan);
  if (face) parts.push(...drawnOf(face, level, cell, states));
  else parts.push(...(plan === 'lamps' ? laneOf : tileOf)(numbers[cell], states));
  if (regions) {
    const fences = listFences(size, regions, cell);
    parts.push(`region ${regions[cell]! + 1}${fences.length ? `, border ${fences.join(', ')}` : ''}`);
  }
  if (states.has('is-clashing')) parts.push(face?.clash?.text ?? 'shines on another lamp');
  if (states.has('is-wrong')) parts.push('not right');
  else if (states.has('is-target')) parts.push('hint');
  return parts.join(', ');
}

function drawnOf(
  { words, given, label, say = String }: PlanPresenter,
  level: Level,
  cell: number,
  states: CellStates,
): string[] {
  const number = level.numbers[cell];
  const word = words[states.has('is-on') ? 'on' : states.has('is-marked') ? 'marked' : 'open'];
  const stateText = !states.has('is-fixed')
    ? word
    : (given ?? `given ${words[states.has('is-on') ? 'on' : 'marked']}`);
  const parts = [stateText, ...(label ? [label(level, cell)] : [])];
  if (typeof number === 'number') parts.push(say(number), ...countOf(states));
  return parts;
}

const countOf = (states: CellStates): string[] =>
  states.has('is-over') ? ['too many'] : states.has('is-kept') ? ['done'] : [];

/** Returns the text for a cell of a terrace. */
function tileOf(number: number | null | undefined, states: CellStates): string[] {
  const parts = [states.has('is-on') ? 'tile' : states.has('is-marked') ? 'marked bare' : 'bare'];
  if (typeof number !== 'number') return parts;
  parts.push(`number ${number}`);
  if (states.has('is-over')) parts.push('too many tiles');
  else if (states.has('is-kept')) parts.push('done');
  return parts;
}

/** Returns the text for a cell of a street. */
function laneOf(number: number | null | undefined, states: CellStates): string[] {
  if (states.has('is-fixed')) {
    const house = typeof number === 'number' ? `house with ${number}` : 'house';
    if (states.has('is-over')) return [house, 'too many lamps'];
    return states.has('is-kept') ? [house, 'done'] : [house];
  }
  if (states.has('is-on')) return ['lamp'];
  return [...(states.has('is-marked') ? ['marked empty'] : []), states.has('is-lit') ? 'lit' : 'dark'];
}
