/**
 * Plays every map with bots. The careful bot wins in the calm mode and most brisk ones, some combination of towers
 * wins each fierce map, and no single kind of tower wins the last maps.
 */
import { describe, expect, it } from 'vitest';
import { MAPS } from '@/games/crown-and-cobble/maps';
import { TOWERS } from '@/games/crown-and-cobble/towers';
import { CHAPTERS } from '@/games/crown-and-cobble/config';
import { scoreOf, totalStars } from '@/games/crown-and-cobble/play';
import { rulesFor } from '@/games/crown-and-cobble/rules';
import type { WorldKey } from '@/games/crown-and-cobble/types';
import { playMap } from './bot';
import { playChapter } from './chapter';

const WORLDS: WorldKey[] = ['town', 'sea'];
const every = WORLDS.flatMap((world) => MAPS[world].map(({ name }, index) => ({ world, name, index })));

describe('simulated play', () => {
  it.each(every)('wins in calm mode: $world, $name', ({ world, index }) => {
    expect(playMap(world, index, 'calm')).toMatchObject({ end: 'won' });
  });

  it.each(WORLDS)('wins in brisk mode on at least 11 maps of the %s', (world) => {
    const ends = MAPS[world].map((_, index) => playMap(world, index, 'brisk').end);
    expect(ends.filter((end) => end === 'won').length).toBeGreaterThanOrEqual(11);
  });

  /** Returns the sets of tower kinds that the bot tries: all kinds, then all without each single kind and without each pair. */
  const tastesOf = (world: WorldKey): number[][] => {
    const all = TOWERS[world].map((_, kind) => kind);
    const pairs = all.flatMap((a) => all.slice(a).map((b) => [a, b]));
    return [all, ...pairs.map((left) => all.filter((kind) => !left.includes(kind)))];
  };
  it.each(every)('wins in fierce mode: $world, $name', ({ world, index }) => {
    const wins = tastesOf(world).some((kinds) => playMap(world, index, 'fierce', { kinds }).end === 'won');
    expect(wins).toBe(true);
  });

  const singleKinds = WORLDS.flatMap((world) =>
    [10, 11].flatMap((index) => TOWERS[world].map(({ key }, kind) => ({ world, index, key, kind }))),
  );
  it.each(singleKinds)('loses map $index of the $world with $key towers alone', ({ world, index, kind }) => {
    const buoys = world === 'sea' ? [0] : [];
    expect(playMap(world, index, 'brisk', { kinds: [...new Set([kind, ...buoys])] }).end).toBe('lost');
  });

  it.each(CHAPTERS)('wins the %s chapter, with an identical replay', (chapter) => {
    const { play, moves } = playChapter({ world: 'town', chapter, strength: 'calm' }, { isEarly: true });
    expect(totalStars(play)).toBeGreaterThanOrEqual(8);
    const result = rulesFor('crown-and-cobble')!.replay({ seed: 'x', mode: `${chapter}-calm` }, moves);
    expect(result).toMatchObject({ outcome: 'finished', score: scoreOf(play) });
  });
});
