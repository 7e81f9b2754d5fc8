/** Checks docs/games.md, which `npm run game -- list` writes; run the command again after adding a game. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { GENRES } from '@/lib/domain/games/genres';

const documentation = readFileSync('docs/games.md', 'utf8');
const played = BUILT_IN_GAMES.filter(({ embed }) => embed?.src.startsWith('/play/'));
const engineOf = (src: string): string => src.split('/')[2] ?? '';
const rows = documentation
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, engine]) => engine && /^[a-z][a-z0-9-]+$/.test(engine) && engine !== 'engine');

describe('the list of games in the documentation', () => {
  it('contains every game with its engine, and nothing else', () => {
    const listed = rows.flatMap((row) => {
      const [, engine = '', , , titles = ''] = row;
      return titles.split(', ').map((title) => `${engine}: ${title}`);
    });
    expect(listed.sort()).toEqual(
      played.map(({ embed, title }) => `${engineOf(embed?.src ?? '')}: ${title}`).sort(),
    );
  });

  it('shows the genres of each engine', () => {
    const names = new Map(GENRES.map(({ uid, name }) => [uid, name]));
    for (const [, engine = '', genres = ''] of rows) {
      const uids = played
        .filter(({ embed }) => engineOf(embed?.src ?? '') === engine)
        .flatMap((row) => row.genres);
      const shown = new Set(uids.map((uid) => names.get(uid) ?? 'Daily'));
      expect(genres.split(', ').sort(), engine).toEqual([...shown].sort());
    }
  });

  it('counts the games', () => {
    expect(documentation).toContain(`${rows.length} engines, ${played.length} games to play in the browser`);
    for (const row of rows) {
      const [, , , count = '', titles = ''] = row;
      expect(titles.split(', ')).toHaveLength(Number(count));
    }
  });

  it('keeps the median first load below the limit', () => {
    const loads = rows.map((row) => Number(row[5]?.replace(' KB', ''))).sort((a, b) => a - b);
    expect(loads.every((load) => load > 0)).toBe(true);
    expect(loads[Math.floor(loads.length / 2)]).toBeLessThanOrEqual(150);
  });
});
