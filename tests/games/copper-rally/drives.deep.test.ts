import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition, findLeg } from '@/games/copper-rally/config';
import { isWarmUp } from '@/games/copper-rally/legs';
import { rulesFor } from '@/games/copper-rally/rules';
import { driveRoad, driveTable, type Skill } from './drivers';

const basicModes = ({ modes }: Edition) => modes.filter((mode) => !mode.endsWith('e') && !isWarmUp(mode));
const cases = EDITIONS.flatMap((edition) => basicModes(edition).map((mode) => ({ edition, mode })));
const drive = (mode: string, skill: Skill) =>
  mode.startsWith('r') ? driveRoad(mode, skill) : driveTable(mode, skill);

describe.each(cases)('the stage $mode', ({ edition, mode }) => {
  const { medals } = findLeg(edition.world, mode);
  const secondsOf = (skill: Skill, driven = mode) => {
    const { play, moves } = drive(driven, skill);
    expect(play.ending).toBe('home');
    expect(rulesFor(edition.keyword)!.replay({ seed: '', mode: driven }, moves).outcome).toBe('finished');
    return play.tick / 60;
  };

  it('allows an ace to win gold, a fair driver to win at least bronze, and a learner to finish', () => {
    expect(secondsOf('ace')).toBeLessThanOrEqual(medals[0]);
    expect(secondsOf('fair')).toBeLessThanOrEqual(medals[2]);
    secondsOf('learner');
  });

  it('keeps easy steering slower than the gold time', () => {
    expect(secondsOf('learner', `${mode}e`)).toBeGreaterThan(medals[0]);
  });
});
