/** Night Owl Quiz: answers twelve questions, one of them wrong at first. */
import { expect } from '@playwright/test';
import type { GameTable } from '../game-table';
import type { PressMethod } from '../press-by';
import { pressCell } from './cells';
import { MARGIN_MS, type GamePlayer } from './player';
import {
  EDITIONS,
  type Edition,
  GUARD_MS,
  MIN_MS_PER_MOVE,
  MIN_MS_PER_QUESTION,
  QUESTIONS,
} from '@/games/night-owl-quiz/config';
import { makeLevel } from '@/games/night-owl-quiz/generate';
import type { Level, Question } from '@/games/night-owl-quiz/types';

type PlayerStep = (table: GameTable, by: PressMethod) => Promise<void>;

const finishLooking: PlayerStep = async (table, by) => {
  const button = table.frame.getByRole('button', { name: 'I have it' });
  await by.on(table, button);
  await expect(button).toBeHidden();
  // New answers ignore presses for a moment, to guard against a double press.
  await table.page.waitForTimeout(GUARD_MS);
};

const chooseAnswer =
  (at: number): PlayerStep =>
  async (table, by) => {
    if (by.name === 'keys') await table.page.keyboard.press(String(at + 1));
    else await by.on(table, table.frame.getByRole('group', { name: 'Answers' }).getByRole('button').nth(at));
  };

const stepsForQuestion = (question: Question): PlayerStep[] => {
  const answers =
    question.kind === 'choice'
      ? [chooseAnswer(question.answer)]
      : question.cells.map(
          (cell): PlayerStep =>
            (table, by) =>
              pressCell(table, by, question.columns, cell, 'Space'),
        );
  return question.isHiddenAfterLooking ? [finishLooking, ...answers] : answers;
};

const awaitQuestion =
  (at: number): PlayerStep =>
  async (table) => {
    await expect(table.frame.getByText(`${at + 1} of ${QUESTIONS}`, { exact: true })).toBeVisible();
    // A new question ignores presses for a moment, to guard against a double press.
    await table.page.waitForTimeout(GUARD_MS);
  };

const countPresses = ({ questions }: Level): number =>
  questions.flatMap((question) => stepsForQuestion(question)).length;

const createPlayer = (edition: Edition, index: number): GamePlayer => {
  const createLevel = (seed: string) => makeLevel(edition.tasks, 'evening', seed);
  return {
    game: { slug: edition.slug, title: edition.title, mode: { key: 'evening', label: 'Early evening' } },
    endOf: () => 'Every window at the first go',
    isLeft: false,
    isEdition: index > 0,
    ways: ['mouse', 'touch', 'keys'],
    movesFor: (seed) =>
      createLevel(seed).questions.flatMap((question, at) => {
        const steps = stepsForQuestion(question);
        return steps.map((step, part): PlayerStep => async (table, by) => {
          await step(table, by);
          if (part === steps.length - 1 && at < QUESTIONS - 1) await awaitQuestion(at + 1)(table, by);
        });
      }),
    wait: (table, seed) =>
      table.waitForHonestTime(
        QUESTIONS * MIN_MS_PER_QUESTION + countPresses(createLevel(seed)) * MIN_MS_PER_MOVE + MARGIN_MS,
      ),
  };
};

export const nightOwlQuizPlayers = EDITIONS.map(createPlayer);
