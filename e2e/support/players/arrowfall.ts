/** Arrowfall and Lantern Harbour, the quick round: hits stationary targets with one arrow, and skips moving ones. */
import { expect } from '@playwright/test';
import { CIRCLE, editionOf, MIN_MS_PER_MOVE, POWERS } from '@/games/arrowfall/config';
import { firstScene, simulateShot } from '@/games/arrowfall/fly';
import { isCleared } from '@/games/arrowfall/goals';
import { fullPullLength } from '@/games/arrowfall/pull';
import { makeRound, type ShootingStand } from '@/games/arrowfall/round';
import type { GameTable } from '../game-table';
import { dragPointer, dragFinger, type PressMethod } from '../press-by';
import { MARGIN_MS, type GamePlayer } from './player';

type PlayerStep = (table: GameTable, by: PressMethod) => Promise<void>;
type Aim = readonly [angle: number, power: number];

/** The bow's angle and power when a level opens, and their change per key press. */
const INITIAL_AIM: Aim = [60, 48];
const DEGREES_PER_PRESS = 4;
const POWER_PER_PRESS = 2;
/**
 * Aiming is never exact. Of the aims near the known one, the player chooses an aim that hits even with a small
 * deviation.
 */
const AIM_OFFSETS = [-4, -2, -1, 0, 1, 2, 4];
const AIM_ERRORS = [-2, -1, 0, 1, 2];

const hasNoMovingItems = ({ level }: ShootingStand): boolean =>
  level.items.every(({ motion }) => motion === null);

function surestAim({ level, passingShot }: ShootingStand, isHarbour: boolean): Aim {
  const isHit = (angle: number, power: number) =>
    isCleared(level, simulateShot(level, firstScene(level), isHarbour, [angle, power, 0]).scene);
  const countHits = (angle: number, power: number) =>
    AIM_ERRORS.reduce((sum, a) => sum + [-1, 0, 1].filter((p) => isHit(angle + a, power + p)).length, 0);
  const [angle, power] = passingShot;
  const aims = AIM_OFFSETS.flatMap((a) =>
    AIM_OFFSETS.map((p): Aim => [angle + a, Math.min(POWERS - 1, power + p)]),
  ).filter((aim) => isHit(...aim));
  return aims.reduce((best, aim) => (countHits(...aim) > countHits(...best) ? aim : best), [
    angle,
    power,
  ] as Aim);
}

const pressRepeatedly = async (
  { page }: GameTable,
  by: number,
  step: number,
  keys: readonly [string, string],
) => {
  const key = by < 0 ? keys[0] : keys[1];
  for (let i = 0; i < Math.floor(Math.abs(by) / step); i += 1) await page.keyboard.press(key);
  for (let i = 0; i < Math.abs(by) % step; i += 1) await page.keyboard.press(`Shift+${key}`);
};

const shootByKeys = async (table: GameTable, [angle, power]: Aim): Promise<void> => {
  await table.frame.getByRole('application').focus();
  await pressRepeatedly(table, angle - INITIAL_AIM[0], DEGREES_PER_PRESS, ['ArrowDown', 'ArrowUp']);
  await pressRepeatedly(table, power - INITIAL_AIM[1], POWER_PER_PRESS, ['ArrowLeft', 'ArrowRight']);
  await table.page.keyboard.press('Enter');
};

const shootByHand = async (table: GameTable, by: PressMethod, [angle, power]: Aim): Promise<void> => {
  const box = await table.frame.getByRole('application').boundingBox();
  if (!box) throw new Error('The range is not on the page.');
  const pull = (fullPullLength(box.width, box.height) * power) / POWERS;
  const turn = (angle / CIRCLE) * 2 * Math.PI;
  const from = { x: box.x + box.width * 0.6, y: box.y + box.height * 0.4 };
  const to = { x: from.x - Math.cos(turn) * pull, y: from.y + Math.sin(turn) * pull };
  await (by.name === 'mouse' ? dragPointer : dragFinger)(table, from, to);
};

const nextButton = (table: GameTable) =>
  table.frame.getByRole('button', { name: /^(Next level|To the end)$/ });

const shoot =
  (aim: Aim): PlayerStep =>
  async (table, by) => {
    await expect(table.frame.getByRole('application')).toBeVisible();
    if (by.name === 'keys') await shootByKeys(table, aim);
    else await shootByHand(table, by, aim);
    await expect(nextButton(table)).toBeVisible({ timeout: 12_000 });
  };

const continueToNextLevel: PlayerStep = async (table, by) => {
  await expect(nextButton(table)).toBeVisible();
  if (by.name === 'keys') await table.page.keyboard.press('Enter');
  else await by.on(table, nextButton(table));
  await expect(nextButton(table)).toBeHidden();
};

const skipLevel: PlayerStep = async (table, by) => {
  await by.on(table, table.frame.getByRole('button', { name: 'Skip', exact: true }));
  await by.on(table, table.frame.getByRole('button', { name: /^Sure/ }));
};

const createPlayer = (slug: string, isEdition: boolean): GamePlayer => {
  const edition = editionOf(slug);
  if (!edition) throw new Error('no edition');
  const { title, world, modeLabels } = edition;
  const isHarbour = world === 'harbour';
  const stepsForStand = (stand: ShootingStand): PlayerStep[] =>
    hasNoMovingItems(stand) ? [shoot(surestAim(stand, isHarbour)), continueToNextLevel] : [skipLevel];
  return {
    game: { slug, title, mode: { key: 'round', label: modeLabels.round ?? '' } },
    isEdition,
    endOf: () => 'Some lamps are lit',
    isLeft: false,
    ways: ['mouse', 'touch', 'keys'],
    // The last stand is skipped, so that not all lanterns are lit.
    movesFor: (seed) => [...makeRound(world, seed).slice(0, -1).flatMap(stepsForStand), skipLevel],
    wait: (table) => table.waitSinceOpen(10 * MIN_MS_PER_MOVE + MARGIN_MS),
  };
};

export const arrowfallPlayer = createPlayer('arrowfall', false);
export const lanternHarbourPlayer = createPlayer('arrowfall-lantern-harbour', true);
