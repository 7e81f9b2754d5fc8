/** Checks the rules that every tune of the bells must satisfy. */
import { expect } from 'vitest';
import { levelFor } from '@/games/needle-drop/bells/play';
import { rulesFor } from '@/games/needle-drop/rules';

/** Returns the bells to ring in a tower, in order. */
export const answerOf = (seed: string, mode: string): [number][] =>
  levelFor({ seed, mode }).floors.flatMap(({ tune, lengths }) =>
    lengths.flatMap((length) => tune.slice(0, length).map((bell): [number] => [bell])),
  );

/**
 * Checks that the tunes are singable (mostly steps, wide leaps only at the end, an end on the tonic), and that ringing
 * them back finishes the game.
 */
export function expectSingable(seed: string, mode: string): void {
  for (const { tune, bells, rhythm, lengths } of levelFor({ seed, mode }).floors) {
    expect(tune).toHaveLength(lengths.at(-1)!);
    expect(rhythm).toHaveLength(tune.length);
    expect([0, 7]).toContain(bells[tune.at(-1)!]);
    expect(tune.every((bell) => bell >= 0 && bell < bells.length)).toBe(true);
    const max = Math.min(bells.length, Math.max(2, Math.round(tune.length * 0.7)));
    expect(new Set(tune).size).toBeGreaterThanOrEqual(max);
    const steps = tune.slice(1).map((bell, i) => Math.abs(bell - tune[i]!));
    expect(Math.max(...steps.slice(0, -2))).toBeLessThanOrEqual(4);
    expect(Math.max(...steps)).toBeLessThanOrEqual(6);
    expect(steps.filter((step) => step < 3).length * 2).toBeGreaterThanOrEqual(steps.length);
  }
  const result = rulesFor('needle-drop-echo-bells')!.replay({ seed, mode }, answerOf(seed, mode));
  expect(result).toMatchObject({ outcome: 'finished', progress: 1 });
}
