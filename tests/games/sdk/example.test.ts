import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8').trim();

/** The code blocks of a language in the page about the SDK. */
const blocks = (language: string): string[] =>
  [...read('docs/sdk.md').matchAll(/```(\w+)\n([\s\S]*?)```/g)]
    .filter(([, name]) => name === language)
    .map(([, , code = '']) => code.trim());

describe('the example of the SDK', () => {
  it.each([
    ['html', 'games/sdk/example/index.html'],
    ['js', 'games/sdk/example/tap.js'],
  ])('is the %s that its page shows', (language, file) => {
    expect(blocks(language)).toContain(read(file));
  });
});
