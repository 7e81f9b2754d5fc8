/** Balloon Post and Submarine Post, the first chapter: plays every level by its shortest route, with the solver's gusts. */
import { expect } from '@playwright/test';
import { editionOf, MIN_MS_PER_MOVE, STEER_COUNT } from '@/games/balloon-post/config';
import { firstScene } from '@/games/balloon-post/fly';
import { levelsFor } from '@/games/balloon-post/rules';
import { solve } from '@/games/balloon-post/solve';
import { maxStars, SOLVED_TITLE, STEER_NAMES } from '@/games/balloon-post/words';
import type { WorldKey } from '@/games/balloon-post/types';
import type { GameTable } from '../game-table';
import type { PressMethod } from '../press-by';
import { MARGIN_MS, type GamePlayer } from './player';

type PlayerStep = (table: GameTable, by: PressMethod) => Promise<void>;

const STEERING_KEYS: Readonly<Record<WorldKey, readonly string[]>> = {
  air: ['ArrowUp', 'Space', 'ArrowDown'],
  sea: ['ArrowLeft', 'Space', 'ArrowRight'],
};

/** Returns the gusts that solve each level of the chapter. */
const listFlights = (slug: string): number[][] => {
  const edition = editionOf(slug);
  const levels = edition && levelsFor(edition, 'one');
  if (!levels) throw new Error('no levels');
  return levels.map((level) => solve(level, firstScene(level)) ?? []);
};

const createPlayer = (slug: string, isEdition: boolean): GamePlayer => {
  const edition = editionOf(slug);
  if (!edition) throw new Error('no edition');
  const { title, world, modeLabels } = edition;
  const flights = listFlights(slug);
  const gusts = flights.flat().length;
  const steer =
    (code: number, used: number): PlayerStep =>
    async (table, by) => {
      const flight = code % STEER_COUNT;
      if (by.name === 'keys') await table.page.keyboard.press(STEERING_KEYS[world][flight] ?? '');
      else
        await by.on(
          table,
          table.frame.getByRole('button', { name: STEER_NAMES[world][flight], exact: true }),
        );
      await expect(table.frame.getByText(new RegExp(`^${used}/\\d+$`)).last()).toBeVisible();
    };
  const continueFlight: PlayerStep = async (table, by) => {
    const next = table.frame.getByRole('button', { name: /^(Next level|Open the letter)$/ });
    await expect(next).toBeVisible();
    if (by.name === 'keys') await table.page.keyboard.press('Enter');
    else await by.on(table, next);
    await expect(next).toBeHidden();
  };
  return {
    game: { slug, title, mode: { key: 'one', label: modeLabels.one } },
    isEdition,
    endOf: () => SOLVED_TITLE,
    isLeft: false,
    ways: ['mouse', 'touch', 'keys'],
    movesFor: () =>
      flights.flatMap((flight) => [...flight.map((code, index) => steer(code, index + 1)), continueFlight]),
    scoreOf: () => maxStars,
    wait: (table) => table.waitSinceOpen((gusts + flights.length) * MIN_MS_PER_MOVE + MARGIN_MS),
  };
};

export const balloonPostPlayer = createPlayer('balloon-post', false);
export const submarinePostPlayer = createPlayer('submarine-post', true);
