/** Tests the arguments of `npm run upgrade-check`. */
import { describe, expect, it } from 'vitest';
import { parseUpgradeArguments } from '@/scripts/lib/upgrade-arguments.mjs';

const EVERY_CHECK = ['build', 'types', 'lint', 'unit', 'e2e'];

describe('parsing the arguments of npm run upgrade-check', () => {
  it.each([
    [[], { checks: EVERY_CHECK, rest: [], isDry: false }],
    [['--dry'], { checks: EVERY_CHECK, rest: [], isDry: true }],
    [['build'], { checks: ['build'], rest: [], isDry: false }],
    [['types'], { checks: ['build', 'types'], rest: [], isDry: false }],
    [['unit', 'types', 'paths'], { checks: ['build', 'types', 'unit'], rest: ['paths'], isDry: false }],
    [['unit', 'tests/scripts'], { checks: ['build', 'unit'], rest: ['tests/scripts'], isDry: false }],
    [
      ['e2e', 'e2e/flash.spec.ts', '-g', 'by keys'],
      { checks: ['build', 'e2e'], rest: ['e2e/flash.spec.ts', '-g', 'by keys'], isDry: false },
    ],
  ])('reads %j', (args, expected) => {
    expect(parseUpgradeArguments(args)).toEqual(expected);
  });

  it.each([
    [['tests/scripts'], 'There is no check "tests/scripts".'],
    [['types', 'lib'], 'The check "types" takes no path.'],
  ])('rejects %j', (args, problem) => {
    expect(() => parseUpgradeArguments(args)).toThrow(problem);
  });
});
