/** Checks that the pages for authors match the SDK, and that their catalog entry can be imported. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createStarwick } from '@/games/sdk/starwick';
import { GAME_ERROR_CODES, GAME_THEMES } from '@/lib/game-protocol';
import { starwickFeed as ownFormat } from '@/server/product/catalog/feeds/starwick';

const readPage = (topic: string): string => readFileSync(`content/help/${topic}.md`, 'utf8');
const sdk = createStarwick(window);

/** Every member of the SDK; the members of `run` and `progress` have their object's name in front. */
const MEMBERS = Object.entries(sdk).flatMap(([name, member]) =>
  typeof member === 'object' ? Object.keys(member as object).map((inner) => `${name}.${inner}`) : [name],
);

/** Returns the members named in the first column of a page's tables. */
const listNamesIn = (page: string): string[] => {
  const cells = page.split('\n').flatMap((line) => /^\| (`.*?) +\|/.exec(line)?.[1] ?? []);
  const calls = cells.flatMap((cell) =>
    [...cell.matchAll(/`([a-zA-Z.]+)(?=[(`])/g)].map(([, name = '']) => name),
  );
  return [...new Set(calls)];
};

describe('the documentation of the SDK', () => {
  it('lists exactly the existing calls on the reference page', () => {
    expect(listNamesIn(readPage('game-sdk')).toSorted()).toEqual(MEMBERS.toSorted());
  });

  it('shows only existing calls on the guide page', () => {
    const calls = listNamesIn(readPage('make-a-game')).filter((name) => !/\.ts$|^art/.test(name));
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter((name) => !MEMBERS.includes(name))).toEqual([]);
  });

  it('names every error code and theme', () => {
    for (const word of [...GAME_ERROR_CODES, ...GAME_THEMES])
      expect(readPage('game-sdk')).toContain(`\`${word}\``);
  });

  it('shows a catalog entry that an import accepts', () => {
    const json = /```json\n([\s\S]*?)```/.exec(readPage('make-a-game'))?.[1] ?? '';
    const { content } = ownFormat.toEntry(JSON.parse(json), new Set());
    expect(content).toMatchObject({ title: 'Tap Ten', genres: ['19'] });
  });

  it('names the files that a new game has', () => {
    const table = readPage('make-a-game').split('## What it can ask for')[0] ?? '';
    const files = [...table.matchAll(/^\| `([a-z-]+\.ts)`/gm)].map(([, file]) => file);
    const made = readdirSync('scripts/game/template/game').filter((file) => file.endsWith('.ts'));
    expect(files.sort()).toEqual(made.sort());
  });
});
