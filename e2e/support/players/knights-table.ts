/** Knight’s Table: plays the master's moves, against the squire. */
import { expect } from '@playwright/test';
import { pressCell } from './cells';
import type { GamePlayer } from './player';
import { CROWNS, EDITIONS, type Edition } from '@/games/knights-table/config';
import { NAMES } from '@/games/knights-table/men';
import { adviseStep, applyMove, createPlay, makeLevel, pointsOf } from '@/games/knights-table/play';
import { SIZE } from '@/games/knights-table/squares';
import type { Play, Step } from '@/games/knights-table/types';
import { titleOf } from '@/games/knights-table/words';

const solvedGames = new Map<string, { steps: Step[]; play: Play }>();

const solveGame = ({ setting }: Edition, seed: string) => {
  const key = `${setting} ${seed}`;
  const known = solvedGames.get(key);
  if (known) return known;
  const play = createPlay(makeLevel(setting, 'squire', seed));
  const steps: Step[] = [];
  while (!play.ending) {
    const step = adviseStep(play)!;
    applyMove(play, step);
    steps.push(step);
  }
  solvedGames.set(key, { steps, play });
  return { steps, play };
};

const createPlayer = (edition: Edition, index: number): GamePlayer => ({
  game: { slug: edition.slug, title: edition.title, mode: { key: 'squire', label: 'The squire' } },
  endOf: (seed) => titleOf(solveGame(edition, seed)),
  scoreOf: (seed) => pointsOf(solveGame(edition, seed).play),
  isLeft: false,
  isEdition: index > 0,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const { steps } = solveGame(edition, seed);
    return steps.map(([from, to, crowned], at) => async (table, by) => {
      await pressCell(table, by, SIZE, from, 'Space');
      await pressCell(table, by, SIZE, to, 'Space');
      if (crowned !== undefined) {
        const name = NAMES[CROWNS[crowned]!];
        await by.on(table, table.frame.getByRole('button', { name: new RegExp(`^${name}$`, 'i') }));
      }
      if (at < steps.length - 1) {
        const turn = `Move ${at + 2}, your turn`;
        await expect(table.frame.getByText(turn, { exact: true })).toBeVisible();
      }
    });
  },
  // Every reply of the opponent takes longer than the minimum time per move.
  wait: () => Promise.resolve(),
});

export const knightsTablePlayers = EDITIONS.map(createPlayer);
