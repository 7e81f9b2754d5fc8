import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const readExample = (path: string): string => readFileSync(path, 'utf8').trim();
const PAGES = ['docs/sdk.md', 'content/help/make-a-game.md'];

/** Returns the code blocks of a language in a page about the SDK. */
const listCodeBlocks = (page: string, language: string): string[] =>
  [...readExample(page).matchAll(/```(\w+)\n([\s\S]*?)```/g)]
    .filter(([, name]) => name === language)
    .map(([, , code = '']) => code.trim());

describe.each(PAGES)('the example of the SDK in %s', (page) => {
  it.each([
    ['html', 'games/sdk/example/index.html'],
    ['js', 'games/sdk/example/tap.js'],
  ])('matches the running %s', (language, file) => {
    expect(listCodeBlocks(page, language)).toContain(readExample(file));
  });
});
