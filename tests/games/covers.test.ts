/** What the start screen of each game shows. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalogue';
import { listCovers } from '../../scripts/build-games.mjs';

describe('the drawings of the start screens', () => {
  it('are there for every edition of every game', async () => {
    const covers: Record<string, Record<string, string>> = await listCovers();
    const played = BUILT_IN_GAMES.filter(({ embed }) => embed?.src.includes('/index.html'));
    expect(played.length).toBeGreaterThan(150);
    for (const { slug, keyword, embed } of played) {
      const engine = embed!.src.split('/')[2]!;
      const cover = covers[engine]?.[keyword];
      expect(cover && existsSync(join('games', engine, cover)), slug).toBe(true);
    }
  });
});
