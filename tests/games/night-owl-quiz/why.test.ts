import { describe, expect, it } from 'vitest';
import { EDITIONS, MODE_LABELS } from '@/games/night-owl-quiz/config';
import { makeLevel } from '@/games/night-owl-quiz/generate';
import { countLongestRow, countRow, createPlay } from '@/games/night-owl-quiz/play';
import type { ModeKey } from '@/games/night-owl-quiz/types';
import { orderOf, ruleOf, explainQuestion } from '@/games/night-owl-quiz/why';

const MODES = Object.keys(MODE_LABELS) as ModeKey[];

describe('the explanation of an answer', () => {
  it.each([
    [[3, 7, 11, 15, 19], 'each is 4 more than the one before'],
    [[80, 73, 66, 59], 'each is 7 less than the one before'],
    [[2, 6, 18, 54], 'each is 3 times the one before'],
    [[4, 6, 9, 13, 18, 24], 'the steps grow by 1: 2, 3, 4, 5, 6'],
    [[29, 38, 34, 43, 39, 48, 44], 'by turns 9 more and 4 less'],
    [[3, 4, 7, 11, 18, 29], 'each is the sum of the two before'],
    [[1, 5, 2, 90], ''],
  ])('states the rule of the series %j', (terms, rule) => {
    expect(ruleOf(terms)).toBe(rule);
  });

  it('orders animals the same way for “lighter” and “heavier”', () => {
    const lines = ['The cat is lighter than the fox.', 'The cat is heavier than the mole.'];
    expect(orderOf(lines)).toEqual(['fox', 'cat', 'mole']);
  });

  it('forms a full sentence for each kind of task that has one', () => {
    const shown = ['sum', 'gap', 'series', 'clock', 'weights', 'houses', 'place', 'shelf', 'days'];
    for (const edition of EDITIONS)
      for (const mode of MODES)
        for (const seed of ['a', 'b', 'c', 'd'])
          for (const question of makeLevel(edition.tasks, mode, seed).questions) {
            const why = explainQuestion(question);
            if (shown.includes(question.task)) expect(why, question.question).toMatch(/^.{4,}\.$/);
            expect(why).not.toMatch(/undefined|NaN/);
          }
  });
});

describe('a streak of correct first answers', () => {
  it('ends with a mistake, and remembers the longest streak', () => {
    const edition = EDITIONS[0]!;
    const play = createPlay(makeLevel(edition.tasks, 'evening', 'row'));
    play.slips = play.slips.map((_, at) => (at === 4 ? 1 : 0));
    play.at = 4;
    expect(countRow(play)).toBe(4);
    play.at = 5;
    expect(countRow(play)).toBe(0);
    play.at = 7;
    expect([countRow(play), countLongestRow(play)]).toEqual([2, 4]);
  });
});
