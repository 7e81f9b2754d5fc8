/** Compares the games' declared input methods with the browser tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { findWaysToPlay } from '@/games/ways-to-play';

const online = BUILT_IN_GAMES.filter(
  ({ embed }) => embed?.src.startsWith('/play/') && !embed.src.endsWith('.swf'),
);
const folderOf = (src: string): string => src.split('/')[2] ?? '';
const folders = [...new Set(online.map(({ embed }) => folderOf(embed?.src ?? '')))].toSorted();

/** The engines that the browser tests play with the keyboard. */
const playedByKeys = new Set(
  readdirSync('e2e/support/players')
    .filter((file) => /ways: \[[^\]]*'keys'/.test(readFileSync(`e2e/support/players/${file}`, 'utf8')))
    .map((file) => file.replace(/\.ts$/, '')),
);
/** The browser tests' player file for this engine has a shorter name. */
playedByKeys.add('mahjong-by-moonlight');
/** The browser tests of these engines are in e2e/games.spec.ts and e2e/flash.spec.ts. */
const ELSEWHERE = new Set(['orbit-keeper', 'quiet-sudoku']);

describe('the list of ways to play an engine', () => {
  it.each(folders)('exists for %s', (folder) => {
    expect(
      findWaysToPlay({
        embed: online.find(({ embed }) => folderOf(embed?.src ?? '') === folder)?.embed ?? null,
      }),
    ).toBeDefined();
  });

  it.each(folders.filter((folder) => !ELSEWHERE.has(folder)))(
    'states that every move of %s has a key only if the browser tests play the game by keyboard',
    (folder) => {
      const entry = online.find(({ embed }) => folderOf(embed?.src ?? '') === folder);
      expect(entry && findWaysToPlay(entry)?.hasKeyboard).toBe(playedByKeys.has(folder));
    },
  );

  it('makes a game one-handed only if it supports portrait orientation on phones', () => {
    const oneHanded = online.filter(({ names }) => names.kinds.includes('one handed'));
    expect(oneHanded.length).toBeGreaterThan(0);
    expect(oneHanded.filter(({ embed }) => !embed?.supportsMobile.portrait)).toEqual([]);
  });

  it('declares no game for two people at one screen', () => {
    expect(online.filter(({ names }) => names.kinds.includes('two player')).map(({ slug }) => slug)).toEqual(
      [],
    );
  });
});
