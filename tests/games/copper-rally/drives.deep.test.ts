import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition, legOf } from '@/games/copper-rally/config';
import { isWarmUp } from '@/games/copper-rally/legs';
import { rulesFor } from '@/games/copper-rally/rules';
import { driveRoad, driveTable, type Skill } from './drivers';

const plain = ({ modes }: Edition) => modes.filter((mode) => !mode.endsWith('e') && !isWarmUp(mode));
const cases = EDITIONS.flatMap((edition) => plain(edition).map((mode) => ({ edition, mode })));
const drive = (mode: string, skill: Skill) =>
  mode.startsWith('r') ? driveRoad(mode, skill) : driveTable(mode, skill);

describe.each(cases)('$mode', ({ edition, mode }) => {
  const { medals } = legOf(edition.world, mode);
  const secondsOf = (skill: Skill, driven = mode) => {
    const { play, moves } = drive(driven, skill);
    expect(play.ending).toBe('home');
    expect(rulesFor(edition.keyword)!.replay({ seed: '', mode: driven }, moves).outcome).toBe('finished');
    return play.tick / 60;
  };

  it('gives gold to an expert, at least bronze to an average driver, and lets a beginner finish', () => {
    expect(secondsOf('ace')).toBeLessThanOrEqual(medals[0]);
    expect(secondsOf('fair')).toBeLessThanOrEqual(medals[2]);
    secondsOf('learner');
  });

  it('allows no faster time than gold with easy steering', () => {
    expect(secondsOf('learner', `${mode}e`)).toBeGreaterThan(medals[0]);
  });
});
