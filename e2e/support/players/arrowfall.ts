/** Arrowfall and Lantern Harbour, the quick round: hits stationary targets with one arrow, and skips moving ones. */
import { expect } from '@playwright/test';
import { CIRCLE, editionOf, MIN_MS_PER_MOVE, POWERS } from '@/games/arrowfall/config';
import { firstScene, simulateShot } from '@/games/arrowfall/fly';
import { isCleared } from '@/games/arrowfall/goals';
import { fullPullLength } from '@/games/arrowfall/pull';
import { makeRound, type ShootingStand } from '@/games/arrowfall/round';
import type { GameTable } from '../game-table';
import { drag, dragFinger, type Press } from '../press-by';
import { MARGIN_MS, type Player } from './player';

type Step = (table: GameTable, by: Press) => Promise<void>;
type Aim = readonly [angle: number, power: number];

/** The bow's angle and power when a level opens, and their change per key press. */
const FIRST: Aim = [60, 48];
const DEGREE = 4;
const FIRM = 2;
/**
 * Aiming is never exact. Of the aims near the known one, the player chooses an aim that hits even with a small
 * deviation.
 */
const AROUND = [-4, -2, -1, 0, 1, 2, 4];
const SLIP = [-2, -1, 0, 1, 2];

const isStill = ({ level }: ShootingStand): boolean => level.items.every(({ motion }) => motion === null);

function surestAim({ level, passingShot }: ShootingStand, isHarbour: boolean): Aim {
  const hits = (angle: number, power: number) =>
    isCleared(level, simulateShot(level, firstScene(level), isHarbour, [angle, power, 0]).scene);
  const scoreOf = (angle: number, power: number) =>
    SLIP.reduce((sum, a) => sum + [-1, 0, 1].filter((p) => hits(angle + a, power + p)).length, 0);
  const [angle, power] = passingShot;
  const aims = AROUND.flatMap((a) =>
    AROUND.map((p): Aim => [angle + a, Math.min(POWERS - 1, power + p)]),
  ).filter((aim) => hits(...aim));
  return aims.reduce((best, aim) => (scoreOf(...aim) > scoreOf(...best) ? aim : best), [angle, power] as Aim);
}

const press = async ({ page }: GameTable, by: number, step: number, keys: readonly [string, string]) => {
  const key = by < 0 ? keys[0] : keys[1];
  for (let i = 0; i < Math.floor(Math.abs(by) / step); i += 1) await page.keyboard.press(key);
  for (let i = 0; i < Math.abs(by) % step; i += 1) await page.keyboard.press(`Shift+${key}`);
};

const shootByKeys = async (table: GameTable, [angle, power]: Aim): Promise<void> => {
  await table.frame.getByRole('application').focus();
  await press(table, angle - FIRST[0], DEGREE, ['ArrowDown', 'ArrowUp']);
  await press(table, power - FIRST[1], FIRM, ['ArrowLeft', 'ArrowRight']);
  await table.page.keyboard.press('Enter');
};

const shootByHand = async (table: GameTable, by: Press, [angle, power]: Aim): Promise<void> => {
  const box = await table.frame.getByRole('application').boundingBox();
  if (!box) throw new Error('The range is not on the page.');
  const pull = (fullPullLength(box.width, box.height) * power) / POWERS;
  const turn = (angle / CIRCLE) * 2 * Math.PI;
  const from = { x: box.x + box.width * 0.6, y: box.y + box.height * 0.4 };
  const to = { x: from.x - Math.cos(turn) * pull, y: from.y + Math.sin(turn) * pull };
  await (by.name === 'mouse' ? drag : dragFinger)(table, from, to);
};

const next = (table: GameTable) => table.frame.getByRole('button', { name: /^(Next level|To the end)$/ });

const shoot =
  (aim: Aim): Step =>
  async (table, by) => {
    await expect(table.frame.getByRole('application')).toBeVisible();
    if (by.name === 'keys') await shootByKeys(table, aim);
    else await shootByHand(table, by, aim);
    await expect(next(table)).toBeVisible({ timeout: 12_000 });
  };

const goOn: Step = async (table, by) => {
  await expect(next(table)).toBeVisible();
  if (by.name === 'keys') await table.page.keyboard.press('Enter');
  else await by.on(table, next(table));
  await expect(next(table)).toBeHidden();
};

const skip: Step = async (table, by) => {
  await by.on(table, table.frame.getByRole('button', { name: 'Skip', exact: true }));
  await by.on(table, table.frame.getByRole('button', { name: /^Sure/ }));
};

const playerOf = (slug: string, isEdition: boolean): Player => {
  const edition = editionOf(slug);
  if (!edition) throw new Error('no edition');
  const { title, world, modeLabels } = edition;
  const isHarbour = world === 'harbour';
  const stepsOf = (stand: ShootingStand): Step[] =>
    isStill(stand) ? [shoot(surestAim(stand, isHarbour)), goOn] : [skip];
  return {
    game: { slug, title, mode: { key: 'round', label: modeLabels.round ?? '' } },
    isEdition,
    endOf: () => 'Some lamps are lit',
    isLeft: false,
    ways: ['mouse', 'touch', 'keys'],
    // The last stand is skipped, so that not all lanterns are lit.
    movesFor: (seed) => [...makeRound(world, seed).slice(0, -1).flatMap(stepsOf), skip],
    wait: (table) => table.waitSinceOpen(10 * MIN_MS_PER_MOVE + MARGIN_MS),
  };
};

export const arrowfallPlayer = playerOf('arrowfall', false);
export const lanternHarbourPlayer = playerOf('arrowfall-lantern-harbour', true);
