/** Checks a thousand levels of each chapter, and long runs on the endless floor. */
import { describe, expect, it } from 'vitest';
import { maxPlaced } from '@/games/block-attic/attic/deal';
import { fitsSomewhere } from '@/games/block-attic/attic/play';
import { CHAPTERS, LEVELS_PER_CHAPTER, VAN_PIECES } from '@/games/block-attic/config';
import { makeLevel } from '@/games/block-attic/pack/generate';
import type { PackMode } from '@/games/block-attic/types';
import { expectPackable, keyOf } from './expect-packable';
import { playCarelessly, playAttic } from './player';

const LEVELS = 1_000;

describe('Block Attic over many seeds', () => {
  it.each(Object.keys(CHAPTERS) as PackMode[])(
    'makes a thousand different levels of %s that can be packed',
    (mode) => {
      const keys = new Set<string>();
      for (let level = 0; level < LEVELS; level++) {
        const made = makeLevel(
          `deep ${Math.floor(level / LEVELS_PER_CHAPTER)}`,
          mode,
          level % LEVELS_PER_CHAPTER,
        );
        expectPackable(made);
        keys.add(keyOf(made));
      }
      expect(keys.size).toBe(LEVELS);
    },
  );

  it('deals a thousand first sets that can all be placed', () => {
    for (let seed = 0; seed < LEVELS; seed++)
      playAttic(
        { seed: `deep ${seed}`, mode: 'endless' },
        3,
        playCarelessly(`${seed}`),
        (run, { isDealt }) => {
          if (isDealt)
            expect(
              maxPlaced(
                run.rows,
                run.hand.flatMap((piece) => piece?.shape ?? []),
              ),
            ).toBe(3);
        },
      );
  });

  it('always deals at least one piece that fits, and allows a careful player to pack the van', () => {
    let full = 0;
    for (let seed = 0; seed < 100; seed++) {
      playAttic(
        { seed: `careless ${seed}`, mode: 'endless' },
        400,
        playCarelessly(`${seed}`),
        (run, { isDealt }) => {
          if (isDealt) expect(run.hand.some((piece) => piece && fitsSomewhere(run, piece.shape))).toBe(true);
        },
      );
      if (playAttic({ seed: `van ${seed}`, mode: 'van' }, VAN_PIECES).play.ending === 'packed') full++;
    }
    expect(full).toBeGreaterThanOrEqual(95);
  });
});
