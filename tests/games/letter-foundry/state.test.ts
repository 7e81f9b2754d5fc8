import { describe, expect, it } from 'vitest';
import { EDITIONS, EXTRAS_PER_LETTER, HINT_PENALTY_MS } from '@/games/letter-foundry/config';
import { generateLevel } from '@/games/letter-foundry/generate';
import { freeLetters } from '@/games/letter-foundry/play';
import { createGame, type Game } from '@/games/letter-foundry/state';
import { solutionOf } from './solve';

const [crossed, keystone] = EDITIONS as readonly [(typeof EDITIONS)[number], (typeof EDITIONS)[number]];
const hard = generateLevel(crossed, 'hard', 'a first seed');
const arch = generateLevel(keystone, 'hard', 'a first seed');

const spellWord = (game: Game, text: string) => {
  for (const letter of text) game.type(letter);
  return game.cast();
};

describe('the word being spelled', () => {
  it('grows by letters, and drops the last letter when that letter is pressed again', () => {
    const game = createGame(hard);
    game.press(2);
    game.press(4);
    game.press(2);
    expect(game.stick).toEqual([2, 4]);
    game.press(4);
    expect(game.stick).toEqual([2]);
    game.back();
    expect(game.word).toBe('');
  });

  it('uses a letter only as often as the stone has it', () => {
    const game = createGame({ ...hard, letters: ['S', 'E', 'E', 'N', 'A', 'T', 'R'] });
    expect([game.type('E'), game.type('E'), game.type('E'), game.type('Z')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(game.stick).toEqual([1, 2]);
  });

  it('clears after submission, whether the word is valid or not', () => {
    const game = createGame(hard);
    expect(spellWord(game, hard.words[0]!.text)).toMatchObject({ outcome: 'found', word: 0 });
    expect(game.stick).toEqual([]);
    expect(spellWord(game, hard.words[0]!.text)).toMatchObject({ outcome: 'already', word: 0 });
    expect(spellWord(game, hard.letters.slice(0, 2).join('')).outcome).toBe('short');
    expect(game.moves).toHaveLength(1);
  });

  it('requires the keystone if the level has one', () => {
    const game = createGame(arch);
    const others = arch.letters.filter((_, i) => i !== arch.keystone).slice(0, 3);
    expect(spellWord(game, others.join('')).outcome).toBe('keyless');
  });
});

describe('the crucible', () => {
  const extras = [...hard.extras];

  it('accepts words that the puzzle does not require, each of them once', () => {
    const game = createGame(hard);
    expect(spellWord(game, extras[0]!).outcome).toBe('extra');
    expect(spellWord(game, extras[0]!)).toMatchObject({ outcome: 'already', word: null });
    expect(game.play.extras).toEqual([extras[0]]);
  });

  it('pays for revealing a letter when it is full', () => {
    const game = createGame(hard);
    for (const text of extras.slice(0, EXTRAS_PER_LETTER)) spellWord(game, text);
    expect(freeLetters(game.play)).toBe(1);
    game.requestHint();
    expect([freeLetters(game.play), game.play.penaltyMs]).toEqual([0, 0]);
    game.requestHint();
    expect(game.play.penaltyMs).toBe(HINT_PENALTY_MS);
  });
});

describe('revealing letters', () => {
  it('fills the entire grid after enough hints', () => {
    const game = createGame(hard);
    const cells = hard.forme.filter(Boolean).length;
    const requested = Array.from({ length: cells }, () => game.requestHint());
    expect(new Set(requested).size).toBe(cells);
    expect(game.isDone()).toBe(true);
  });
});

describe('a level', () => {
  it('resumes from a save, up to the first invalid move', () => {
    const solution = solutionOf(hard);
    const game = createGame(hard, [...solution.slice(0, 3), ['word', 'QZXVJ'], ...solution.slice(3)]);
    expect(game.moves).toEqual(solution.slice(0, 3));
    expect(createGame(hard, solution).isDone()).toBe(true);
  });

  it('keeps every letter when the stone is shuffled, and the keystone in its position', () => {
    const game = createGame(arch);
    game.shake(() => 0.3);
    expect([...game.places].sort()).toEqual(arch.letters.map((_, i) => i));
    expect(game.places[arch.keystone!]).toBe(arch.keystone);
    expect(game.places).not.toEqual(arch.letters.map((_, i) => i));
  });
});
